import { html, nothing, type TemplateResult } from "lit";
import type { Target } from "../../engine/engine.js";
import { say } from "../../words/words.js";
import { goodsRow, points, sign } from "./draw.js";
import { spaceFace } from "./faces.js";
import { factsOf } from "./deck.js";
import { cardLarge } from "./hand.js";
import { majorUse } from "./majors.js";
import { partsOf, spaceData, type Parts } from "./parts.js";
import { isCard, majorName, spaceName } from "./view.js";

/** What a space or a way to build is for, in the order in which the board shows it. */
const SUBJECTS = [["room-wood", "rooms"], ["plow", "fields"], ["sow", "sow"], ["bake", "bake"], ["fence", "fences"], ["stable", "stables"], ["sheep", "animals"], ["growth", "growth"], ["sickle", "harvest"], ["first", "marker"]] as const;

/** Everything that can be looked up: what was asked for first, then how the farm works, improvements, the score. */
export function help(components: unknown, target: Target | null): TemplateResult {
  const parts = partsOf(components);
  const [kind = "", which = ""] = target?.split("/") ?? [];
  return html`<div class="agricola-help faces">
    ${kind === "space" ? oneSpace(parts, which) : nothing}
    ${isCard(which) ? html`<div class="entries">${cardLarge(which, factsOf(which).type ?? "minor")}</div>` : nothing}
    <h3>${say("agricola-help-farm")}</h3>
    <div class="entries">${SUBJECTS.map(([picture, key]) => html`<article>${sign(picture)}<div><h4>${say(`agricola-help-${key}`)}</h4><p>${say(`agricola-help-${key}-text`)}</p></div></article>`)}</div>
    <h3>${say("agricola-majors")}</h3>
    <div class="entries">${parts.major_improvements.map((major) => html`<article class="owned-card ${kind === "major" && which === major.id ? "asked" : ""}"><b class="t">${majorName(major.id)}</b>
      <span class="help-cost">${major.costs.map((cost) => ("return_card" in cost ? html`<span>/ ${say("agricola-help-return")}</span>` : goodsRow(cost as Record<string, number>)))}${points(major.vp)}</span>${majorUse(major)}</article>`)}</div>
    <h3>${say("agricola-help-score")}</h3>${scoreTable(parts)}<p>${say("agricola-help-score-text")}</p>
  </div>`;
}

function oneSpace(parts: Parts, id: string): TemplateResult | typeof nothing {
  const space = spaceData(parts, id);
  return space ? html`<h3>${spaceName(id, false)}</h3><div class="entries"><article class="asked">${spaceFace(space, false, space.accumulates_per_round ?? {})}<p>${say(`agricola-help-between-${space.semantics.replaceAll("_", "-")}`)}${space.accumulates_per_round ? html` ${say("agricola-help-gathers")}` : nothing}</p></article></div>` : nothing;
}

/** From how many on a line of the score sheet gives so many points. */
const scoreTable = ({ scoring: { table } }: Parts): TemplateResult => html`<table class="score-help"><thead><tr><td></td>${[-1, 1, 2, 3, 4].map((worth) => html`<th scope="col">${worth}</th>`)}</tr></thead>
  <tbody>${Object.entries(table).map(([line, steps]) => html`<tr><th scope="row">${say(`agricola-line-${line}`)}</th>${steps.map(([from], i) => html`<td>${range(from, steps[i + 1]?.[0])}</td>`)}</tr>`)}</tbody></table>`;

const range = (from: number, next: number | undefined): string => (next === undefined ? `${from}+` : next - 1 > from ? `${from}–${next - 1}` : `${from}`);
