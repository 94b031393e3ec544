import { BotRefused, BotStopped, Bots } from "../bot/bots.js";
import type { AnyReply, JournalEntry, LegalMove, Level, OpinionView, Player, Refusal, Save, SeatSetup, Table, Target } from "../engine/engine.js";
import type { Pace } from "./pace.js";
import { Pauses } from "./pace.js";
import { Picks } from "./picks.js";

export interface MatchOptions {
  /** Whether hands are hidden from other people at the table (several people, a game with secrets). */
  coverHands: boolean;
  pace: () => Pace;
  /** Called after each change, to save it. */
  keep: () => void;
}

/** A hint: moves of the strongest bot with the share of its thoughts, best first. */
export type Advice = { thinking: number } | { opinions: OpinionView[] };

const BOT_BUDGET_MS = 20_000;
/** How often progress is drawn. */
const PROGRESS_MS = 200;

/**
 * A match at this device: whose view is shown, who is to touch what, when bots move. It knows positions only as
 * replies of the engine, and no rule. It speaks up ("change") when there is something new to draw, and says "refused"
 * when a touch was to no avail.
 */
export class Match extends EventTarget {
  reply: AnyReply;
  viewer: number | null = null;
  /** The seat that must say "I am ready" before its hand is shown. */
  waitingFor: number | null = null;
  picks = new Picks([]);
  journal: JournalEntry[] = [];
  thinking: { seat: number; fraction: number } | null = null;
  advice: Advice | null = null;
  failure: { refusal: Refusal | null; text: string } | null = null;

  readonly #table: Table;
  readonly #options: MatchOptions;
  readonly #bots = new Bots();
  readonly #pauses = new Pauses();
  #seats: SeatSetup[];
  /** Whether several people have sat at this match. */
  #shared = false;
  /** Grows with each change of course, so that what was under way before notices. */
  #course = 0;
  /** How many moves had been played when each seat last acted here. */
  readonly #acted = new Map<number, number>();

  constructor(table: Table, options: MatchOptions) {
    super();
    this.#table = table;
    this.#options = options;
    this.#seats = table.setup().seats;
    this.reply = table.look(null);
    this.#look(null);
  }

  get seats(): readonly SeatSetup[] {
    return this.#seats;
  }

  /** The seat that this device waits for, if it is a person's. */
  get deciding(): number | null {
    return this.viewer !== null && this.reply.moves.length > 0 ? this.viewer : null;
  }

  /** Starts, or goes on after a reload. */
  start(): void {
    const people = this.#people();
    this.#shared = people.length > 1;
    this.#see(people.length === 1 ? people[0]! : null);
    void this.#goOn();
  }

  /** The person at the covered seat is ready. */
  ready(): void {
    if (this.waitingFor === null) return;
    const seat = this.waitingFor;
    this.waitingFor = null;
    this.#see(seat);
    this.#changed();
  }

  /** A target was touched. */
  touch(target: Target): void {
    const seat = this.deciding;
    if (seat === null) {
      this.#pauses.skip();
      return;
    }
    if (this.picks.legal().has(target)) {
      const move = this.picks.touch(target);
      if (move) this.#play(seat, move);
      else this.#changed();
    } else this.#refuse(this.#table.whyNot(seat, target));
  }

  /** What was picked of the decision so far, in order. */
  get picked(): Target[] {
    return [...this.reply.picked, ...this.picks.path];
  }

  /** Takes back picks of a decision that is not finished: the last one, or all from a certain one on. */
  takeBack(from = this.picked.length): void {
    while (this.picked.length >= Math.max(from, 1)) {
      const before = this.picked.length;
      if (this.picks.back()) this.#changed();
      else this.undo();
      if (this.picked.length >= before) return;
    }
  }

