import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { cardFace, ghostFace, notches } from "./cards.js";
import { cardName, colourOf, COLOURS, professionName, type Scene, type View } from "./view.js";

type Chapter = View["seats"][number]["hall"][number];

/** With so many cards and gaps a shelf has no room for a name. */
const ROOMY = 15;

/** A seat's hall: a shelf on which its chapters stand. */
export function hall(scene: Scene, seat: number, near: boolean): TemplateResult {
  const { name, colour } = scene.seats[seat]!;
  const { hall: chapters } = scene.view.seats[seat]!;
  const cards = chapters.reduce((sum, chapter) => sum + chapter.cards.length, 0);
  const isTarget = [...scene.marks].some(([target, mark]) => mark.legal && (target.startsWith(`hall/${seat}/`) || target.startsWith(`open/${seat}/`)));
  return html`<section role="group" class="hall ${near ? "near" : ""} ${isTarget ? "wanted" : ""} ${cards + chapters.length > ROOMY ? "crowded" : ""}"
      .style=${`--s:var(--seat-${colour});--chapters:${chapters.length};--strips:${Math.max(1, cards - chapters.length)}`} data-rove
      aria-label=${say("guildhall-hall-of", { name })}>
    ${chapters.map((chapter) => openChapter(scene, seat, chapter, near))}
    ${chapters.length === 0 ? html`<span class="vh">${say("guildhall-hall-empty")}</span>` : nothing}
    <span class="engraved" aria-hidden="true">${name}</span>
  </section>`;
}

/** One open chapter: a fan of cards over its notches; a single target while whole chapters are chosen. */
function openChapter(scene: Scene, seat: number, chapter: Chapter, near: boolean): TemplateResult {
  const { profession, cards } = chapter;
  // a profession with one level has nothing to reach
  const reached = chapter.levels.length > 1 ? chapter.levels.filter((printed) => printed.reached).at(-1)?.level : undefined;
  const label = say(reached === undefined ? "guildhall-chapter-of" : "guildhall-chapter-at", { profession: professionName(profession), count: cards.length, level: reached ?? 0 });
  const whole = `open/${seat}/${profession}`;
  const asOne = scene.marks.has(whole);
  const fan = html`${cards.map((card) => (asOne ? plainCard(card, seat) : hallCard(scene, seat, card)))}${near && cards.length === 4 ? missing(cards) : nothing}`;
  return html`<div class="chapter" role="group" aria-label=${label} .style=${`--count:${cards.length}`}>
    ${asOne ? targetButton(scene, whole, { name: label, className: "whole", content: html`<span class="fan">${fan}</span>` }) : html`<div class="fan">${fan}</div>`}
    ${notches(chapter)}
    <span class="caption" aria-hidden="true">${label}</span>
  </div>`;
}

const hallCard = (scene: Scene, seat: number, card: string) =>
  html`<span class="slot">${targetButton(scene, `hall/${seat}/${card}`, {
    name: say("guildhall-in-hall", { card: cardName(card), name: scene.seats[seat]!.name }),
    className: `card ${colourOf(card)}`,
    content: cardFace(card),
    piece: card,
    place: `hall/${seat}`,
    from: `plate/${seat}`,
  })}</span>`;

const plainCard = (card: string, seat: number) =>
  html`<span class="slot"><span class="card ${colourOf(card)}" data-piece=${card} data-place="hall/${seat}">${cardFace(card)}</span></span>`;

/** Which colour a chapter that is nearly full still lacks, for the person who collects it. */
function missing(cards: readonly string[]): TemplateResult[] {
  const there = new Set(cards.map(colourOf));
  return COLOURS.filter((colour) => !there.has(colour)).map(
    (colour) => html`<span class="slot ghosts"><span class="card ghost ${colour}" role="img"
        aria-label=${say("guildhall-missing", { colour: say(`guildhall-colour-${colour}`) })}>${ghostFace(colour)}</span></span>`,
  );
}
