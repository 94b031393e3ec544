import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../part.js";
import { hold, takeOver, type Held } from "../store/holding.js";
import { Shelved } from "../store/shelved.js";
import { say, words } from "../words/words.js";
import "../table/table.js";

/**
 * Puts a match on the table of one tab at a time: two tables that both write the same match would destroy it. Another
 * tab that wants it says so here, and may take it over.
 */
@customElement("trapezi-holder")
export class Holder extends Part {
  @property() matchId = "";
  /** The moment at which the table opens, in moves played; nothing for where the match stands. */
  @property({ type: Number }) moment: number | null = null;
  @state() private place: "asking" | "here" | "elsewhere" = "asking";

  #held: Held | undefined;
  #source: Shelved | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#ask(hold(this.matchId, this.#onLost));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#held?.release();
    this.#held = undefined;
  }

  override render(): TemplateResult {
    switch (this.place) {
      case "asking":
        return html`<p class="waiting" role="status">${say("table-loading")}</p>`;
      case "here":
        return html`<trapezi-match .source=${this.#source} .moment=${this.moment}></trapezi-match>`;
      case "elsewhere":
        return html`<main class="problem paper" role="alert" aria-labelledby="problem-title"><h1 id="problem-title">${say("library-elsewhere")}</h1><p>${say("library-elsewhere-why")}</p>
          <button class="btn pri" data-action="take-over" @click=${this.#takeOver}>${say("library-take-over")}</button>
          <a class="btn" href="#/">${say("table-leave")}</a></main>`;
    }
  }

  async #ask(asked: Promise<Held | null>): Promise<void> {
    const held = await asked;
    if (!held) return this.#give();
    this.#held?.release();
    if (!this.isConnected) return held.release();
    this.#held = held;
    this.#source = new Shelved(this.matchId, this.#onOvertaken);
    this.place = "here";
  }

  async #give(): Promise<void> {
    await words.need("library").catch(() => undefined);
    this.#held = undefined;
    this.place = "elsewhere";
  }

  readonly #takeOver = (): void => void this.#ask(takeOver(this.matchId, this.#onLost));

  /** Nothing may be written here from now on: the table goes before anything else happens. */
  readonly #onLost = (): void => {
    this.querySelector("trapezi-match")?.remove();
    void this.#give();
  };

  /** Another tab has written this match, though it should not have been able to. */
  readonly #onOvertaken = (): void => {
    this.#held?.release();
    this.#onLost();
  };
}
