import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { AnyReply, JournalEntry, Save, SeatSetup } from "../engine/engine.js";
import { Part } from "../part.js";
import { icon, seatDisc } from "../pieces/draw.js";
import type { Board } from "../table/board.js";
import { segments } from "../table/sheet.js";
import { say, words } from "../words/words.js";
import { analysisLook } from "./analysis-look.js";
import { chart, figures, type ChartState } from "./chart.js";
import { depths, tidyAnalyses, type Depth } from "./kept.js";
import { moveWords, needMoveWords, percent } from "./move-words.js";
import { Review, type Judged, type Whose } from "./review.js";

/** What the analysis needs of a match. */
export interface Analysed extends EventTarget {
  readonly reply: AnyReply;
  readonly viewer: number | null;
  readonly seats: readonly SeatSetup[];
  readonly journal: readonly JournalEntry[];
  /** The match without what is still being decided. */
  settled(): Save;
  at(moves: number, viewer: number | null): AnyReply;
}

/** What is below this is within the bot's own doubt. */
const LEAST_COST = 0.02;
const MOST_SHOWN = 10;

/**
 * The analysis of a match: how the expected result went, and the decisions that cost most. While the match goes on it
 * speaks of the viewer's own decisions only. It says with "show-move" which moment the table is to show.
 */
@customElement("trapezi-analysis")
export class Analysis extends Part {
  static override look = [analysisLook];

  @property({ attribute: false }) match: Analysed | undefined;
  @property({ attribute: false }) board: Board | undefined;
  @property() matchId = "";
  @state() private depth: Depth = "quick";
  @state() private chosen: number | null = null;
  @state() private width = 340;
  @state() private ready = false;

  #review: Review | undefined;
  /** How many moves the match had when the analysis last turned to it. */
  #moves = -1;
  readonly #watch = new ResizeObserver(([entry]) => (this.width = Math.max(240, Math.round(entry!.contentRect.width))));
  readonly #onMatch = (): void => void this.#follow();

