import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Info, Player } from "../engine/engine.js";
import { freshSeed } from "../engine/luck.js";
import { Part } from "../part.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { choicesFor, freshSeat, keepWish, listed, nextWish, optionsFor, seatNamed, withoutSeat, type SeatWish, type Wish } from "../store/setups.js";
import { colours, players } from "../match/players.js";
import { segments, sheet } from "../table/sheet.js";
import { tellTrouble } from "../words/trouble.js";
import { say } from "../words/words.js";
import "../guide/offer.js";
import { begin } from "./begin.js";

const MOST_SEED = 2 ** 53 - 1;

/** A seed that is short enough to be read out to a friend. */
const shortSeed = (): string => String(freshSeed() % 100_000_000);

const nameOf = ({ name, stock }: SeatWish): string => name ?? say(`home-default-name-${stock}`);

/** Sets a match up: who sits where, what is agreed, which luck. It begins with what was agreed the last time. */
@customElement("trapezi-new-match")
export class NewMatch extends Part {
  @property({ attribute: false }) game!: Info;
  @state() private wish!: Wish;
  @state() private seed = "";
  @state() private problem = "";
  @state() private rulesOpen = false;
  @state() private busy = false;

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("game")) return;
    this.seed = shortSeed();
    this.wish = nextWish(this.game);
    this.problem = "";
  }

  override render(): TemplateResult {
    const { game, wish } = this;
    return html`<section class="new-match paper" aria-labelledby="new-match-title">
      <header><h2 id="new-match-title">${say("home-new-match", { game: say(`${game.id}-title`) })}</h2>
        <button class="btn" data-action="rules" @click=${this.#openRules}>${say("table-rules")}</button>
        <button class="btn" ?disabled=${wish.seats.length >= game.max_seats} @click=${this.#addSeat}
            data-action="add-seat">${icon("plus")}${say("home-add-seat")}</button></header>
      <trapezi-guide-offer .game=${game.id}></trapezi-guide-offer>
      <ol class="new-seats">${wish.seats.map((seat, i) => this.#seat(seat, i))}</ol>
      <div class="agreed">
        <div class="seed"><label for="seed">${say("home-seed")}</label><input id="seed" inputmode="numeric" autocomplete="off" .value=${this.seed}
            @input=${this.#setSeed} aria-describedby="seed-why" />
          <span id="seed-why" class="vh">${say("home-seed-why")}</span><button class="btn"
              @click=${() => (this.seed = shortSeed())}>${icon("dice")}${say("home-roll")}</button></div>
        ${listed(game).map((option) => this.#option(option))}
      </div>
      <footer>
        ${this.#switch("free-undo", wish.freeUndo, (freeUndo) => this.#change({ freeUndo }))}
        ${game.hidden ? this.#switch("cover-hands", wish.coverHands, (coverHands) => this.#change({ coverHands })) : ""}
        <button class="btn pri" ?disabled=${this.busy} @click=${this.#start} data-action="start">${icon("play")}${say("home-start")}</button>
      </footer>
      <p role="alert">${this.problem}</p>
      ${this.rulesOpen ? sheet(say("table-rules"), html`<trapezi-rules
          .game=${game.id}></trapezi-rules>`, () => (this.rulesOpen = false), "wide") : ""}
    </section>`;
  }

  #seat(seat: SeatWish, i: number): TemplateResult {
    const number = i + 1;
    return html`<li .style=${`--s:var(--seat-${seat.colour})`}>
      <button class="colour" @click=${() => this.#nextColour(i)}
          aria-label=${say("home-colour", { number, colour: say(`table-colour-${seat.colour}`) })}>${seatDisc(seat.colour)}</button>
      <input class="t" maxlength="40" autocomplete="off" aria-label=${say("home-name", { number })} .value=${nameOf(seat)} aria-invalid=${this.#nameProblem(i) !== ""}
          @input=${(event: Event) => this.#changeSeat(i, { name: (event.target as HTMLInputElement).value })} @change=${() => this.#settleName(i)} />
      ${segments(say("home-who", { number }), players, seat.player, (player) => say(`table-player-${player}`), (player) => this.#setPlayer(i, player))}
      <button class="remove tool" ?disabled=${this.wish.seats.length <= this.game.min_seats} @click=${() => this.#removeSeat(i)}
          aria-label=${say("home-remove-seat", { number })}>${icon("x")}</button>
    </li>`;
  }

  /** An option of the game. A choice that names a seat is offered when the seat is there, with the name of who sits there. */
  #option(option: Info["options"][number]): TemplateResult {
    const { id } = option;
    const { seats } = this.wish;
    const options = optionsFor(this.wish.options, seats.length, this.game);
    const text = (choice: string) => {
      const seat = seats[seatNamed(choice) ?? -1];
      return seat ? nameOf(seat) : say(`${this.game.id}-option-${id}-${choice}`);
    };
    return html`<label class="option"><span>${say(`${this.game.id}-option-${id}`)}</span>
      <select class="select" data-option=${id} @change=${(event: Event) => this.#change({ options: { ...options, [id]: (event.target as HTMLSelectElement).value } })}>
        ${choicesFor(option, seats.length).map((choice) => html`<option value=${choice}
            .selected=${choice === options[id]}>${text(choice)}</option>`)}
      </select></label>`;
  }

  #switch(id: string, on: boolean, turn: (on: boolean) => void): TemplateResult {
    return html`<button class="switch" role="switch" aria-checked=${on} @click=${() => turn(!on)}
        data-action=${id} title=${say(`home-${id}-why`)}><i></i><span>${say(`home-${id}`)}</span></button>`;
  }

  #change(part: Partial<Wish>): void {
    this.wish = { ...this.wish, ...part };
    this.problem = "";
  }

  #changeSeat(i: number, part: Partial<SeatWish>): void {
    this.#change({ seats: this.wish.seats.map((seat, at) => (at === i ? { ...seat, ...part } : seat)) });
  }

  readonly #addSeat = (): void => this.#change({ seats: [...this.wish.seats, freshSeat(this.wish.seats, "medium")] });

  #removeSeat(i: number): void {
    this.#change({ seats: this.wish.seats.filter((_, at) => at !== i), options: withoutSeat(this.wish.options, i, this.game) });
  }

  #setPlayer(i: number, player: Player): void {
    this.#changeSeat(i, { player });
  }

  #nextColour(i: number): void {
    const { seats } = this.wish;
    const taken = new Set(seats.map(({ colour }) => colour));
    const at = colours.indexOf(seats[i]!.colour);
    const free = colours.map((_, step) => colours[(at + 1 + step) % colours.length]!).find((colour) => !taken.has(colour));
    if (free) this.#changeSeat(i, { colour: free });
  }

  /** A name that is left empty, or typed as it was, is ours again and follows the language. */
  #settleName(i: number): void {
    const seat = this.wish.seats[i]!;
    const name = seat.name?.trim() ?? "";
    if (name === "" || name === nameOf({ ...seat, name: null })) this.#changeSeat(i, { name: null });
  }

  /** What is wrong with the name at a seat: that another seat before it has it too. */
  #nameProblem(i: number): string {
    const names = this.wish.seats.map((seat) => nameOf(seat).trim());
    const name = names[i]!;
    return names.indexOf(name) < i ? say("home-name-twice", { name }) : "";
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
    if (this.busy) return;
    const { game, wish } = this;
    this.problem = wish.seats.map((_, i) => this.#nameProblem(i)).find(Boolean) ?? "";
    if (this.problem) return;
    const seats = wish.seats.map((seat) => ({ name: nameOf(seat).trim(), colour: seat.colour, player: seat.player }));
    this.busy = true;
    try {
      await begin({ game: game.id, options: optionsFor(wish.options, seats.length, game), seats, seed: Math.min(Number(this.seed || 0), MOST_SEED), free_undo: wish.freeUndo }, wish.coverHands && game.hidden);
      keepWish(game.id, wish);
    } catch (thrown) {
      this.problem = await tellTrouble(thrown, { game: game.id, seats });
    } finally {
      this.busy = false;
    }
  };
}
