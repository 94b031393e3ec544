import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { goodsRow, sign } from "./draw.js";
import { ANIMALS, GOODS, isLegal, offerOf, type Scene } from "./view.js";

/** What can be done with a good by touching it. */
const DEEDS = ["take", "crop", "convert"] as const;

/** The goods and animals of a seat, and the pieces it has left. What a decision may take, sow or turn into food is touched here. */
export function stock(scene: Scene, seat: number): TemplateResult {
  const { goods, animals, room_for: room, fences_left: fences, stables_left: stables } = scene.view.seats[seat]!;
  const pieces = say("agricola-pieces", { fences, stables });
  return html`<div class="stock" data-rove role="group" aria-label=${say("agricola-stock")}>
    ${GOODS.map((kind) => cell(scene, kind, goods[kind] ?? 0))}
    <span class="stock-cell pieces" role="img" aria-label=${pieces} title=${pieces}>${sign("fence")}<b>${fences}</b>${sign("stable")}<b>${stables}</b></span>
    ${ANIMALS.map((kind) => cell(scene, kind, animals[kind] ?? 0, room[kind] ?? 0))}
  </div>`;
}

function cell(scene: Scene, kind: string, count: number, room?: number): TemplateResult {
  const words = room === undefined ? say(`agricola-count-${kind}`, { count }) : say("agricola-count-room", { animals: say(`agricola-count-${kind}`, { count }), room });
  const content = html`${sign(kind)}<b>${count}</b>${room === undefined ? nothing : html`<small>/${room}</small>`}`;
  const className = `stock-cell ${count ? "" : "none"}`;
  const deed = DEEDS.find((one) => isLegal(scene, `${one}/${kind}`));
  if (!deed) return html`<span class=${className} role="img" aria-label=${words} title=${words}>${content}</span>`;
  const target = `${deed}/${kind}`;
  const { gives = {}, costs = {} } = offerOf(scene.view, target) ?? {};
  return targetButton(scene, target, {
    name: say(`agricola-do-${deed}`, { goods: words, food: gives["food"] ?? 0 }),
    className: `${className} ${deed === "convert" && scene.view.task?.kind === "place" ? "quiet" : ""}`,
    content: html`${content}<span class="deed">${deed === "crop" ? sign("sow") : deed === "take" ? html`${goodsRow(costs)}<b>+1</b>` : html`→${goodsRow(gives)}`}</span>`,
  });
}
