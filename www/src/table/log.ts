import { html, nothing, type TemplateResult } from "lit";
import type { JournalEntry, SeatSetup } from "../engine/engine.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { tellRich } from "../words/message.js";
import { say } from "../words/words.js";

/** The log: what happened, turn by turn, the newest at the end. */
export function logList(journal: readonly JournalEntry[], seats: readonly SeatSetup[]): TemplateResult {
  let turn = -1;
  return html`<ol class="log-list" tabindex="0" aria-label=${say("table-log")}>
    ${journal.map((entry) => {
      const heading = entry.turn !== turn && entry.turn > 0 ? html`<li class="turn-mark">${say("table-log-turn", { turn: entry.turn })}</li>` : nothing;
      turn = entry.turn;
      const colour = entry.seat === null ? undefined : seats[entry.seat]?.colour;
      return html`${heading}<li .style=${colour ? `--s:var(--seat-${colour})` : ""}>
        ${colour ? seatDisc(colour) : html`<span class="seat"></span>`}<span>${tellRich(entry.message, seats)}</span>
      </li>`;
    })}
    ${journal.length === 0 ? html`<li>${say("table-log-empty")}</li>` : nothing}
  </ol>`;
}

/** The log as a drawer over the rail. */
export function logDrawer(journal: readonly JournalEntry[], seats: readonly SeatSetup[], close: () => void): TemplateResult {
  return html`<aside class="log-drawer paper" aria-label=${say("table-log")}>
    <header><h2>${say("table-log")}</h2><button class="tool" @click=${close} aria-label=${say("table-close")}>${icon("x")}</button></header>
    ${logList(journal, seats)}
  </aside>`;
}
