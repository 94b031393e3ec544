import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { cardFace } from "./cards.js";
import { cardName, colourOf, type Scene } from "./view.js";

const copyOf = (cards: readonly string[], i: number) => cards.slice(0, i).filter((card) => card === cards[i]).length;

/** The discard pile, top card first, while its owner may look through it. */
export function pilePanel(scene: Scene, pile: readonly string[], open: boolean, toggle: () => void): TemplateResult {
  const cards = [...pile].reverse();
  return html`<section class="panel paper ${open ? "" : "shut"}" aria-label=${say("guildhall-pile")}>
    <header><h2>${say("guildhall-pile")}</h2><button class="btn" aria-expanded=${open}
        @click=${toggle}>${say(open ? "guildhall-pile-hide" : "guildhall-pile-show")}</button></header>
    ${open ? html`<div class="cards" data-rove role="group"
        aria-label=${say("guildhall-pile-order")}>${cards.map((card, i) => targetButton(scene, `pile/${card}`, { name: say("guildhall-in-pile", { card: cardName(card) }), className: `card ${colourOf(card)}`, content: cardFace(card), copy: copyOf(cards, i) }))}</div>` : nothing}
  </section>`;
}

/** The cards of chapters that go to the discard pile, in the order that their owner gives them. */
export function orderPanel(scene: Scene): TemplateResult {
  const named = (target: string) => target.slice("next/".length);
  const next = [...scene.marks].filter(([target]) => target.startsWith("next/"));
  const laid = next.flatMap(([target, { picked }]) => picked.map((number) => ({ card: named(target), number }))).sort((a, b) => a.number - b.number);
  const left = next.filter(([, { legal }]) => legal).map(([target]) => named(target));
  return html`<section class="panel paper" aria-label=${say("guildhall-order")}>
    <header><h2>${say("guildhall-order")}</h2></header>
    <div class="cards" data-rove>
      ${laid.map(({ card }, i) => targetButton(scene, `next/${card}`, { name: say("guildhall-in-order", { card: cardName(card) }), className: `card ${colourOf(card)}`, content: cardFace(card), copy: copyOf(laid.map((one) => one.card), i) }))}
      ${left.map((card) => targetButton(scene, `next/${card}`, { name: say("guildhall-in-order", { card: cardName(card) }), className: `card ${colourOf(card)}`, content: cardFace(card), copy: scene.marks.get(`next/${card}`)!.picked.length }))}
    </div>
  </section>`;
}
