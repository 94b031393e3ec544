import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { actionFace, actionMark, actionSign, peg } from "./cards.js";
import { sign } from "./draw.js";
import { actionOf, partsOf, type ActionPart } from "./parts.js";
import { actionName, cardName, colourOf, nearSeat, type Scene, type View } from "./view.js";

type Slot = View["seats"][number]["slots"][number];

/** Which slot of a seat matters now: the one that is resolved, or the one that is being filled. */
export function currentSlot(scene: Scene, seat: number): number {
  const { stage, seats } = scene.view;
  if (stage.kind === "programming") return seats[seat]!.slots.findIndex((slot) => slot.shogun_officials === null);
  return stage.seat === seat && stage.slot !== null ? stage.slot - 1 : -1;
}

/** The near seat's planning board: three slots with cards, chosen actions and officials. */
export function planningBoard(scene: Scene): TemplateResult {
  const seat = nearSeat(scene);
  const current = currentSlot(scene, seat);
  return html`<section class="slots" data-rove aria-label=${say("edo-planning-board", { name: scene.seats[seat]!.name })}>
    ${scene.view.seats[seat]!.slots.map((slot, i) => largeSlot(scene, seat, slot, i, i === current))}
  </section>`;
}

function largeSlot(scene: Scene, seat: number, slot: Slot, index: number, now: boolean): TemplateResult {
  const action = slot.action === null ? undefined : actionOf(partsOf(scene.components), slot.action);
  const done = slot.opened && !now;
  return html`<div class="slot ${now ? "now" : ""} ${done ? "done" : ""} ${slot.card === null ? "void" : ""}" data-slot=${index + 1}>
    <i class="slot-number" aria-hidden="true">${index + 1}</i>
    ${targetButton(scene, slot.card === null || !scene.marks.has(`card/${slot.card}`) ? `slot/${seat}/${index + 1}` : `card/${slot.card}`, {
      name: slotWords(slot, index, action),
      className: "slot-card",
      content: html`${cardIn(scene, seat, slot, action)}${pegs(scene, seat, slot, action)}`,
    })}
  </div>`;
}

function cardIn(scene: Scene, seat: number, slot: Slot, action: ActionPart | undefined): TemplateResult {
  if (slot.card === null) return isClosed(scene, seat) ? html`<span class="slot-back">${sign("back")}</span>` : html`<span class="slot-empty">${say("edo-slot-empty")}</span>`;
  return html`<span class="slot-face" data-piece=${slot.card} data-place="slot"><i class="t">${slot.card}</i>${action ? actionFace(action) : html`<span class="action-text"><b class="t">${cardName(slot.card)}</b></span>`}</span>`;
}

/** The officials in front of a card, and the holes that are left. */
function pegs(scene: Scene, seat: number, slot: Slot, action: ActionPart | undefined): TemplateResult | typeof nothing {
  if (!action) return nothing;
  const [own, shogun] = [slot.officials ?? 0, slot.shogun_officials ?? 0];
  const holes = Math.max(0, action.max_activations * action.officials_per_activation - own - shogun);
  return html`<span class="pegs">${Array.from({ length: own }, () => peg(colourOf(scene, seat)))}${Array.from({ length: shogun }, () => peg(null))}${Array.from({ length: holes }, () => html`<i class="hole"></i>`)}</span>`;
}

function slotWords(slot: Slot, index: number, action: ActionPart | undefined): string {
  if (slot.card === null) return say("edo-slot-label-empty", { slot: index + 1 });
  if (!action) return say("edo-slot-label-card", { slot: index + 1, card: cardName(slot.card) });
  return say("edo-slot-label", { slot: index + 1, action: actionName(action.id), officials: slot.officials ?? 0, shogun: slot.shogun_officials ?? 0 });
}

/** Another seat's planning board, small: open cards with their officials, closed ones with their backs. */
export function smallBoard(scene: Scene, seat: number): TemplateResult {
  const current = currentSlot(scene, seat);
  const { slots } = scene.view.seats[seat]!;
  return html`<span class="small-slots" data-rove>${slots.map((slot, i) => targetButton(scene, `slot/${seat}/${i + 1}`, {
    name: say("edo-slot-of", { name: scene.seats[seat]!.name, what: closedOr(scene, slot, i) }),
    className: `small-slot ${i === current && scene.view.stage.kind !== "programming" ? "now" : ""}`,
    content: smallSlot(scene, seat, slot),
  }))}</span>`;
}

const closedOr = (scene: Scene, slot: Slot, index: number) =>
  slot.action === null ? say("edo-slot-closed", { slot: index + 1 }) : slotWords(slot, index, actionOf(partsOf(scene.components), slot.action));

/** Whether a card lies face down in the slots of a seat that are not open. */
const isClosed = ({ view }: Scene, seat: number): boolean =>
  view.stage.kind === "programming" ? view.seats[seat]!.ready : view.stage.kind === "window" || view.stage.kind === "card";

function smallSlot(scene: Scene, seat: number, slot: Slot): TemplateResult {
  const action = slot.action === null ? undefined : actionOf(partsOf(scene.components), slot.action);
  if (action)
    return html`<span class="small-open">${actionSign(action)}<span class="mark">${actionMark(action)}</span></span><span class="small-pegs">${slot.officials ? html`${peg(colourOf(scene, seat))}<b>${slot.officials}</b>` : nothing}${
      slot.shogun_officials ? html`${peg(null)}<b>${slot.shogun_officials}</b>` : nothing}${slot.officials || slot.shogun_officials ? nothing : html`<b>–</b>`}</span>`;
  return isClosed(scene, seat) ? sign("back", "small-back") : html`<i class="hole"></i>`;
}