  /** Takes back moves until a person is to act. */
  undo(): void {
    const { viewer } = this;
    if (viewer === null) return;
    if (this.picks.back()) return this.#changed();
    if (this.reply.undo) return this.#refuse(this.reply.undo);
    this.#halt();
    let reply = this.#table.undo(viewer);
    let undone = 1;
    while (this.#isBots(reply) && !reply.undo) {
      reply = this.#table.undo(viewer);
      undone++;
    }
    if (this.#isBots(reply)) {
      // only bots' moves could be taken back: they would just play them again
      const refusal = reply.undo;
      while (undone-- > 0) this.#table.redo(viewer);
      this.#look(viewer);
      this.#refuse(refusal);
    } else this.#look(viewer);
    this.#options.keep();
    this.#changed();
    void this.#goOn();
  }

  redo(): void {
    if (!this.reply.redo) return;
    this.#halt();
    let reply = this.#table.redo(this.viewer);
    while (this.#isBots(reply) && reply.redo) reply = this.#table.redo(this.viewer);
    this.#look(this.viewer);
    this.#options.keep();
    this.#changed();
    void this.#goOn();
  }

  /** Asks the strongest bot what it would do. */
  async advise(): Promise<void> {
    const seat = this.deciding;
    if (seat === null || this.advice) return;
    const course = this.#course;
    this.#advised({ thinking: 0 });
    try {
      const thought = await this.#bots.ask("advise", this.#question(seat, "hard"), (thinking) => {
        if (course === this.#course) this.#advised({ thinking });
      });
      if (course === this.#course) this.#advised({ opinions: thought.opinions.slice(0, 3) });
    } catch (thrown) {
      if (!(thrown instanceof BotStopped) && course === this.#course) this.#advised(null);
    }
  }

  dismissAdvice(): void {
    this.#bots.stop();
    this.#advised(null);
  }

  /** The person does not want to wait for the bots' pauses. */
  skip(): void {
    this.#pauses.skip();
  }

  /** Somebody else takes a seat over: a person or a bot. */
  setPlayer(seat: number, player: Player): void {
    this.#halt();
    this.#table.setPlayer(seat, player);
    this.#seats = this.#table.setup().seats;
    const people = this.#people();
    this.#shared ||= people.length > 1;
    this.waitingFor = null;
    // where several people sat, nobody's hand is shown before its owner says so, even if one alone is left
    const alone = people.length === 1 && !(this.#options.coverHands && this.#shared);
    if (this.viewer === null || !people.includes(this.viewer)) this.#see(alone ? people[0]! : null);
    this.#options.keep();
    this.#changed();
    void this.#goOn();
  }

  /** After a failed bot: once more. */
  retry(): void {
    this.failure = null;
    this.#changed();
    void this.#goOn();
  }

  save(): Save {
    return this.#table.save();
  }

  /** What all may know happened since this seat last acted. */
  sinceLastAct(seat: number): JournalEntry[] {
    const last = this.#lastAct(seat);
    return this.journal.filter((entry) => entry.no > last && entry.seat !== null && entry.seat !== seat);
  }

  /** What others did since the viewer last acted. */
  news(): JournalEntry[] {
    const last = this.viewer === null ? 0 : this.#lastAct(this.viewer);
    return this.journal.filter((entry) => entry.no > last && entry.seat !== this.viewer);
  }

  /** The targets that the last moves of others concern, each with the seat that made the move. */
  recent(): Map<Target, number> {
    const marks = new Map<Target, number>();
    const last = this.viewer === null ? this.reply.moves_played - 1 : this.#lastAct(this.viewer);
    for (const entry of this.journal) {
      if (entry.seat === null || entry.seat === this.viewer || entry.no <= last) continue;
      for (const target of entry.subjects) marks.set(target, entry.seat);
    }
    return marks;
  }

  /** Leaves the table. */
  close(): void {
    this.#course++;
    this.#bots.close();
    this.#pauses.skip();
  }

  /** Plays on until a person has to do something. */
  async #goOn(): Promise<void> {
    const course = ++this.#course;
    this.#pauses.rest();
    for (;;) {
      const bot = this.reply.to_act.find((seat) => !this.#isPerson(seat));
      if (bot === undefined) break;
      if (!(await this.#botMoves(bot, course))) return;
    }
    this.#pauses.rest();
    if (!this.reply.over) this.#turnTo(this.viewer !== null && this.reply.to_act.includes(this.viewer) ? this.viewer : this.reply.to_act[0]!);
    this.#changed();
  }

  /** One move of a bot; false if the match took another course meanwhile. */
  async #botMoves(seat: number, course: number): Promise<boolean> {
    this.thinking = { seat, fraction: 0 };
    this.#changed();
    let shown = performance.now();
    try {
      const { move } = await this.#bots.ask("think", this.#question(seat, this.#levelOf(seat)), (fraction) => {
        const now = performance.now();
        if (course !== this.#course || now - shown < PROGRESS_MS) return;
        shown = now;
        this.thinking = { seat, fraction };
        this.#changed();
      });
      if (course !== this.#course) return false;
      this.thinking = null;
      const read = this.#apply(seat, move);
      this.#changed();
      await this.#pauses.after(this.#options.pace(), read);
      return course === this.#course;
    } catch (thrown) {
      if (thrown instanceof BotStopped || course !== this.#course) return false;
      this.thinking = null;
      this.failure = { refusal: thrown instanceof BotRefused ? thrown.refusal : null, text: String(thrown) };
      this.#changed();
      return false;
    }
  }

  /** Hands the device to a person: at once if nobody else may not see the hand, else behind the cover. */
  #turnTo(seat: number): void {
    if (this.viewer === seat) return;
    if (this.#options.coverHands && this.#shared) {
      this.waitingFor = seat;
      this.#see(null);
    } else this.#see(seat);
  }

  #play(seat: number, move: LegalMove): void {
    this.#halt();
    this.#apply(seat, move.move);
    this.#changed();
    void this.#goOn();
  }

  /** Plays a move; returns whether it left something to read in the log. */
  #apply(seat: number, move: string): boolean {
    const reply = this.#table.play({ seat, move }, this.viewer);
    this.journal = [...this.journal, ...reply.journal];
    this.#acted.set(seat, reply.moves_played);
    this.#show(reply);
    this.#options.keep();
    return reply.journal.length > 0;
  }

  #see(viewer: number | null): void {
    this.viewer = viewer;
    this.#look(viewer);
  }

  /** Shows the position anew, with the whole log: after a change of viewer, and when time ran backwards. */
  #look(viewer: number | null): void {
    const reply = this.#table.look(viewer);
    this.journal = reply.journal;
    for (const [seat, no] of this.#acted) if (no > reply.moves_played) this.#acted.delete(seat);
    this.#show(reply);
  }

  #show(reply: AnyReply): void {
    this.reply = reply;
    this.picks = new Picks(reply.moves);
    this.advice = null;
  }

