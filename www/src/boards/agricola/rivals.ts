import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../words/words.js";
import { chronicle } from "./chronicle.js";
import { person, sign } from "./draw.js";
import { farmPicture } from "./farm.js";
import type { Kind } from "./hand.js";
import { ANIMALS, cardName, colourOf, farSeats, GOODS, goodsWords, shortName, type Scene } from "./view.js";

/** The other farms: each with its name plate, small, and what lies beside it. A touch of the plate shows it large. */
export const rivals = (scene: Scene): TemplateResult => html`<div class="rivals">${farSeats(scene).map((seat) => rival(scene, seat))}${chronicle(scene)}</div>`;

function rival(scene: Scene, seat: number): TemplateResult {
  const farm = scene.view.seats[seat]!;
  const held = { ...farm.goods };
  return html`<section class="rival" .style=${`--s:var(--seat-${colourOf(scene, seat)})`}>
    ${scene.plate(seat)}${scene.view.marker === seat ? sign("first", "first-mark") : nothing}
    <div class="rival-farm" data-origin="home/${seat}">${farmPicture(farm, false, (cell) => scene.recent.has(`farm/${seat}/${cell}`))}
      <span class="at-home" role="img" aria-label=${say("agricola-count-home", { count: farm.at_home })}>${Array.from({ length: farm.at_home }, () => html`<span class="man" data-piece="person/${seat}" data-place="home/${seat}">${person(colourOf(scene, seat))}</span>`)}</span>
    </div>
    <p class="rival-goods" role="img" aria-label=${goodsWords({ ...held, ...farm.animals })}>${[...GOODS, ...ANIMALS].map((kind) => {
      const count = held[kind] ?? farm.animals[kind] ?? 0;
      return count ? html`<span class="good">${sign(kind)}<b>${count}</b></span>` : nothing;
    })}${farm.begging ? html`<span class="good">${sign("begging")}<b>${farm.begging}</b></span>` : nothing}</p>
    ${inFront("occupation", farm.occupations)}${inFront("minor", farm.minors)}
    ${farm.majors.length > 0 ? html`<p class="rival-majors">${sign("major")}${farm.majors.map((id) => shortName("major", id)).join(", ")}</p>` : nothing}
  </section>`;
}

/** Cards in front of another seat, by name; what they say is in its large view. */
const inFront = (kind: Kind, cards: readonly string[]): TemplateResult | typeof nothing =>
  cards.length > 0 ? html`<p class="rival-cards"><span>${sign(kind)}<b>${cards.length}</b></span> ${cards.map(cardName).join(", ")}</p>` : nothing;
