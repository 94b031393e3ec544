import { html, nothing, svg, type TemplateResult } from "lit";
import { say } from "../../words/words.js";
import { actionSign, cardWords } from "./cards.js";
import { owned, sign } from "./draw.js";
import { partsOf, type Parts } from "./parts.js";
import { smallBoard } from "./slots.js";
import { colourOf, farSeats, type Scene } from "./view.js";

/** The other players, each with the name plate, the planning board and the goods. */
export const others = (scene: Scene): TemplateResult => html`<div class="rivals">${farSeats(scene).map((seat) => html`<section class="other" data-colour=${colourOf(scene, seat)}>
    ${scene.plate(seat)}${scene.view.first === seat ? firstSign() : nothing}
    ${smallBoard(scene, seat)}${goods(scene, seat)}
  </section>`)}</div>`;

export const firstSign = (): TemplateResult => html`<span class="first" role="img" aria-label=${say("edo-first-player")} title=${say("edo-first-player")}>${sign("first")}</span>`;

function goods(scene: Scene, seat: number): TemplateResult {
  const { wood, stone, rice, ryo, houses, markets, cards } = scene.view.seats[seat]!;
  const colour = colourOf(scene, seat);
  const parts = partsOf(scene.components);
  const item = (key: string, picture: TemplateResult, count: number | null) => (count === null ? nothing : html`<span role="img" aria-label=${say(`edo-stock-${key}`, { count })} title=${say(`edo-stock-${key}`, { count })}>${picture}${count}</span>`);
  return html`<p class="other-goods">${item("wood", sign("wood"), wood)}${item("stone", sign("stone"), stone)}${item("rice", sign("rice"), rice)}${item("ryo", sign("ryo"), ryo)}
    ${item("houses", owned("house", colour), houses)}${item("markets", owned("market", colour), markets)}
    ${cards.map((card) => cardChip(parts, card))}
    ${noHouse(scene, seat)}</p>`;
}

/** A special card that another player owns, as small as can be: the signs of its two actions. */
function cardChip(parts: Parts, card: string): TemplateResult | typeof nothing {
  const actions = parts.special_cards.find(({ id }) => id === card)?.actions;
  if (!actions) return nothing;
  const words = cardWords(parts, card);
  return html`<span class="card-chip" role="img" aria-label=${words} title=${words}>${actions.map(actionSign)}</span>`;
}

/** A reminder that a seat has no house in Edo yet, without which nobody wins. */
export const noHouse = ({ view }: Scene, seat: number): TemplateResult | typeof nothing =>
  view.seats[seat]!.house_in_edo ? nothing : html`<span class="no-house" role="img" aria-label=${say("edo-no-house")} title=${say("edo-no-house")}>${sign("build")}<b>!</b></span>`;

const COLUMNS = 6;
const STEP = 25;

/** The power track: every player's disc on the number reached; the end is marked. */
export function track(scene: Scene): TemplateResult {
  const goal = partsOf(scene.components).end_game.power_points_trigger;
  const last = Math.max(goal, ...scene.view.seats.map(({ points }) => points));
  const rows = Math.ceil(last / COLUMNS);
  const spot = (points: number) => ({ x: 12.5 + ((Math.max(points, 1) - 1) % COLUMNS) * STEP, y: 15 + Math.floor((Math.max(points, 1) - 1) / COLUMNS) * 30 });
  const standing = scene.view.seats.map(({ points }, seat) => say("edo-track-standing", { name: scene.seats[seat]!.name, points }));
  return html`<div class="track-board paper" role="img" aria-label=${standing.join(", ")}><h2 aria-hidden="true">${say("edo-track")}</h2>
    <svg class="track-svg" viewBox="0 0 150 ${rows * 30 + 4}" aria-hidden="true">${Array.from({ length: last }, (_, i) => {
      const { x, y } = spot(i + 1);
      return svg`<circle class="step ${i + 1 >= goal ? "goal" : ""}" cx=${x} cy=${y} r="11"></circle><text class="step-number ${i + 1 >= goal ? "goal" : ""}" x=${x} y=${y + 4.5}>${i + 1}</text>`;
    })}</svg>
    ${scene.view.seats.map(({ points }, seat) => {
      const { x, y } = spot(points);
      const before = scene.view.seats.slice(0, seat).filter((other) => other.points === points).length;
      return html`<span class="track-disc" .style=${`--x:${x};--y:${y - before * 5};--rows:${rows * 30 + 4}`} data-piece="disc/${seat}" data-place="track/${points}">${owned("disc", colourOf(scene, seat))}</span>`;
    })}
  </div>`;
}
