import { html, nothing, type TemplateResult } from "lit";
import type { Save } from "../engine/engine.js";
import { guideOf, progressOf } from "../guide/guide-file.js";
import type { Match } from "../match/match.js";

/** The table's place for a guide, whose file comes with the match that is guided. */
export class Guided {
  #ready = false;

  async open(matchId: string): Promise<void> {
    if (progressOf(matchId) === null) return;
    await import("../guide/guide.js");
    this.#ready = true;
  }

  /** What bots are to play in a guided match of this game: known before the first of them moves. */
  async script(game: string): Promise<Save["moves"]> {
    return (this.#ready && (await guideOf(game))?.moves) || [];
  }

  draw(match: Match, matchId: string): TemplateResult | typeof nothing {
    return this.#ready ? html`<trapezi-guide .match=${match} .matchId=${matchId}></trapezi-guide>` : nothing;
  }
}
