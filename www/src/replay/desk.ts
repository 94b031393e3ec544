import { nothing, type TemplateResult } from "lit";
import type { Save } from "../engine/engine.js";
import { adopt } from "../look/adopt.js";
import type { Match } from "../match/match.js";
import { Lazy } from "../table/lazy.js";
import type { Size } from "../table/size.js";
import type { Notice } from "../table/toast.js";
import { tell } from "../words/message.js";
import type { Replay } from "./replay.js";

export interface ReplayHost {
  /** Where the replay is drawn. */
  element: Element;
  changed(): void;
  /** Opens what was played up to a moment as a match of its own. */
  branch(save: Save): void;
  notice(notice: Notice): void;
}

/** The table's way into the past: opens and closes the replay, which is a file of its own, and obeys its keys. */
export class ReplayDesk {
  replay: Replay | null = null;
  readonly #host: ReplayHost;
  readonly #parts = new Lazy("replay", () => import("./dock.js"));
  /** Whose eyes the table had when the replay was opened. */
  #viewer: number | null = null;

  constructor(host: ReplayHost) {
    this.#host = host;
  }

  /** Shows the match as it was after so many moves, or plays on from there. */
  async open(match: Match, number: number, play = false): Promise<void> {
    const { Replay, replayLook } = await this.#parts.ready();
    adopt(this.#host.element, [replayLook]);
    if (match.waitingFor !== null) return;
    if (!this.replay) {
      this.#viewer = match.viewer;
      this.replay = new Replay(match, match.viewer);
      this.replay.addEventListener("change", this.#host.changed);
    }
    if (play) this.replay.play(number);
    else this.replay.show(number);
  }

  readonly close = (): void => {
    this.replay?.close();
    this.replay = null;
    this.#host.changed();
  };

  /** The match has changed: the replay goes on only for the eyes that it was made for. */
  follow(match: Match): void {
    if (!this.replay) return;
    if (match.waitingFor !== null || match.viewer !== this.#viewer) this.close();
    else this.replay.follow();
  }

  /** Answers a key; false if it means nothing here. */
  obey(event: KeyboardEvent): boolean {
    const replay = this.replay;
    // a key that a control of its own understands is left to it
    if (!replay || (event.target as Element).matches("select, input:not([type=range])")) return false;
    switch (event.key) {
      case "ArrowLeft":
      case "ArrowRight": {
        const by = event.key === "ArrowLeft" ? -1 : 1;
        if (event.shiftKey) replay.stepTurn(by);
        else replay.step(by);
        return true;
      }
      case "Home":
        replay.show(0);
        return true;
      case "End":
        replay.show(replay.last);
        return true;
      case " ":
        if ((event.target as Element).matches("button")) return false;
        replay.toggle();
        return true;
      case "Escape":
        this.close();
        return true;
      default:
        return false;
    }
  }

  /** What stands in the place of the prompt. */
  note(): TemplateResult | typeof nothing {
    return (this.replay && this.#parts.now?.replayNote(this.replay, this.close)) ?? nothing;
  }

  /** The controls. */
  dock(match: Match, size: Size): TemplateResult | typeof nothing {
    const parts = this.#parts.now;
    if (!this.replay || !parts) return nothing;
    return parts.replayDock(this.replay, { match, size, ...this.#host });
  }

  /** What a screen reader hears. */
  spoken(): string {
    const { replay } = this;
    return replay && !replay.playing ? replay.entries.map((entry) => tell(entry.message, replay.seats)).join(". ") : "";
  }
}
