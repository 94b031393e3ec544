import { html, nothing, type TemplateResult } from "lit";
import { seatDisc } from "../../pieces/draw.js";
import { tellRich } from "../../words/message.js";
import { say } from "../../words/words.js";
import { colourOf, type Scene } from "./view.js";

/** With more farms beside the boards there is no room for it. */
const MOST_SEATS = 3;
const ROUND = "agricola-log-round";

/** What has happened in this round, below the other farms: the newest at the end. The whole log has it too. */
export function chronicle(scene: Scene): TemplateResult | typeof nothing {
  const { journal, seats } = scene;
  if (seats.length > MOST_SEATS) return nothing;
  // laid from below, so that the newest is in sight when there are too many
  const round = journal.slice(Math.max(0, journal.findLastIndex(({ message }) => message.key === ROUND))).reverse();
  return html`<section class="chronicle paper" aria-hidden="true"><h2 class="t">${say("agricola-this-round")}</h2>
    <ol>${round.map(({ seat, message }) => html`<li>${seat === null ? nothing : seatDisc(colourOf(scene, seat))}<span>${tellRich(message, seats)}</span></li>`)}</ol></section>`;
}
