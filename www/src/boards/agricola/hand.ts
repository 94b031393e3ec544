import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say, words } from "../../words/words.js";
import { sign } from "./draw.js";
import { cardName, isLegal, type Scene } from "./view.js";

/** Occupations and minor improvements are told apart by their paper and their sign. */
type Kind = "occupation" | "minor";

/** The cards in hand of the near seat, if its hand may be seen: occupations first. */
export function hand(scene: Scene, seat: number): TemplateResult {
  const { hand: cards, hand_occupations: occupations, hand_minors: minors } = scene.view.seats[seat]!;
  return html`<div class="cards-in-hand" data-rove role="group" aria-label=${say("agricola-hand", { name: scene.seats[seat]!.name })}>
    ${cards === null ? html`<span class="closed-hand">${sign("occupation")}<b>${occupations}</b>${sign("minor")}<b>${minors}</b></span>` : cards.map((card, i) => small(scene, `hand/${card}`, card, i < occupations ? "occupation" : "minor"))}
  </div>`;
}

const small = (scene: Scene, target: string, card: string, kind: Kind, note = 0): TemplateResult =>
  targetButton(scene, target, {
    name: note ? say("agricola-card-note", { card: cardWords(card), count: note }) : cardWords(card),
    className: `deck-card ${kind}`,
    piece: card,
    place: target.startsWith("hand/") ? "hand" : "front",
    content: html`${sign(kind)}<span class="t">${cardName(card)}</span>${note ? html`<b>${note}</b>` : nothing}`,
  });

/** A card that was played, with what is noted on it; what may be used, or sown on, is touched. */
export function frontCard(scene: Scene, card: string, kind: Kind, note = 0): TemplateResult {
  const target = [`use/${card}`, `sow-on/${card}`].find((one) => isLegal(scene, one)) ?? `front/${card}`;
  return small(scene, target, card, kind, note);
}

/** A card with all that it says. */
export const cardLarge = (card: string, kind: Kind): TemplateResult => html`<article class="deck-card large ${kind}"><h4>${sign(kind)}${cardName(card)}</h4>
  ${words.has(`agricola-card-text-${card}`) ? html`<p>${say(`agricola-card-text-${card}`)}</p>` : nothing}</article>`;

const cardWords = (card: string): string => (words.has(`agricola-card-text-${card}`) ? `${cardName(card)}: ${say(`agricola-card-text-${card}`)}` : cardName(card));
