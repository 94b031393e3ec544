import { Bots, BotStopped } from "../bot/bots.js";
import type { Judgement } from "../bot/protocol.js";
import type { Save } from "../engine/engine.js";
import { keepAnalysis, keptAnalysis, type Depth, type KeptAnalysis } from "./kept.js";

const BUDGET_MS: Record<Depth, number> = { quick: 80, thorough: 700 };
/** After so many decisions what was found is written down, so that a closed page loses little. */
const KEEP_EVERY = 12;

/** A move that was judged, with how much of the expected result it gave away. */
export interface Judged extends Judgement {
  cost: number;
}

/** Whose decisions may be looked at: all of them after the end, else those of one seat. */
export type Whose = "all" | number;

/**
 * The analysis of a match: what was judged before, and the run that judges the rest in a worker of its own, so that the
 * bots of a match that goes on need not wait. It speaks up ("change") as it grows.
 */
export class Review extends EventTarget {
  running = false;
  failed = false;
  depth: Depth = "quick";
  /** The match as it was turned to: what is judged is numbered by its moves. */
  #save: Save | undefined;
  #kept: KeptAnalysis | undefined;
  /** How often it has turned to something. */
  #turns = 0;
  #whose: Whose = "all";
  readonly #bots = new Bots();

  constructor(readonly match: string) {
    super();
  }

  /** Turns to a state of the match, and to what was kept of it. */
  async turnTo(save: Save, whose: Whose, depth: Depth): Promise<void> {
    this.cancel();
    this.depth = depth;
    this.#whose = whose;
    const turn = ++this.#turns;
    const kept = await keptAnalysis(this.match, depth, save);
    // the match may have gone on meanwhile
    if (turn !== this.#turns) return;
    this.#save = save;
    this.#kept = kept;
    this.#changed();
  }

  /** The judged decisions of those who may be looked at, in the order of play. */
  get judged(): Judged[] {
    const all = [...(this.#kept?.judged.values() ?? [])];
    return all
      .filter((judgement): judgement is Judgement => judgement !== null && this.#concerns(judgement.seat))
      .sort((a, b) => a.no - b.no)
      .map((judgement) => ({ ...judgement, cost: costOf(judgement) }));
  }

  /** How many of the moves concerned have been gone through, and how many there are. */
  get progress(): { done: number; all: number } {
    const numbers = this.#numbers();
    return { done: numbers.filter((no) => this.#kept?.judged.has(no)).length, all: numbers.length };
  }

  /** Judges what is not judged yet, until all is done or it is cancelled. */
  async run(): Promise<void> {
    const [save, kept] = [this.#save, this.#kept];
    if (!save || !kept || this.running) return;
    const numbers = this.#numbers().filter((no) => !kept.judged.has(no));
    this.running = true;
    this.failed = false;
    this.#changed();
    let fresh = 0;
    try {
      await this.#bots.review(JSON.stringify(save), { numbers, seed: save.seed, budget: BUDGET_MS[this.depth] }, (no, judgement) => {
        kept.judged.set(no, judgement);
        if (++fresh % KEEP_EVERY === 0) void keepAnalysis(kept);
        this.#changed();
      });
    } catch (thrown) {
      this.failed = !(thrown instanceof BotStopped);
    }
    this.running = false;
    await keepAnalysis(kept);
    this.#changed();
  }

  cancel(): void {
    this.#bots.stop();
  }

  close(): void {
    this.#bots.close();
  }

  #numbers(): number[] {
    return (this.#kept?.moves ?? []).flatMap(([seat], i) => (this.#concerns(seat) ? [i + 1] : []));
  }

  #concerns(seat: number): boolean {
    return this.#whose === "all" || this.#whose === seat;
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

/** What the move cost against the bot's own; a move of which the bot never thought is not held against anybody. */
const costOf = ({ move, expected, best }: Judgement): number => (expected === null || move === best.move ? 0 : Math.max(0, best.expected - expected));
