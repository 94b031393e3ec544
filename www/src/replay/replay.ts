import type { AnyReply, JournalEntry, SeatSetup, Step, Target } from "../engine/engine.js";
import { marksOfOthers } from "../match/news.js";
import type { Pace } from "../match/pace.js";
import type { Seen } from "../match/seen.js";

/** How long a position stays on show while the replay plays. */
const STEP_MS: Record<ReplayPace, number> = { slow: 2200, normal: 1200, fast: 500 };
export const replayPaces = ["slow", "normal", "fast"] as const satisfies readonly Pace[];
export type ReplayPace = Extract<Pace, (typeof replayPaces)[number]>;

/** A turn of the match, and the position in which it begins. */
export interface TurnMark {
  turn: number;
  start: number;
}

/**
 * Looks at earlier positions of a match, each as one viewer was allowed to see it then. The match itself is not
 * touched. A step leads to the end of the next decision: the picks on the way to it show next to nothing. It speaks up ("change") when there is something new to draw.
 */
export class Replay extends EventTarget {
  /** The position on show: after so many moves. */
  number = 0;
  reply: AnyReply;
  playing = false;
  pace: ReplayPace = "normal";
  /** The log of the viewer, beyond the position on show too. */
  journal: readonly JournalEntry[] = [];

  readonly #match: Seen;
  #viewer: number | null;
  #steps: Step[];
  #timer = 0;

  constructor(match: Seen, viewer: number | null) {
    super();
    this.#match = match;
    this.#viewer = viewer;
    this.#steps = match.steps();
    this.journal = match.journalFor(viewer);
    this.number = match.reply.moves_played;
    this.reply = match.at(this.number, viewer);
  }

  get viewer(): number | null {
    return this.#viewer;
  }

  get seats(): readonly SeatSetup[] {
    return this.#match.seats;
  }

  /** The last position that can be shown. */
  get last(): number {
    return this.#match.reply.moves_played;
  }

  /** The positions at which a step stops, in order: whenever somebody's decision was finished. */
  get stops(): number[] {
    const finished = this.#steps.flatMap(({ done }, i) => (done ? [i + 1] : []));
    return [...new Set([0, ...finished, this.last])];
  }

  /** The turns of the match, in order. */
  get turns(): TurnMark[] {
    const marks: TurnMark[] = [];
    this.#steps.forEach(({ turn }, start) => {
      if (turn !== marks.at(-1)?.turn) marks.push({ turn, start });
    });
    return marks;
  }

  /** The entries of the log that the last step brought. */
  get entries(): JournalEntry[] {
    return this.journal.filter((entry) => entry.no === this.number);
  }

  /** What the last step concerned, each with the seat that acted. */
  recent(): Map<Target, number> {
    return marksOfOthers(this.entries, null, 0);
  }

  /** Shows the position after so many moves. */
  show(number: number): void {
    this.#rest();
    this.#go(number);
  }

  step(by: 1 | -1): void {
    this.show(this.#neighbour(by) ?? this.number);
  }

  /** Goes to the start of the turn before or after, or of this one if it is under way. */
  stepTurn(by: 1 | -1): void {
    const starts = this.turns.map(({ start }) => start);
    this.show((by > 0 ? starts.find((start) => start > this.number) : starts.findLast((start) => start < this.number)) ?? (by > 0 ? this.last : 0));
  }

  /** Sees the match with the eyes of another seat, or of a watcher. */
  look(viewer: number | null): void {
    this.#viewer = viewer;
    this.journal = this.#match.journalFor(viewer);
    this.#go(this.number);
  }

  /** Plays on by itself, or stops doing so. At the end it begins once more. */
  toggle(): void {
    if (this.playing) {
      this.#rest();
      this.#changed();
    } else this.play(this.number === this.last ? 0 : this.number);
  }

  /** Plays on by itself from a position. */
  play(from: number): void {
    this.#rest();
    this.playing = true;
    this.#go(from);
    this.#playOn();
  }

  choosePace(pace: ReplayPace): void {
    this.pace = pace;
    if (this.playing) this.#playOn();
    this.#changed();
  }

  /** The match went on, or back, while the replay was open. */
  follow(): void {
    this.#steps = this.#match.steps();
    this.journal = this.#match.journalFor(this.#viewer);
    if (this.number > this.last) this.show(this.last);
  }

  close(): void {
    this.#rest();
  }

  #playOn(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const next = this.#neighbour(1);
      if (next === undefined) this.#rest();
      else {
        this.#go(next);
        this.#playOn();
      }
      this.#changed();
    }, STEP_MS[this.pace]);
  }

  #neighbour(by: 1 | -1): number | undefined {
    return by > 0 ? this.stops.find((stop) => stop > this.number) : this.stops.findLast((stop) => stop < this.number);
  }

  #go(number: number): void {
    this.number = Math.max(0, Math.min(number, this.last));
    this.reply = this.#match.at(this.number, this.#viewer);
    this.#changed();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}
