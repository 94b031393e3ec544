import { html, nothing, type TemplateResult } from "lit";
import type { Match } from "../match/match.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { tell } from "../words/message.js";
import { say } from "../words/words.js";
import type { Board } from "./board.js";

/** The prompt line: who must do what, what was chosen with buttons, and a way to take the last pick back. */
export function promptLine(match: Match, board: Board): TemplateResult {
  const { reply } = match;
  const seat = match.deciding ?? match.thinking?.seat ?? reply.to_act[0];
  const text = promptText(match);
  const name = seat === undefined ? nothing : html`${seatDisc(match.seats[seat]!.colour)}<b class="t">${match.seats[seat]!.name}</b>`;
  const skip = html`<button class="tool" data-action="skip" @click=${() => match.hurry()} aria-label=${say("table-skip")} title=${say("table-skip")}>${icon("skip")}</button>`;
  const takeBack = html`<button class="tool" data-action="take-back" @click=${() => match.takeBack()}
      aria-label=${say("table-take-back")}>${icon("x")}</button>`;
  const layDown = html`<button class="btn" data-action="lay-down" @click=${() => match.peek(false)}>${icon("eye")}${say("table-lay-down")}</button>`;
  return html`<div class="prompt paper" data-mine=${match.deciding ?? nothing}>
    ${name} ${chips(match, board)}<span class="prompt-text">${text}</span>
    ${match.thinking !== null ? skip : nothing}
    ${match.deciding !== null && match.picked.length > 0 && !match.unconfirmed ? takeBack : nothing}
    ${match.closed !== null && match.viewer === match.closed ? layDown : nothing}
  </div>`;
}

/** What has to be done, in words. */
export function promptText({ reply, seats, unconfirmed, isStoodIn, thinking }: Match): string {
  if (reply.over) return say("table-over");
  if (unconfirmed && !unconfirmed.label) return say("table-confirm-ask");
  if (isStoodIn && thinking) return say("table-plays-for", { name: seats[thinking.seat]!.name });
  return reply.prompt ? tell(reply.prompt, seats) : "";
}

function chips(match: Match, board: Board): TemplateResult[] {
  return match.picked.flatMap((target) => {
    const chip = board.choice(target, match.reply.view)?.chip;
    return chip ? [html`<span class="chip">${tell(chip, match.seats)}</span>`] : [];
  });
}
