import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { partsOf, vpOf } from "./parts.js";
import { nearSeat, professionName, vpName, type Scene } from "./view.js";

/** What the near seat has kept: VP cards, tokens, completed chapters. */
export function kept(scene: Scene): TemplateResult {
  const own = scene.view.seats[nearSeat(scene)]!;
  const parts = partsOf(scene.components);
  const chapters = own.chapters;
  return html`<section class="kept tray" aria-label=${say("guildhall-kept")}>
    <h2>${say("guildhall-kept")}</h2>
    <div class="kept-things" data-rove>
      ${chapters
        ? chapters.map((profession, i) => targetButton(scene, `chapter/${profession}`, {
            name: say("guildhall-completed", { profession: professionName(profession) }),
            className: "bundle",
            copy: chapters.slice(0, i).filter((other) => other === profession).length,
            content: html`<svg class="cloth" viewBox="0 0 34 42"
                aria-hidden="true"><use href="#bundle"></use></svg><svg class="emblem" viewBox="0 0 64 64"
                aria-hidden="true"><use href="#emblem-${profession}" width="64" height="64"></use></svg>`,
          }))
        : Array.from({ length: own.completed }, () => html`<svg class="bundle" viewBox="0 0 34 42"
            aria-hidden="true"><use href="#bundle"></use></svg>`)}
      ${own.scored.length ? html`<span class="scored">${own.scored.map((vp) => html`<span class="mini-vp" role="img"
          aria-label=${vpName(vp)}><b class="t">${vpOf(parts, vp).value}</b></span>`)}</span>` : nothing}
      ${own.tokens ? html`<span class="tokens" role="img" aria-label=${say("guildhall-tokens", { count: own.tokens })}><svg viewBox="0 0 40 40"
          aria-hidden="true"><use href="#coin"></use></svg><b class="t">×${own.tokens}</b></span>` : nothing}
      ${own.completed === 0 && own.scored.length === 0 && own.tokens === 0 ? html`<p class="empty">${say("guildhall-kept-nothing")}</p>` : nothing}
    </div>
  </section>`;
}
