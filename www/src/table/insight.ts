import { html, nothing, type TemplateResult } from "lit";
import { adopt } from "../look/adopt.js";
import type { Match } from "../match/match.js";
import { Lazy } from "./lazy.js";
import type { Session } from "./session.js";

/** The table's way to the bot's judgement: hints on the board, and the analysis. Both are files that come when asked for. */
export class Insight {
  #open = false;
  /** Whose eyes the table had when the analysis was opened. */
  #viewer: number | null = null;
  readonly #element: Element;
  readonly #changed: () => void;
  readonly #analysis = new Lazy("analysis", () => import("../analysis/analysis.js"));
  readonly #hint = new Lazy("hint", () => import("../analysis/hint.js"));

  constructor(element: Element, changed: () => void) {
    this.#element = element;
    this.#changed = changed;
  }

  async analyse(match: Match): Promise<void> {
    await this.#analysis.ready();
    this.#viewer = match.viewer;
    this.#open = true;
    this.#changed();
  }

  readonly close = (): void => {
    this.#open = false;
    this.#changed();
  };

  /** Asks for a hint, or puts it away. */
  async advise(match: Match): Promise<void> {
    if (match.advice) return match.dismissAdvice();
    const advised = match.advise();
    const { hintLook, needMoveWords } = await this.#hint.ready();
    adopt(this.#element, [hintLook]);
    await Promise.all([advised, needMoveWords(match.reply.game)]);
    this.#changed();
  }

  /** The match has changed: the analysis stays only for the eyes that it was made for. */
  follow(match: Match): void {
    if (this.#open && (match.waitingFor !== null || match.viewer !== this.#viewer)) this.close();
  }

  /** The drawer with the analysis. */
  drawer({ match, board }: Session, matchId: string | null): TemplateResult | typeof nothing {
    return this.#open ? html`<trapezi-analysis .match=${match} .board=${board} .matchId=${matchId ?? ""} @close-analysis=${this.close}></trapezi-analysis>` : nothing;
  }

  /** The hint in words. */
  hint({ match, board }: Session): TemplateResult | typeof nothing {
    return this.#hint.now?.hintPanel(match, board, { close: () => match.dismissAdvice(), choose: (chosen) => match.chooseAdvice(chosen), changed: this.#changed }) ?? nothing;
  }
}