  /** Stops what is under way. */
  #halt(): void {
    this.#course++;
    this.#bots.stop();
    this.thinking = null;
    this.failure = null;
    this.advice = null;
  }

  #refuse(refusal: Refusal | null): void {
    if (refusal) this.dispatchEvent(new CustomEvent<Refusal>("refused", { detail: refusal }));
  }

  #advised(advice: Advice | null): void {
    this.advice = advice;
    this.#changed();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }

  #question(seat: number, level: Level) {
    return {
      save: JSON.stringify(this.#table.save()),
      seat,
      level,
      seed: (this.#table.setup().seed + this.reply.moves_played * 7919) % Number.MAX_SAFE_INTEGER,
      budget: BOT_BUDGET_MS,
    };
  }

  #lastAct(seat: number): number {
    const known = this.#acted.get(seat);
    return known ?? this.journal.reduce((last, entry) => (entry.seat === seat ? Math.max(last, entry.no) : last), 0);
  }

  #people(): number[] {
    return this.#seats.flatMap((_, seat) => (this.#isPerson(seat) ? [seat] : []));
  }

  #levelOf(seat: number): Level {
    const player = this.#seats[seat]!.player;
    return player === "person" ? "hard" : player;
  }

  #isPerson(seat: number): boolean {
    return this.#seats[seat]?.player === "person";
  }

  /** Whether only bots are to act. */
  #isBots(reply: AnyReply): boolean {
    return reply.to_act.length > 0 && !reply.to_act.some((seat) => this.#isPerson(seat));
  }
}
