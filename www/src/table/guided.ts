import { html, nothing, type TemplateResult } from "lit";
import { progressOf } from "../guide/guide-file.js";
import type { Match } from "./match.js";

/** The table's place for a guide, whose file comes with the match that is guided. */
export class Guided {
  #ready = false;

  async open(matchId: string): Promise<void> {
    if (progressOf(matchId) === null) return;
    await import("../guide/guide.js");
    this.#ready = true;
  }

  draw(match: Match, matchId: string): TemplateResult | typeof nothing {
    return this.#ready ? html`<trapezi-guide .match=${match} .matchId=${matchId}></trapezi-guide>` : nothing;
  }
}
