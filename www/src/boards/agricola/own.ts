import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { sites } from "./sites.js";
import { sign } from "./draw.js";
import { farmyard } from "./farmyard.js";
import { frontCard, hand } from "./hand.js";
import { majorUse } from "./majors.js";
import { majorData, partsOf } from "./parts.js";
import { seriesNote } from "./series.js";
import { stock } from "./stock.js";
import { majorName, shortName, type Scene } from "./view.js";

/** All that is the near seat's own: the farm, goods, animals, what the family will eat, improvements, the hand. */
export function own(scene: Scene): TemplateResult {
  const seat = scene.near;
  return html`<section class="homestead" aria-label=${say("agricola-own")}>
    ${farmyard(scene, seat)}
    <div class="larder">
      <div class="own-plate" data-origin="home/${seat}">${scene.plate(seat)}${scene.view.marker === seat ? sign("first", "first-mark") : nothing}</div>
      ${stock(scene, seat)}
      <div class="foot">${feed(scene, seat)}${seriesNote(scene.view.series)}${sites(scene, seat)}${improvements(scene, seat)}</div>
      <div class="corner">${scene.corner}</div>
    </div>
    ${scene.view.family ? nothing : hand(scene, seat)}
  </section>`;
}

const MOST_STEPS = 16;

/** What the family eats at the next harvest: food that is there, food that could be made, food that is missing. */
function feed(scene: Scene, seat: number): TemplateResult | typeof nothing {
  const { need, food, could } = scene.view.seats[seat]!.feed;
  const round = scene.view.next_harvest;
  if (round === null) return nothing;
  const words = say("agricola-feed-label", { round, need, food, could });
  return html`<div class="feed" role="img" aria-label=${words} title=${words}>
    <p>${sign("sickle")}<span>${say("agricola-feed", { round })}</span><b>${need}</b>${sign("food")}</p>
    <span class="meter">${Array.from({ length: Math.min(need, MOST_STEPS) }, (_, i) => html`<i class=${i < food ? "has" : i < food + could ? "could" : ""}></i>`)}</span>
  </div>`;
}

/** Improvements and occupations in front of the seat; what may be used is touched. */
function improvements(scene: Scene, seat: number): TemplateResult {
  const parts = partsOf(scene.components);
  const { majors, used, begging, occupations, minors, notes } = scene.view.seats[seat]!;
  const note = (card: string) => notes.find((one) => one.card === card)?.count;
  return html`<div class="owned" data-rove role="group" aria-label=${say("agricola-front")}>${majors.map((id) => {
    const data = majorData(parts, id);
    return targetButton(scene, `use/${id}`, {
      name: majorName(id),
      className: `owned-card ${used.includes(id) ? "used" : ""}`,
      content: html`<b class="t">${shortName("major", id)}</b>${data ? majorUse(data) : nothing}`,
    });
  })}${occupations.map((card) => frontCard(scene, card, "occupation", note(card)))}${minors.map((card) => frontCard(scene, card, "minor", note(card)))}${begging
    ? html`<span class="begging" role="img" aria-label=${say("agricola-count-begging", { count: begging })} title=${say("agricola-count-begging", { count: begging })}>${sign("begging")}<b>${begging}</b></span>` : nothing}</div>`;
}
