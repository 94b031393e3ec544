import { html, nothing, type TemplateResult } from "lit";
import type { Target } from "../../engine/engine.js";
import { say } from "../../words/words.js";
import { notches, vpFace } from "./cards.js";
import { levelsOf, partsOf, vpOf } from "./parts.js";
import { professionName, professionOf, vpName } from "./view.js";

/** All cards and what they do; the one that was asked for comes first. */
export function help(components: unknown, target: Target | null): TemplateResult {
  const parts = partsOf(components);
  const asked = askedFor(target);
  const first = <T>(items: T[], id: (item: T) => string) => [...items].sort((a, b) => Number(id(b) === asked) - Number(id(a) === asked));
  const professions = first(parts.professions.map(({ code }) => code), (code) => code).map((code) => profession(components, code, code === asked));
  const vps = first(parts.vp_cards.map(({ id }) => id), (id) => id).map((id) => vpCard(components, id, id === asked));
  const isVp = parts.vp_cards.some(({ id }) => id === asked);
  const professionPart = html`<h3>${say("guildhall-help-professions")}</h3><p class="quiet">${say("guildhall-help-levels")}</p><div class="entries">${professions}</div>`;
  const vpPart = html`<h3>${say("guildhall-help-vps")}</h3><div class="entries">${vps}</div>`;
  const shelf = html`<h3>${say("guildhall-help-shelf")}</h3><p class="notch-help">${notches({ cards: ["", ""], levels: [{ level: 2 }, { level: 4 }] })}${say("guildhall-help-notches")}</p>`;
  return html`<div class="card-help">${isVp ? html`${vpPart}${professionPart}` : html`${professionPart}${vpPart}`}${shelf}</div>`;
}

/** The profession or VP card that a target shows, if any. */
function askedFor(target: Target | null): string | undefined {
  const words = target?.split("/") ?? [];
  switch (words[0]) {
    case "hand":
    case "area":
    case "pile":
    case "next":
      return professionOf(words[1]!);
    case "hall":
      return professionOf(words[2]!);
    case "open":
      return words[2];
    case "chapter":
    case "row":
    case "bought":
      return words[1];
    default:
      return undefined;
  }
}

const profession = (components: unknown, code: string, asked: boolean) => html`<article class=${asked ? "asked" : nothing}>
  <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true"><use href="#emblem-${code}" width="64" height="64"></use></svg>
  <div><h4>${professionName(code)}</h4><dl>${levelsOf(partsOf(components), code).map((level) => html`<dt>${say(`guildhall-mark-${code}-${level}`)}</dt><dd>${say(`guildhall-help-${code}-${level}`)}</dd>`)}</dl></div>
</article>`;

const vpCard = (components: unknown, id: string, asked: boolean) => {
  const card = vpOf(partsOf(components), id);
  return html`<article class=${asked ? "asked" : nothing}>
    <span class="vp small">${vpFace(card, "")}</span>
    <div><h4>${vpName(id)}</h4><p>${say("guildhall-help-vp-worth", { points: card.value, cost: card.cost })} ${say(`guildhall-help-${id}`)}</p></div>
  </article>`;
};
