import { html, nothing, type TemplateResult } from "lit";
import type { JournalEntry, SeatSetup } from "../engine/engine.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { tellRich } from "../words/message.js";
import { say } from "../words/words.js";

export interface LogState {
  journal: readonly JournalEntry[];
  seats: readonly SeatSetup[];
  /** The moment that is looked at: what comes after it is paler. Nothing while the match itself is on show. */
  moment: number | null;
  /** Shows the match as it was after so many moves. */
  show(number: number): void;
}

/** The log: what happened, turn by turn, the newest at the end. Each line leads to its moment. */
export function logList(state: LogState): TemplateResult {
  return html`<div class="log-list" tabindex="0" role="region" aria-label=${say("table-log")}>
    ${byTurn(state.journal).map(({ turn, entries }) => html`
      ${turn > 0 ? html`<h3>${say("table-log-turn", { turn })}</h3>` : nothing}
      <ol>${entries.map((entry) => line(entry, state))}</ol>`)}
    ${state.journal.length === 0 ? html`<p>${say("table-log-empty")}</p>` : nothing}
  </div>`;
}

/** The log as a drawer over the rail. */
export function logDrawer(state: LogState, openReplay: () => void, close: () => void): TemplateResult {
  return html`<aside class="log-drawer paper" aria-label=${say("table-log")}>
    <header><h2>${say("table-log")}</h2>${replayButton(state, openReplay)}<button class="tool" @click=${close} aria-label=${say("table-close")}>${icon("x")}</button></header>
    ${logList(state)}
  </aside>`;
}

/** The way into the replay, where the log is. */
export const replayButton = ({ moment, journal }: LogState, open: () => void): TemplateResult | typeof nothing =>
  moment === null && journal.length > 0 ? html`<button class="btn" data-action="replay" @click=${open}>${icon("replay")}${say("table-replay")}</button>` : nothing;

function line({ no, seat, message }: JournalEntry, { seats, moment, show }: LogState): TemplateResult {
  const colour = seat === null ? undefined : seats[seat]?.colour;
  return html`<li .style=${colour ? `--s:var(--seat-${colour})` : ""}><button data-action="show-move" data-move=${no} ?data-later=${moment !== null && no > moment}
      aria-current=${no === moment ? "step" : nothing} title=${say("table-log-show")} @click=${() => show(no)}>
    ${colour ? seatDisc(colour) : html`<span class="seat"></span>`}<span>${tellRich(message, seats)}</span></button></li>`;
}

function byTurn(journal: readonly JournalEntry[]): { turn: number; entries: JournalEntry[] }[] {
  const turns: { turn: number; entries: JournalEntry[] }[] = [];
  for (const entry of journal) {
    const last = turns.at(-1);
    if (last?.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, entries: [entry] });
  }
  return turns;
}
