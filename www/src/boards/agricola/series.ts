import { html, nothing, type TemplateResult } from "lit";
import type { AgricolaView } from "../../engine/engine.js";
import { say, words } from "../../words/words.js";

export type Series = NonNullable<AgricolaView["series"]>;

let learning: Promise<void> | undefined;

/** Only a series speaks of series. */
export function learnSeries(): void {
  learning ??= words.need("agricola-series").then(
    () => void words.dispatchEvent(new Event("change")),
    () => (learning = undefined), // without a network; the next picture tries again
  );
}

/** Which game of the series this is, and what has to be reached. */
export const whichGame = ({ game, games, target }: Series): string =>
  game > games ? say("agricola-series-game", { game, target }) : say("agricola-series-game-of", { game, games, target });

/** The game and its target, beside the own things. */
export const seriesNote = (series: Series | null): TemplateResult | typeof nothing =>
  series ? html`<p class="series-note" title=${say("agricola-series-about")}>${whichGame(series)}</p>` : nothing;

/** What a finished game of a series leads to; its file comes when it is needed. */
export function seriesSheet(series: Series | null, points: number): TemplateResult | typeof nothing {
  if (!series) return nothing;
  void import(/* webpackChunkName: "agricola-series-sheet" */ "./series-sheet.js");
  return html`<trapezi-agricola-series .series=${series} .points=${points}></trapezi-agricola-series>`;
}
