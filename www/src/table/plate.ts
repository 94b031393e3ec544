import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { SeatSetup } from "../engine/engine.js";
import { icon, seatDisc, symbol } from "../pieces/draw.js";
import { say } from "../words/words.js";
import type { Plate } from "./board.js";

export interface PlateState {
  seat: number;
  setup: SeatSetup;
  plate: Plate;
  /** The seat has to decide now. */
  active: boolean;
  /** Its hand is the one on show. */
  own: boolean;
  /** How far the bot at this seat is with its thoughts, from 0 to 1. */
  thinking: number | null;
  last: string;
  /** Shows all that lies before this seat large, where the board can. */
  open: (() => void) | undefined;
}

/** The name plate of a seat: who it is, what stands on the score, what was done last. */
export function namePlate({ seat, setup, plate, active, own, thinking, last, open }: PlateState): TemplateResult {
  const counts = plate.counts.map((count) => say(count.label, { count: count.value }));
  return html`<section class="plate ${active ? "on" : ""} ${own ? "own" : ""}" data-seat=${seat} data-origin="plate/${seat}"
      .style=${`--s:var(--seat-${setup.colour});--v:${plate.points};--goal:${plate.goal ?? plate.points}`}
      aria-label=${say("table-plate", { name: setup.name, points: plate.points })}>
    ${seatDisc(setup.colour)}
    <span class="who"><b class="t">${setup.name}</b><small>${own ? say("table-you") : say(`table-player-${setup.player}`)}</small></span>
    <span class="points"><svg viewBox="0 0 40 40" aria-hidden="true"><use href="#coin"></use></svg><b class="t">${plate.points}</b></span>
    <span class="counts">${plate.counts.map((count, i) => html`<span role="img"
        aria-label=${counts[i]!} title=${counts[i]!}>${symbol(count.symbol, count.viewBox)}${count.value}</span>`)}</span>
    <span class="last">${thinking === null ? last : html`<progress max="1" .value=${live(thinking)}
        aria-label=${say("table-thinking", { name: setup.name })}></progress>`}</span>
    ${open ? html`<button class="plate-open" data-action="area" @click=${open} aria-label=${say("table-area", { name: setup.name })} title=${say("table-area", { name: setup.name })}>${icon("large")}</button>` : nothing}
    ${plate.goal === undefined ? nothing : html`<span class="track"></span>`}
  </section>`;
}
