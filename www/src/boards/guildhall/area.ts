import { html, nothing, type TemplateResult } from "lit";
import { symbol } from "../../pieces/draw.js";
import { say } from "../../words/words.js";
import { vpFace } from "./cards.js";
import { hall } from "./hall.js";
import { partsOf, vpOf } from "./parts.js";
import { professionName, vpName, type Scene } from "./view.js";

/** All that lies before a seat, large: on a small board cards cover each other, and kept cards of others do not show. */
export function area(scene: Scene, seat: number): TemplateResult {
  const { scored, tokens, chapters, completed, hand_size: hand } = scene.view.seats[seat]!;
  const bundles = chapters ?? Array.from({ length: completed }, () => undefined);
  const nothingKept = scored.length + tokens + completed === 0;
  return html`<div class="area-sheet faces">
    ${hall(scene, seat, false)}
    <h3>${say("guildhall-kept")}</h3>
    <div class="kept-things">
      ${scored.map((vp) => html`<figure><span class="vp">${vpFace(vpOf(partsOf(scene.components), vp), "")}</span><figcaption>${vpName(vp)}</figcaption></figure>`)}
      ${tokens ? html`<figure>${symbol("coin", "0 0 40 40", "picture")}<figcaption>${say("guildhall-tokens", { count: tokens })}</figcaption></figure>` : nothing}
      ${bundles.map((profession) => html`<figure>${symbol("bundle", "0 0 34 42", "picture")}
        <figcaption>${profession ? say("guildhall-completed", { profession: professionName(profession) }) : say("guildhall-count-completed", { count: 1 })}</figcaption></figure>`)}
      ${nothingKept ? html`<p>${say("guildhall-kept-nothing")}</p>` : nothing}
    </div>
    <p>${say("guildhall-count-hand", { count: hand })}</p>
  </div>`;
}
