import { BotStopped, Bots, type Question, type Thought } from "../bot/bots.js";
import type { OpinionView } from "../engine/engine.js";
import { Pauses, type Pace } from "./pace.js";

/** How often progress is drawn. */
const PROGRESS_MS = 200;

/** The bots of a match as the page sees them: what they find, how far they are, and the pauses between their moves. */
export class Minds {
  /** Who thinks about a move to play, and how far that is, from 0 to 1. */
  thinking: { seat: number; fraction: number } | null = null;

  readonly #bots = new Bots();
  readonly #pauses = new Pauses();
  readonly #changed: () => void;
  readonly #progressed: () => void;

  /** `changed` is called when somebody begins to think, `progressed` when nothing but the fraction is new. */
  constructor(changed: () => void, progressed: () => void) {
    this.#changed = changed;
    this.#progressed = progressed;
  }

  /** The move that a bot finds for its seat; nothing if it was stopped. Throws if it failed. */
  async decide(question: Question): Promise<string | null> {
    const { seat } = question;
    this.thinking = { seat, fraction: 0 };
    this.#changed();
    const thought = await this.#ask("think", question, sometimes((fraction) => {
      this.thinking = { seat, fraction };
      this.#progressed();
    }));
    if (thought) this.thinking = null;
    return thought?.move ?? null;
  }

  /** What a bot thinks of the moves of a seat, the best first; nothing if it was stopped. Throws if it failed. */
  async advise(question: Question, onProgress: (fraction: number) => void): Promise<OpinionView[] | null> {
    return (await this.#ask("advise", question, sometimes(onProgress)))?.opinions ?? null;
  }

  /** Leaves a move on show. */
  async pause(pace: Pace, somethingToRead: boolean): Promise<void> {
    await this.#pauses.after(pace, somethingToRead);
  }

  /** No pauses until the next `rest`. */
  skip(): void {
    this.#pauses.skip();
  }

  /** The bot that thinks plays what it has found so far, and there are no pauses until the next `rest`. */
  hurry(): void {
    this.#bots.hurry();
    this.skip();
  }

  rest(): void {
    this.#pauses.rest();
  }

  stop(): void {
    this.thinking = null;
    this.#bots.stop();
  }

  close(): void {
    this.#bots.close();
    this.#pauses.skip();
  }

  async #ask(...question: Parameters<Bots["ask"]>): Promise<Thought | null> {
    try {
      return await this.#bots.ask(...question);
    } catch (thrown) {
      if (thrown instanceof BotStopped) return null;
      throw thrown;
    }
  }
}

/** Passes progress on, but not more often than can be seen. */
function sometimes(show: (fraction: number) => void): (fraction: number) => void {
  let shown = performance.now();
  return (fraction) => {
    const now = performance.now();
    if (now - shown < PROGRESS_MS) return;
    shown = now;
    show(fraction);
  };
}
