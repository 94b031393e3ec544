import { html, nothing, type TemplateResult } from "lit";
import type { SeatSetup, Tally, TallyLine } from "../engine/engine.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { tell } from "../words/message.js";
import { say, words } from "../words/words.js";

export interface ScoreActions {
  again(): void;
  /** Goes on to the match that follows, for which these options are agreed anew. */
  goOn(options: Readonly<Record<string, string>>): void;
  home?: (() => void) | undefined;
  save(): void;
  table(): void;
  replay(): void;
  analyse(): void;
  /** Changes over to a new version of the page, if one waits. */
  update?: (() => void) | undefined;
}

/** A seat's points in a line, behind the amount that brings them. */
function points(line: TallyLine, seat: number): TemplateResult {
  const amount = line.counted?.[seat];
  return html`${amount === undefined ? nothing : html`<small class="amount">${amount}</small>`}${line.values[seat] || "–"}`;
}

/** The score sheet at the end of a match; `sequel` is what the board says of the match that follows. */
export function scores(tally: Tally, seats: readonly SeatSetup[], sequel: TemplateResult | typeof nothing, actions: ScoreActions): TemplateResult {
  const order = seats.map((_, seat) => seat).sort((a, b) => tally.places[a]! - tally.places[b]!);
  const winners = tally.winners.map((seat) => seats[seat]!.name);
  const first = seats[tally.winners[0] ?? order[0]!]!;
  const alone = seats.length === 1;
  const best = (seat: number) => (tally.winners.includes(seat) ? "first" : "");
  return html`<main class="scores" aria-labelledby="scores-title" @sequel=${(event: CustomEvent<Record<string, string>>) => actions.goOn(event.detail)} .style=${`--s:var(--seat-${first.colour})`}>
    <div class="pad">
      <div class="win">
        <span class="pawn" aria-hidden="true">${alone ? nothing : html`<svg class="crown" viewBox="0 0 38 26"><use href="#i-crown"></use></svg>`}<svg class="meeple" viewBox="0 0 64 66"><use href="#meeple"></use></svg></span>
        <div><h1 id="scores-title">${alone ? say("table-scores-alone", { name: first.name }) : say("table-scores-winner", { names: words.list(winners), count: winners.length })}</h1>
        <p>${say("table-scores-points", { points: Math.max(...tally.totals) })}</p></div>
      </div>
      <div class="pad-scroll" tabindex="0" role="region" aria-labelledby="scores-title">
      <table>
        <thead><tr><td></td>${order.map((seat) => html`<th scope="col" class=${best(seat)}>${seatDisc(seats[seat]!.colour)}<b class="t">${seats[seat]!.name}</b></th>`)}</tr></thead>
        <tbody>${tally.lines.map((line) => html`<tr><th scope="row">${tell(line.label, seats)}</th>
          ${order.map((seat) => html`<td class="${best(seat)} ${line.values[seat] ? "" : "none"}">${points(line, seat)}</td>`)}</tr>`)}</tbody>
        <tfoot>
          <tr class="total"><th scope="row" class="t">${say("table-scores-total")}</th>${order.map((seat) => html`<td class=${best(seat)}>${tally.totals[seat]}</td>`)}</tr>
          ${alone ? nothing : html`<tr class="place"><th scope="row">${say("table-scores-place")}</th>${order.map((seat) => html`<td class=${best(seat)}>${say("table-scores-ordinal", { place: tally.places[seat]! })}</td>`)}</tr>`}
        </tfoot>
      </table>
      </div>
    </div>
    ${sequel === nothing ? nothing : html`<div class="sequel">${sequel}</div>`}
    <div class="acts">
      ${actions.update ? html`<button class="btn" @click=${actions.update} data-action="update">${say("home-update")}</button>` : nothing}
      <button class="btn" @click=${actions.table} data-action="see-table">${icon("eye")}${say("table-scores-see-table")}</button>
      <button class="btn" @click=${actions.analyse} data-action="analysis">${icon("chart")}${say("table-analysis")}</button>
      <button class="btn" @click=${actions.replay} data-action="replay">${icon("replay")}${say("table-replay")}</button>
      <button class="btn" @click=${actions.save}>${icon("save")}${say("table-save-file")}</button>
      ${actions.home ? html`<button class="btn" @click=${actions.home} data-action="leave">${icon("back")}${say("table-leave")}</button>` : nothing}
      <button class="btn ${sequel === nothing ? "pri" : ""}" @click=${actions.again} data-action="again">${say("table-scores-again")}</button>
    </div>
  </main>`;
}

/** The standing while the match goes on: the same lines without a winner, but those that are still empty. */
export function standing(tally: Tally, seats: readonly SeatSetup[]): TemplateResult {
  const lines = tally.lines.filter((line) => line.values.some(Boolean));
  return lines.length === 0 ? html`${nothing}` : html`<table class="standing">
    <thead><tr><td></td>${seats.map((seat) => html`<th scope="col">${seatDisc(seat.colour)}<span class="vh">${seat.name}</span></th>`)}</tr></thead>
    <tbody>${lines.map((line) => html`<tr><th scope="row">${tell(line.label, seats)}</th>${seats.map((_, seat) => html`<td>${points(line, seat)}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${say("table-scores-total")}</th>${tally.totals.map((total) => html`<td>${total}</td>`)}</tr></tfoot>
  </table>`;
}
