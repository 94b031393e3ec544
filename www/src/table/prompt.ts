import { html, nothing, type TemplateResult } from "lit";
import { icon, seatDisc } from "../pieces/draw.js";
import { tell } from "../words/message.js";
import { say } from "../words/words.js";
import type { Board } from "./board.js";
import type { Match } from "./match.js";

/** The prompt line: who must do what, what was chosen with buttons, and a way to take the last pick back. */
export function promptLine(match: Match, board: Board, waits: boolean): TemplateResult {
  const { reply } = match;
  const seat = match.deciding ?? match.thinking?.seat ?? reply.to_act[0];
  const text = reply.over ? say("table-over") : reply.prompt ? tell(reply.prompt, match.seats) : "";
  const name = seat === undefined ? nothing : html`${seatDisc(match.seats[seat]!.colour)}<b class="t">${match.seats[seat]!.name}</b>`;
  const skip = html`<button class="tool" data-action="skip" @click=${() => match.skip()} aria-label=${say("table-skip")}>${icon("skip")}</button>`;
  const takeBack = html`<button class="tool" data-action="take-back" @click=${() => match.takeBack()}
      aria-label=${say("table-take-back")}>${icon("x")}</button>`;
  return html`<div class="prompt paper" data-mine=${match.deciding ?? nothing}>
    ${name} ${chips(match, board)}<span class="prompt-text">${text}</span>
    ${match.deciding === null && !reply.over && waits ? skip : nothing}
    ${match.deciding !== null && match.picked.length > 0 ? takeBack : nothing}
  </div>`;
}

function chips(match: Match, board: Board): TemplateResult[] {
  return match.picked.flatMap((target) => {
    const chip = board.choice(target, match.reply.view)?.chip;
    return chip ? [html`<span class="chip">${tell(chip, match.seats)}</span>`] : [];
  });
}