  override connectedCallback(): void {
    super.connectedCallback();
    const { match } = this;
    if (!match) return;
    this.#review = new Review(this.matchId);
    this.#review.addEventListener("change", () => this.requestUpdate());
    match.addEventListener("change", this.#onMatch);
    void Promise.all([words.need("analysis"), needMoveWords(match.reply.game), this.#follow()]).then(() => (this.ready = true));
    void tidyAnalyses().catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.match?.removeEventListener("change", this.#onMatch);
    this.#watch.disconnect();
    this.#review?.close();
  }

  override render(): TemplateResult {
    const { match, board } = this;
    if (!this.ready || !match || !board || !this.#review) return html`${nothing}`;
    const { judged } = this.#review;
    const state: ChartState = {
      judged,
      seats: match.seats,
      width: this.width,
      chosen: this.chosen,
      turnOf: this.#turnOf,
      choose: (no) => (this.chosen = no),
      show: this.#show,
    };
    return html`<aside class="analysis paper" aria-labelledby="analysis-title">
      <header><h2 id="analysis-title">${say("analysis-title")}</h2><button class="tool" data-action="close-analysis" @click=${this.#close}
          aria-label=${say("table-close")}>${icon("x")}</button></header>
      <div class="analysis-scroll" tabindex="0" role="region" aria-labelledby="analysis-title">
        ${this.#controls(this.#review)}
        <div class="analysis-width">${judged.length > 1 ? chart(state) : nothing}</div>
        ${judged.length > 0 && !this.#review.running ? this.#costly(judged, match, board) : nothing}
        ${judged.length > 1 ? figures(state) : nothing}
        <p class="quiet">${say(this.#whose() === "all" ? "analysis-about" : "analysis-about-own")}</p>
      </div>
    </aside>`;
  }

  override updated(changed: PropertyValues): void {
    const measured = this.querySelector(".analysis-width");
    if (measured) this.#watch.observe(measured);
    if (changed.has("ready")) this.querySelector<HTMLElement>("[data-action=analyse]")?.focus();
  }

  #controls({ running, failed, progress: { done, all } }: Review): TemplateResult {
    const depth = segments(say("analysis-depth"), depths, this.depth, (one) => say(`analysis-depth-${one}`), (one) => void this.#choose(one));
    if (running)
      return html`<div class="analysis-run"><progress max=${all} .value=${done} aria-label=${say("analysis-progress", { done, all })}></progress>
        <span role="status">${say("analysis-progress", { done, all })}</span>
        <button class="btn" data-action="cancel-analysis" @click=${() => this.#review!.cancel()}>${say("analysis-cancel")}</button></div>`;
    return html`<div class="analysis-run">${depth}
      ${all === 0 ? html`<p>${say("analysis-nothing")}</p>` : nothing}
      ${failed ? html`<p role="alert">${say("analysis-failed")}</p>` : nothing}
      ${done < all ? html`<button class="btn pri" data-action="analyse" @click=${this.#run}>${icon("play")}${say(done > 0 ? "analysis-go-on" : "analysis-start")}</button>` : nothing}</div>`;
  }

  /** The decisions that gave most away, the costliest first. */
  #costly(judged: readonly Judged[], match: Analysed, board: Board): TemplateResult {
    const costly = judged.filter(({ cost }) => cost >= LEAST_COST).sort((a, b) => b.cost - a.cost).slice(0, MOST_SHOWN);
    const at = costly.findIndex(({ no }) => no === this.chosen);
    const step = (by: number, name: string) => html`<button class="tool" data-action="costly-${name}" ?disabled=${!costly[at + by]} aria-label=${say(`analysis-${name}`)}
        title=${say(`analysis-${name}`)} @click=${() => this.#show(costly[at + by]!.no)}>${icon(name === "next" ? "forward" : "back")}</button>`;
    if (costly.length === 0) return html`<p>${say("analysis-none", { cost: percent(LEAST_COST) })}</p>`;
    return html`<div class="costly-head"><h3>${say("analysis-costly")}</h3>${step(-1, "previous")}${step(1, "next")}</div>
      <ol class="costly">${costly.map((one) => {
        const seat = match.seats[one.seat]!;
        const { view } = match.at(one.no - 1, one.seat);
        const played = moveWords(board, one, view, match.seats);
        const best = moveWords(board, one.best, view, match.seats);
        return html`<li><button data-move=${one.no} aria-current=${one.no === this.chosen ? "step" : nothing} .style=${`--s:var(--seat-${seat.colour})`} @click=${() => this.#show(one.no)}>
          ${seatDisc(seat.colour)}<span><b class="t">${say("analysis-where", { name: seat.name, turn: this.#turnOf(one.no) })}</b>
          <span class="played">${say("analysis-played", { move: played, expected: percent(one.expected ?? 0) })}</span>
          <span class="better">${say("analysis-better", { move: best, expected: percent(one.best.expected) })}</span></span>
          <em class="t">−${percent(one.cost)}</em></button></li>`;
      })}</ol>`;
  }

  #whose(): Whose {
    const { reply, viewer } = this.match!;
    return reply.over ? "all" : (viewer ?? -1);
  }

  /** The turn in which a move was made; 0 for the set-up. */
  readonly #turnOf = (no: number): number => {
    const { journal, reply } = this.match!;
    return journal.find((entry) => entry.no >= no)?.turn ?? reply.turn;
  };

  readonly #show = (no: number): void => {
    this.chosen = no;
    // the moment of the decision is the one before the move
    this.dispatchEvent(new CustomEvent("show-move", { detail: no - 1, bubbles: true, composed: true }));
  };

  readonly #run = (): void => void this.#review?.run();

  async #choose(depth: Depth): Promise<void> {
    this.depth = depth;
    await this.#review!.turnTo(this.match!.settled(), this.#whose(), depth);
  }

  /** The match has changed: what was judged is still true as far as it goes. */
  async #follow(): Promise<void> {
    const { reply } = this.match!;
    if (reply.moves_played === this.#moves) return;
    this.#moves = reply.moves_played;
    await this.#review!.turnTo(this.match!.settled(), this.#whose(), this.depth);
  }

  readonly #close = (): void => {
    this.dispatchEvent(new CustomEvent("close-analysis", { bubbles: true, composed: true }));
  };
}
