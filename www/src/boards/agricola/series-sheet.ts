import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { adoptSprite } from "../../look/adopt.js";
import { Part } from "../../part.js";
import { sequelEvent } from "../../table/board.js";
import { say } from "../../words/words.js";
import { printed } from "./card.js";
import { cardsLook } from "./cards-look.js";
import { learnCards } from "./deck.js";
import { learnSeries, whichGame, type Series } from "./series.js";
import { spacesLook } from "./spaces-look.js";
import { agricolaPieces } from "./sprite.js";
import { cardName } from "./view.js";

/** What a finished game of a series leads to: the occupation that becomes permanent is chosen, and the next game begins. */
@customElement("trapezi-agricola-series")
export class SeriesSheet extends Part {
  static override look = [
    spacesLook,
    cardsLook,
    css`
      .series { padding: 10px 16px 14px; display: grid; gap: 8px; } .series h2 { font-size: 20px; margin: 0; } .series p { margin: 0; }
      .series .candidates { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); gap: 8px; padding: 3px; }
      .series .deck-card[aria-checked="true"] { outline: 3px solid var(--chosen); outline-offset: -1px; } .series .btn { justify-self: end; }
    `,
  ];

  @property({ attribute: false }) series!: Series;
  @property({ type: Number }) points = 0;
  @state() private chosen: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "agricola-pieces", agricolaPieces);
    learnSeries();
    learnCards();
  }

  override render(): TemplateResult {
    const { points, series: { reached, target, permanent } } = this;
    return html`<section class="series paper agricola-help" aria-labelledby="series-title">
      <h2 id="series-title">${whichGame(this.series)}</h2>
      <p data-reached=${String(reached)}><b>${say(reached ? "agricola-series-reached" : "agricola-series-missed", { target, points })}</b></p>
      ${permanent.length > 0 ? html`<p>${say("agricola-series-permanent")}: ${permanent.map(cardName).join(", ")}</p>` : nothing}
      ${reached ? this.#next() : html`<button class="btn pri" data-action="series-again" @click=${() => this.dispatchEvent(sequelEvent({}))}>${say("agricola-series-again")}</button>`}
    </section>`;
  }

  /** How the series goes on. */
  #next(): TemplateResult {
    const { next, candidates, food, game, games } = this.series;
    const way = next.find(({ permanent }) => permanent === (this.chosen ?? null));
    const [first] = next;
    return html`<p>${say("agricola-series-food", { food })}${first ? html` · ${say("agricola-series-hand", { count: first.occupations })}` : nothing}</p>
      ${game === games ? html`<p><b>${say("agricola-series-won", { games: game })}</b></p>` : nothing}
      ${candidates.length > 0 ? html`<h3 id="series-choose">${say("agricola-series-choose")}</h3><div class="candidates" role="radiogroup" aria-labelledby="series-choose">${candidates.map((card) => html`<button
          class="deck-card large occupation" role="radio" aria-checked=${card === this.chosen} data-candidate=${card} @click=${() => (this.chosen = card)}>${printed(card, "occupation")}</button>`)}</div>` : html`<p>${say("agricola-series-choose-none")}</p>`}
      ${next.length > 0 ? html`<button class="btn pri" data-action="series-next" ?disabled=${!way} @click=${() => way && this.dispatchEvent(sequelEvent(way.options))}>${say("agricola-series-next")}</button>` : nothing}`;
  }
}
