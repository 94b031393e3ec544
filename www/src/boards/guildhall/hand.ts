import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { levelsOf, partsOf } from "./parts.js";
import { cardName, colourOf, nearSeat, professionName, professionOf, type Scene } from "./view.js";

/** The near seat's hand: open for its owner, closed for those who watch. */
export function hand(scene: Scene): TemplateResult {
  const seat = nearSeat(scene);
  const { hand: cards, hand_size: size } = scene.view.seats[seat]!;
  const label = say("guildhall-hand-of", { name: scene.seats[seat]!.name, count: size });
  if (!cards)
    return html`<div class="hand closed" data-peek role="img" aria-label=${label} .style=${`--count:${Math.max(1, size)}`}>
      ${Array.from({ length: size }, (_, i) => html`<span class="slot"
          .style=${`--k:${i - (size - 1) / 2}`}><svg class="hand-card back" viewBox="0 0 46 62" preserveAspectRatio="none"
          aria-hidden="true"><use href="#card-back"></use></svg></span>`)}
    </div>`;
  const choosing = cards.some((card) => scene.marks.get(`hand/${card}`)?.legal);
  return html`<section class="hand ${choosing ? "choosing" : ""} ${scene.deciding ? "deciding" : ""}" data-rove aria-label=${label}
      .style=${`--count:${Math.max(1, cards.length)}`}>
    ${cards.map((card, i) => html`<span class="slot" .style=${`--k:${i - (cards.length - 1) / 2}`}>${handCard(scene, card, cards.slice(0, i).filter((other) => other === card).length)}</span>`)}
    ${cards.length === 0 ? html`<p class="empty">${say("guildhall-hand-empty")}</p>` : nothing}
  </section>`;
}

function handCard(scene: Scene, card: string, copy: number): TemplateResult {
  const profession = professionOf(card);
  return targetButton(scene, `hand/${card}`, {
    name: say("guildhall-in-hand", { card: cardName(card) }),
    className: `hand-card ${colourOf(card)}`,
    copy,
    piece: card,
    place: "hand",
    from: "deck",
    content: html`<svg class="ribbon" viewBox="0 0 110 50" preserveAspectRatio="none"
        aria-hidden="true"><use href="#ribbon-wide-${colourOf(card)}"></use></svg>
      <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true"><use href="#emblem-${profession}" width="64" height="64"></use></svg>
      <span class="name t">${professionName(profession)}</span>${abilityLines(scene, profession)}`,
  });
}

/** What the card can do, level by level; what the own chapter does not reach yet is paler. */
export function abilityLines(scene: Scene, profession: string): TemplateResult {
  const levels = levelsOf(partsOf(scene.components), profession);
  const chapter = scene.view.seats[nearSeat(scene)]!.hall.find((open) => open.profession === profession);
  const reached = (level: number) => chapter?.levels.find((printed) => printed.level === level)?.reached ?? level === 0;
  return html`<span class="lines">${levels.map((level) => html`<span class="line ${reached(level) ? "" : "far"}"><b>${say(`guildhall-mark-${profession}-${level}`)}</b>${say(`guildhall-short-${profession}-${level}`)}</span>`)}
    ${profession === "D" ? html`<span class="line"><b></b>${say("guildhall-short-D-action")}</span>` : nothing}</span>`;
}
