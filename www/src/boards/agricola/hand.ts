import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { cardWords, printed, price } from "./card.js";
import { factsOf } from "./deck.js";
import { sign } from "./draw.js";
import { cardName, isLegal, type Scene } from "./view.js";

/** Occupations and minor improvements are told apart by their paper and their sign. */
export type Kind = "occupation" | "minor";

/** The cards in hand of the near seat, if its hand may be seen: occupations first. */
export function hand(scene: Scene, seat: number): TemplateResult {
  const { hand: cards, hand_occupations: occupations, hand_minors: minors } = scene.view.seats[seat]!;
  return html`<div class="cards-in-hand" .style=${`--in-row:${inRow(occupations + minors)}`} data-rove role="group" aria-label=${say("agricola-hand", { name: scene.seats[seat]!.name })}>
    ${cards === null ? html`<span class="closed-hand">${sign("occupation")}<b>${occupations}</b>${sign("minor")}<b>${minors}</b></span>` : cards.map((card, i) => small(scene, `hand/${card}`, card, i < occupations ? "occupation" : "minor"))}
  </div>`;
}

const LEAST_IN_ROW = 6;
const MOST_IN_ROW = 8;

/** How many cards lie beside each other, so that they fill one row or two. */
const inRow = (count: number): number => Math.max(LEAST_IN_ROW, count > MOST_IN_ROW ? Math.ceil(count / 2) : count);

/** A touch of a card that plays no part in the decision shows what it says; while cards of its kind are chosen, it tells why this one cannot be. */
const reads = (scene: Scene, target: string, kind: Kind): boolean =>
  !target.startsWith("hand/") || ![...scene.marks.keys()].some((other) => other.startsWith("hand/") && factsOf(other.slice("hand/".length)).type === kind);

const small = (scene: Scene, target: string, card: string, kind: Kind, note = 0): TemplateResult => {
  const inHand = target.startsWith("hand/");
  return targetButton(scene, target, {
    name: note ? say("agricola-card-note", { card: cardWords(card), count: note }) : cardWords(card),
    className: `deck-card ${kind}`,
    piece: card,
    place: inHand ? "hand" : "front",
    reads: reads(scene, target, kind),
    content: html`${sign(kind)}<span class="t">${cardName(card)}</span>${note ? html`<b>${note}</b>` : nothing}${inHand ? price(card) : nothing}`,
  });
};

/** A card that was played, with what is noted on it; what may be used, or sown on, is touched. */
export function frontCard(scene: Scene, card: string, kind: Kind, note = 0): TemplateResult {
  const target = [`use/${card}`, `sow-on/${card}`].find((one) => isLegal(scene, one)) ?? `front/${card}`;
  return small(scene, target, card, kind, note);
}

/** A card with all that it says. */
export const cardLarge = (card: string, kind: Kind): TemplateResult => html`<article class="deck-card large ${kind}">${printed(card, kind)}</article>`;

/** A card of the own hand with all that it says, to be touched if it can be chosen. */
export const cardToPlay = (scene: Scene, card: string, kind: Kind): TemplateResult =>
  isLegal(scene, `hand/${card}`) ? targetButton(scene, `hand/${card}`, { name: cardWords(card), className: `deck-card large ${kind}`, content: printed(card, kind) }) : cardLarge(card, kind);
