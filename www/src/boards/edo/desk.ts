import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { actionFace, cardFace, cardWords, peg } from "./cards.js";
import { prices, trades, isTrading } from "./deals.js";
import { owned, pointsSun, sign } from "./draw.js";
import { actionOf, actionsOf, partsOf } from "./parts.js";
import { currentSlot } from "./slots.js";
import { actionName, asksFor, colourOf, nearSeat, type Scene } from "./view.js";

/** Whether something on the desk is to be chosen, or can still be changed there. */
export const asksDesk = (scene: Scene): boolean =>
  scene.view.stage.costs.length > 0 || isTrading(scene) || (scene.deciding && scene.view.stage.kind === "programming") || ["card/", "action/", "officials/", "shogun-officials/"].some((kind) => asksFor(scene, kind));

/** Beside the planning board: the cards in hand, the chosen card while an action or officials are asked for, deals. */
export function desk(scene: Scene): TemplateResult {
  if (asksFor(scene, "action/")) return chooseAction(scene);
  if (scene.view.stage.costs.length > 0) return prices(scene);
  if (isTrading(scene)) return trades(scene);
  if (asksFor(scene, "officials/") || asksFor(scene, "shogun-officials/")) return chooseOfficials(scene);
  return hand(scene);
}

/** The authorization cards of the near seat. Those that lie in a slot are paler, and can be taken back from there. */
function hand(scene: Scene): TemplateResult {
  const seat = nearSeat(scene);
  const { cards, slots } = scene.view.seats[seat]!;
  const parts = partsOf(scene.components);
  return html`<div class="hand-cards" data-rove role="group" aria-label=${say("edo-hand", { name: scene.seats[seat]!.name })}>
    ${cards.map((card) => {
      const slot = slots.findIndex((other) => other.card === card);
      return targetButton(scene, `card/${card}`, {
        name: slot < 0 ? cardWords(parts, card) : say("edo-card-in-slot", { card: cardWords(parts, card), slot: slot + 1 }),
        className: `hand-card ${slot < 0 ? "" : "laid"}`,
        content: html`${cardFace(parts, card, slot < 0 ? undefined : slots[slot]!.action)}${slot < 0 ? nothing : html`<em class="in-slot">${slot + 1}</em>`}`,
        ...(slot < 0 ? { piece: card, place: "hand", from: "special-deck" } : {}),
      });
    })}
  </div>`;
}

/** The card on the desk: which of its actions? */
function chooseAction(scene: Scene): TemplateResult {
  const seat = nearSeat(scene);
  const { card } = scene.view.seats[seat]!.slots[currentSlot(scene, seat)]!;
  const actions = actionsOf(partsOf(scene.components), card ?? "");
  return html`<div class="quads" data-rove role="group" aria-label=${say("edo-choose-action")}>
    ${actions.map((action) => targetButton(scene, `action/${action.id}`, { name: actionName(action.id), className: "quad", content: actionFace(action) }))}
    <i class="hub t" aria-hidden="true">${card}</i>
  </div>`;
}

/** How many officials stand in front of the card: touch as many as are to stand there. */
function chooseOfficials(scene: Scene): TemplateResult {
  const seat = nearSeat(scene);
  const slot = scene.view.seats[seat]!.slots[currentSlot(scene, seat)]!;
  const action = actionOf(partsOf(scene.components), slot.action ?? "");
  const shogun = asksFor(scene, "shogun-officials/");
  const kind = shogun ? "shogun-officials" : "officials";
  const counts = [...scene.marks].flatMap(([target, { legal }]) => (legal && target.startsWith(`${kind}/`) ? [Number(target.split("/")[1])] : []));
  return html`<div class="muster" role="group" aria-label=${say(`edo-choose-${kind}`)}>
    <p>${action ? html`<b class="t">${actionName(action.id)}</b> ${say("edo-officials-each", { count: action.officials_per_activation })}` : nothing}</p>
    <div class="counts" data-rove>${counts.map((count) => {
      const target = `${kind}/${count}`;
      return targetButton(scene, target, {
        name: say(`edo-count-${kind}`, { count }),
        className: "muster-count",
        copy: scene.marks.get(target)!.picked.length,
        content: html`<span class="muster-pegs">${count === 0 ? html`<i class="hole"></i>` : Array.from({ length: count }, () => peg(shogun ? null : colourOf(scene, seat)))}</span><b>${count}</b>`,
      });
    })}</div>
  </div>`;
}

/** The near seat's goods and pieces that are left. */
export function stock(scene: Scene): TemplateResult {
  const seat = nearSeat(scene);
  const { points, ryo, wood, stone, rice, houses, markets, officials, shogun_officials: shogun } = scene.view.seats[seat]!;
  const colour = colourOf(scene, seat);
  const cell = (key: string, picture: TemplateResult, count: number | null) => html`<span class="cell" role="img" aria-label=${say(`edo-stock-${key}`, { count: count ?? 0 })}
      title=${say(`edo-stock-${key}`, { count: count ?? 0 })}>${picture}<b>${count ?? "?"}</b></span>`;
  return html`<div class="stock">
    ${cell("points", pointsSun(points), points)}
    ${cell("ryo", sign("ryo"), ryo)}${cell("rice", sign("rice"), rice)}${cell("wood", sign("wood"), wood)}${cell("stone", sign("stone"), stone)}
    ${cell("houses", owned("house", colour), houses)}${cell("markets", owned("market", colour), markets)}
    ${cell("officials", owned("official", colour), officials)}${cell("shogun-officials", sign("official-shogun"), shogun)}
  </div>`;
}
