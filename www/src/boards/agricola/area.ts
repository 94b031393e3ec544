import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../words/words.js";
import { goodsRow } from "./draw.js";
import { farmPicture } from "./farm.js";
import { cardLarge, cardToPlay, type Kind } from "./hand.js";
import { majorUse } from "./majors.js";
import { majorData, partsOf } from "./parts.js";
import { colourOf, majorName, sum, type Scene } from "./view.js";

/** All that lies before a seat, large: the farm, goods, improvements, occupations; the own hand to be read. */
export function area(scene: Scene, seat: number): TemplateResult {
  const { goods, animals, majors, occupations, minors, hand, ...farm } = scene.view.seats[seat]!;
  const parts = partsOf(scene.components);
  const cards = (title: string, ids: readonly string[], kind: Kind, draw = cardLarge) => (ids.length > 0 ? html`<h3>${say(title)}</h3><div class="entries">${ids.map((card) => draw(card, kind))}</div>` : nothing);
  const toPlay: typeof cardLarge = (card, kind) => cardToPlay(scene, card, kind);
  return html`<div class="area-sheet agricola-help faces" .style=${`--s:var(--seat-${colourOf(scene, seat)})`}>
    ${farmPicture({ goods, animals, majors, occupations, minors, hand, ...farm }, true)}
    <p class="area-goods">${sum(goods) + sum(animals) > 0 ? html`${goodsRow(goods)}${goodsRow(animals)}` : say("agricola-nothing-held")}</p>
    <p>${say("agricola-pieces", { fences: farm.fences_left, stables: farm.stables_left })}${farm.begging ? html` · ${say("agricola-count-begging", { count: farm.begging })}` : nothing}</p>
    ${majors.length > 0 ? html`<h3>${say("agricola-majors")}</h3><div class="entries">${majors.map((id) => {
      const data = majorData(parts, id);
      return html`<article class="owned-card"><b class="t">${majorName(id)}</b>${data ? majorUse(data) : nothing}</article>`;
    })}</div>` : nothing}
    ${cards("agricola-occupations", occupations, "occupation")}${cards("agricola-minors", minors, "minor")}
    ${hand ? html`${cards("agricola-hand-occupations", hand.slice(0, farm.hand_occupations), "occupation", toPlay)}${cards("agricola-hand-minors", hand.slice(farm.hand_occupations), "minor", toPlay)}` : nothing}
  </div>`;
}
