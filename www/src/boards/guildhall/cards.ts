import { html, nothing, svg, type TemplateResult } from "lit";
import { colourOf, professionOf } from "./view.js";

/** The small face of a profession card: ribbon and emblem. */
export const cardFace = (card: string): TemplateResult => html`<svg class="face" viewBox="0 0 46 62" preserveAspectRatio="xMidYMin slice"
    aria-hidden="true">
  <use href="#ribbon-${colourOf(card)}" width="46" height="31"></use><use href="#emblem-${professionOf(card)}" x="11" y="33" width="24" height="24"></use>
</svg>`;

/** Where a card would stand that a chapter still lacks. */
export const ghostFace = (colour: string): TemplateResult => html`<svg class="face" viewBox="0 0 46 62"
    aria-hidden="true"><use href="#ribbon-${colour}" width="46" height="31"></use></svg>`;

/**
 * The lip of the shelf under a chapter: five holes, as many brass pegs as cards. Tall holes are the printed levels,
 * the square one completes the chapter.
 */
export function notches(chapter: { cards: readonly string[]; levels: readonly { level: number }[] }): TemplateResult {
  const levels = new Set(chapter.levels.map(({ level }) => level));
  const hole = (i: number) => {
    const lit = i <= chapter.cards.length ? "lit" : "hole";
    const x = -4.5 + 9.5 * i;
    if (i === 5) return svg`<rect x=${x - 3.5} y="2.5" width="7" height="7" rx="1" class=${lit}></rect>`;
    return levels.has(i)
      ? svg`<rect x=${x - 3.2} y="1" width="6.4" height="10" rx="3.2" class=${lit}></rect>`
      : svg`<circle cx=${x} cy="6" r="3.2" class=${lit}></circle>`;
  };
  return html`<svg class="notches" viewBox="0 0 48 12" aria-hidden="true">${[1, 2, 3, 4, 5].map(hole)}</svg>`;
}

/** The face of a VP card: its cost as bundles, its value, what it does. */
export function vpFace(card: { value: number; cost: number }, ability: string): TemplateResult {
  return html`<span class="cost">${Array.from({ length: card.cost }, () => html`<svg viewBox="0 0 16 20"
      aria-hidden="true"><use href="#stack"></use></svg>`)}</span>
    <b class="t">${card.value}</b><i>${ability || nothing}</i>`;
}
