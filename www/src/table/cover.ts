import { html, nothing, type TemplateResult } from "lit";
import type { JournalEntry, SeatSetup } from "../engine/engine.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { tellRich } from "../words/message.js";
import { say } from "../words/words.js";

const MOST_ENTRIES = 16;

const fan = (side: "left" | "right") => html`<div class="closed ${side}" aria-hidden="true">
  ${[-2, -1, 0, 1, 2].map((k) => html`<svg viewBox="0 0 46 62" .style=${`--k:${k}`}><use href="#card-back"></use></svg>`)}
</div>`;

/** Between two people: nothing of anybody's hand is on the page until the person at the seat is ready. */
export function cover(seat: number, seats: readonly SeatSetup[], since: readonly JournalEntry[], ready: (replay: boolean) => void): TemplateResult {
  const { name, colour } = seats[seat]!;
  const told = since.slice(-MOST_ENTRIES);
  return html`<main class="cover" aria-labelledby="cover-name" .style=${`--s:var(--seat-${colour})`}>
    ${fan("left")} ${fan("right")}
    <section class="cover-card paper" aria-labelledby="cover-name">
      <div class="pawn" aria-hidden="true"><span class="glow"></span><svg class="meeple" viewBox="0 0 64 66"><use href="#meeple"></use></svg></div>
      <p>${say("table-cover-hand-over")}</p>
      <h1 id="cover-name">${seatDisc(colour)}${name}</h1>
      <button class="btn open" @click=${() => ready(false)} data-action="ready">${say("table-cover-ready", { name })}</button>
      <p class="quiet">${icon("eye")}${say("table-cover-look-away")}</p>
    </section>
    ${told.length === 0 ? nothing : html`<section class="since paper" aria-labelledby="since-title">
      <header><h2 id="since-title">${say("table-cover-since")}</h2><small>${say("table-cover-open")}</small>
        <button class="btn" @click=${() => ready(true)} data-action="ready-replay">${icon("replay")}${say("table-cover-replay", { name })}</button></header>
      <ol tabindex="0" aria-labelledby="since-title">${told.map((entry) => html`<li
          .style=${`--s:var(--seat-${seats[entry.seat!]!.colour})`}>${seatDisc(seats[entry.seat!]!.colour)}<span>${tellRich(entry.message, seats)}</span></li>`)}</ol>
    </section>`}
  </main>`;
}
