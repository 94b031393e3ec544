import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { freshSeed, type Colour, type Info, type SeatSetup } from "../engine/engine.js";
import { Part } from "../part.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { players } from "../table/players.js";
import { segments, sheet } from "../table/sheet.js";
import { tellTrouble } from "../words/trouble.js";
import { say } from "../words/words.js";
import { begin } from "./begin.js";

const COLOURS: readonly Colour[] = ["blue", "vermilion", "green", "amber", "violet", "slate"];
const MOST_SEED = 2 ** 53 - 1;

/** A seed that is short enough to be read out to a friend. */
const shortSeed = (): string => String(freshSeed() % 100_000_000);

/** Sets a match up: who sits where, what is agreed, which luck. */
@customElement("trapezi-new-match")
export class NewMatch extends Part {
  @property({ attribute: false }) game: Info | undefined;
  @state() private seats: SeatSetup[] = [];
  @state() private options: Record<string, string> = {};
  @state() private seed = "";
  @state() private freeUndo = false;
  @state() private coverHands = true;
  @state() private problem = "";
  @state() private rulesOpen = false;

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("game") || !this.game) return;
    this.seed = shortSeed();
    this.options = Object.fromEntries(this.game.options.map(({ id, default: value }) => [id, value]));
    this.seats = COLOURS.slice(0, Math.max(2, this.game.min_seats)).map((_, i) => this.#newSeat(i));
  }

  override render(): TemplateResult {
    const { game } = this;
    if (!game) return html``;
    return html`<section class="new-match paper" aria-labelledby="new-match-title">
      <header><h2 id="new-match-title">${say("home-new-match", { game: say(`${game.id}-title`) })}</h2>
        <button class="btn" data-action="rules" @click=${this.#openRules}>${say("table-rules")}</button>
        <button class="btn" ?disabled=${this.seats.length >= game.max_seats} @click=${this.#addSeat}
            data-action="add-seat">${icon("plus")}${say("home-add-seat")}</button></header>
      <ol class="new-seats">${this.seats.map((seat, i) => this.#seat(seat, i))}</ol>
      <div class="agreed">
        <div class="seed"><label for="seed">${say("home-seed")}</label><input id="seed" inputmode="numeric" autocomplete="off" .value=${this.seed}
            @input=${this.#setSeed} aria-describedby="seed-why" />
          <span id="seed-why" class="vh">${say("home-seed-why")}</span><button class="btn"
              @click=${() => (this.seed = shortSeed())}>${icon("dice")}${say("home-roll")}</button></div>
        ${game.options.map((option) => this.#option(game.id, option))}
      </div>
      <footer>
        ${this.#switch("free-undo", this.freeUndo, () => (this.freeUndo = !this.freeUndo))}
        ${game.hidden ? this.#switch("cover-hands", this.coverHands, () => (this.coverHands = !this.coverHands)) : ""}
        <button class="btn pri" @click=${this.#start} data-action="start">${icon("play")}${say("home-start")}</button>
      </footer>
      <p role="alert">${this.problem}</p>
      ${this.rulesOpen ? sheet(say("table-rules"), html`<trapezi-rules
          .game=${game.id}></trapezi-rules>`, () => (this.rulesOpen = false), "wide") : ""}
    </section>`;
  }

  #seat(seat: SeatSetup, i: number): TemplateResult {
    const number = i + 1;
    return html`<li .style=${`--s:var(--seat-${seat.colour})`}>
      <button class="colour" @click=${() => this.#nextColour(i)}
          aria-label=${say("home-colour", { number, colour: say(`table-colour-${seat.colour}`) })}>${seatDisc(seat.colour)}</button>
      <input class="t" maxlength="40" autocomplete="off" aria-label=${say("home-name", { number })} .value=${seat.name}
          @input=${(event: Event) => this.#change(i, { name: (event.target as HTMLInputElement).value })} />
      ${segments(say("home-who", { number }), players, seat.player, (player) => say(`table-player-${player}`), (player) => this.#setPlayer(i, player))}
      <button class="remove tool" ?disabled=${this.seats.length <= this.game!.min_seats}
          @click=${() => (this.seats = this.seats.filter((_, at) => at !== i))}
          aria-label=${say("home-remove-seat", { number })}>${icon("x")}</button>
    </li>`;
  }

  /** An option of the game. A choice that names a seat is offered when the seat is there. */
  #option(game: string, { id, choices }: Info["options"][number]): TemplateResult {
    const offered = choices.filter((choice) => Number(/^seat-(\d+)$/.exec(choice)?.[1] ?? 0) <= this.seats.length);
    return html`<label class="option"><span>${say(`${game}-option-${id}`)}</span>
      <select class="select" @change=${(event: Event) => (this.options = { ...this.options, [id]: (event.target as HTMLSelectElement).value })}>
        ${offered.map((choice) => html`<option value=${choice}
            ?selected=${choice === this.options[id]}>${say(`${game}-option-${id}-${choice}`)}</option>`)}
      </select></label>`;
  }

  #switch(id: string, on: boolean, flip: () => void): TemplateResult {
    return html`<button class="switch" role="switch" aria-checked=${on} @click=${flip}
        data-action=${id} title=${say(`home-${id}-why`)}><i></i><span>${say(`home-${id}`)}</span></button>`;
  }

  #newSeat(i: number): SeatSetup {
    const free = COLOURS.find((colour) => !this.seats.some((seat) => seat.colour === colour)) ?? COLOURS[i]!;
    const colour = this.seats.length === 0 ? COLOURS[i]! : free;
    const player = i === 0 ? "person" : "medium";
    return { name: say(`home-default-name-${colour}`), colour, player };
  }

  readonly #addSeat = (): void => {
    this.seats = [...this.seats, this.#newSeat(this.seats.length)];
  };

  #change(i: number, change: Partial<SeatSetup>): void {
    this.seats = this.seats.map((seat, at) => (at === i ? { ...seat, ...change } : seat));
    this.problem = "";
  }

  #setPlayer(i: number, player: SeatSetup["player"]): void {
    this.#change(i, { player });
  }

  #nextColour(i: number): void {
    const taken = new Set(this.seats.map(({ colour }) => colour));
    const at = COLOURS.indexOf(this.seats[i]!.colour);
    const free = COLOURS.map((_, step) => COLOURS[(at + 1 + step) % COLOURS.length]!).find((colour) => !taken.has(colour));
    if (free) this.#change(i, { colour: free });
  }

  readonly #openRules = (): void => {
    void import("../rules/rules.js");
    this.rulesOpen = true;
  };

  readonly #setSeed = (event: Event): void => {
    this.seed = (event.target as HTMLInputElement).value.replace(/\D/g, "").slice(0, 16);
    (event.target as HTMLInputElement).value = this.seed;
  };

  readonly #start = async (): Promise<void> => {
    const seats = this.seats.map((seat) => ({ ...seat, name: seat.name.trim() }));
    try {
      await begin({ game: this.game!.id, options: this.options, seats, seed: Math.min(Number(this.seed || 0), MOST_SEED), free_undo: this.freeUndo }, this.coverHands && this.game!.hidden);
    } catch (thrown) {
      this.problem = await tellTrouble(thrown, { game: this.game!.id, seats });
    }
  };
}
