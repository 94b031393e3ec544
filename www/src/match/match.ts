import { BotRefused } from "../bot/bots.js";
import type { LegalMove, Level, Message, Player, Refusal, Table, Target } from "../engine/engine.js";
import type { Manner } from "./manner.js";
import { Minds } from "./minds.js";
import type { Pace } from "./pace.js";
import { Seen } from "./seen.js";
import { endsTurn } from "./turn.js";

export interface MatchOptions {
  /** Whether the game has anything to hide. */
  hidden: boolean;
  /** Whether several people have sat at this match before. */
  shared: boolean;
  manner: Manner;
  pace: () => Pace;
  /** Whether a person confirms the end of a turn. */
  confirms: () => boolean;
  /** What is asked before a move is played of which the board shows first what would come of it. */
  preview: (move: LegalMove, view: unknown) => Message | null;
  /** Called after each change, to save it. */
  keep: () => void;
}

const BOT_BUDGET_MS = 20_000;

const CLOSED: Refusal = { code: "table-closed", clause: null, args: {} };
const NOTHING_TO_REDO: Refusal = { code: "redo-nothing", clause: null, args: {} };
const NOTHING_TO_ADVISE: Refusal = { code: "table-no-hint", clause: null, args: {} };

/**
 * A match at this device: whose view is shown, who is to touch what, when bots move. It knows positions only as
 * replies of the engine, and no rule. Beside "change" it says "progress" when nothing but a bot's thinking got further.
 */
export class Match extends Seen {
  /** The seat that must say "I am ready" before its hand is shown. */
  waitingFor: number | null = null;
  /** The seat whose hand lies closed on a flat tablet, or is held up by its owner: then it is the viewer too. */
  closed: number | null = null;
  failure: { refusal: Refusal | null; text: string } | null = null;

  readonly #options: MatchOptions;
  readonly #minds = new Minds(() => this.changed(), () => this.#progressed());
  /** Whether several people have sat at this match. */
  #shared: boolean;
  /** Grows with each change of course, so that what was under way before notices. */
  #course = 0;
  /** The person for whom a bot plays, and until the end of which turn. */
  #stoodIn: { seat: number; turn: number } | null = null;

  constructor(table: Table, options: MatchOptions) {
    super(table);
    this.#options = options;
    this.#shared = options.shared;
  }

  get manner(): Manner {
    return this.#options.manner;
  }

  /** Whether several people have sat here. */
  get shared(): boolean {
    return this.#shared;
  }

  get hidden(): boolean {
    return this.#options.hidden;
  }

  get thinking(): Minds["thinking"] {
    return this.#minds.thinking;
  }

  /** The seat that this device waits for, if it is a person's. */
  get deciding(): number | null {
    const { viewer } = this;
    return viewer !== null && this.reply.moves.length > 0 && this.#stoodIn?.seat !== viewer ? viewer : null;
  }

  /** The person who is to act, whether the hand is on show or not. */
  get asked(): number | null {
    return this.deciding ?? this.waitingFor ?? this.closed;
  }

  /** Whether a bot plays the turn of a person. */
  get isStoodIn(): boolean {
    return this.#stoodIn !== null;
  }

  /** Starts, or goes on after a reload. */
  start(): void {
    this.see(this.#alone());
    void this.#goOn();
  }

  /** The person at the covered seat is ready. */
  ready(): void {
    if (this.waitingFor === null) return;
    const seat = this.waitingFor;
    this.waitingFor = null;
    this.see(seat);
    this.changed();
  }

  /** The owner of the closed hand takes it up, or lays it down. */
  peek(open: boolean): void {
    const seat = open ? this.closed : null;
    if (this.closed === null || this.viewer === seat) return;
    this.see(seat);
    this.changed();
  }

  /** A target was touched. */
  touch(target: Target): void {
    const seat = this.deciding;
    if (seat === null) return this.skip();
    if (this.unconfirmed) return;
    if (!this.picks.legal().has(target)) return this.refuse(this.table.whyNot(seat, target));
    const move = this.picks.touch(target);
    if (!move) return this.changed();
    const label = this.#options.preview(move, this.reply.view);
    if (!label && !(this.#options.confirms() && endsTurn(this.table, { seat, move: move.move }))) return this.#playFor(seat, move);
    this.unconfirmed = { move, label };
    this.changed();
  }

  /** Plays the move that waited to be confirmed. */
  confirm(): void {
    const seat = this.deciding;
    if (seat !== null && this.unconfirmed) this.#playFor(seat, this.unconfirmed.move);
  }

  /** Takes back picks of a decision that is not finished: the last one, or all from a certain one on. */
  takeBack(from = this.picked.length): void {
    while (this.picked.length >= Math.max(from, 1)) {
      const before = this.picked.length;
      if (!this.unpick()) this.undo();
      if (this.picked.length >= before) return;
    }
  }

  /** Takes back the person's last move, and what bots have answered. */
  undo(): void {
    if (this.viewer === null) return this.refuse(this.whyNoUndo);
    if (!this.unpick()) this.#turnBack((viewer) => this.table.undo(viewer));
  }

  /** Takes back all of the turn in which that move lies. */
  undoTurn(): void {
    if (this.viewer === null) return this.refuse(this.whyNoUndo);
    while (this.unpick());
    this.#turnBack((viewer) => this.table.undoTurn(viewer));
  }

  redo(): void {
    const whyNot = this.whyNoRedo;
    if (whyNot) return this.refuse(whyNot);
    this.#halt();
    this.table.redo(this.viewer);
    this.look(this.viewer);
    this.#takeCourse();
  }

  /** Why nothing can be taken back; null if it can. */
  get whyNoUndo(): Refusal | null {
    if (this.viewer === null) return CLOSED;
    return this.picks.path.length > 0 ? null : this.reply.undo;
  }

  /** Why nothing can be played again; null if it can. */
  get whyNoRedo(): Refusal | null {
    if (this.viewer === null) return CLOSED;
    return this.reply.redo ? null : NOTHING_TO_REDO;
  }

  /** Why no hint can be asked for; null if it can. */
  get whyNoHint(): Refusal | null {
    return this.deciding === null ? NOTHING_TO_ADVISE : null;
  }

  /** Whether undo may go back over what somebody has learnt. */
  get freeUndo(): boolean {
    return this.table.setup().free_undo;
  }

  setFreeUndo(free: boolean): void {
    this.table.setFreeUndo(free);
    this.#halt();
    this.look(this.viewer);
    this.#takeCourse();
  }

  /** Asks the strongest bot what it would do. */
  async advise(): Promise<void> {
    const seat = this.deciding;
    if (seat === null) return this.refuse(this.whyNoHint);
    if (this.advice) return;
    const course = this.#course;
    this.advised({ thinking: 0 });
    const opinions = await this.#minds
      .advise(this.#question(seat, "hard"), (thinking) => {
        if (course !== this.#course || !this.advice) return;
        this.advice = { thinking };
        this.#progressed();
      })
      .catch(() => null);
    if (course === this.#course && this.advice) this.advised(opinions && { opinions: opinions.slice(0, 3), chosen: null });
  }

  dismissAdvice(): void {
    this.#minds.stop();
    this.advised(null);
  }

  /** Lets the strongest bot play what is left of the person's turn. */
  playTurn(): void {
    const seat = this.deciding;
    if (seat === null) return;
    this.#halt();
    this.look(seat);
    this.#stoodIn = { seat, turn: this.reply.turn };
    void this.#goOn();
  }

  /** The person does not want to wait for the bots' pauses. */
  skip(): void {
    this.#minds.skip();
  }

  /** The person does not want to wait for the bots at all. */
  hurry(): void {
    this.#minds.hurry();
  }

  /** Somebody else takes a seat over: a person or a bot. */
  setPlayer(seat: number, player: Player): void {
    this.#halt();
    this.table.setPlayer(seat, player);
    this.look(this.viewer);
    this.#seatAnew();
  }

  /** Changes how the match is played at this device. */
  setManner(manner: Partial<Manner>): void {
    const before = this.manner.hands;
    this.#options.manner = { ...this.manner, ...manner };
    if (this.manner.hands === before) {
      this.#options.keep();
      this.changed();
      return;
    }
    this.#halt();
    this.viewer = null;
    this.#seatAnew();
  }

  /** After a failed bot: once more. */
  retry(): void {
    this.failure = null;
    this.changed();
    void this.#goOn();
  }

  /** Leaves the table. */
  close(): void {
    this.#course++;
    this.#minds.close();
  }

  /** Plays on until a person has to do something. */
  async #goOn(): Promise<void> {
    const course = ++this.#course;
    this.#minds.rest();
    for (;;) {
      const bot = this.reply.to_act.find((seat) => !this.#isPerson(seat) || this.#stoodIn?.seat === seat);
      if (bot === undefined) break;
      if (!(await this.#botMoves(bot, course))) return;
    }
    this.#minds.rest();
    if (!this.reply.over) this.#turnTo(this.viewer !== null && this.reply.to_act.includes(this.viewer) ? this.viewer : this.reply.to_act[0]!);
    this.changed();
  }

  /** One move of a bot; false if the match took another course meanwhile. */
  async #botMoves(seat: number, course: number): Promise<boolean> {
    try {
      const move = this.#scripted(seat) ?? await this.#minds.decide(this.#question(seat, this.#levelOf(seat)));
      if (move === null || course !== this.#course) return false;
      const read = this.#play(seat, move);
      this.changed();
      await this.#minds.pause(this.manner.paces[seat] ?? this.#options.pace(), read);
      return course === this.#course;
    } catch (thrown) {
      if (course !== this.#course) return false;
      this.#halt();
      this.failure = { refusal: thrown instanceof BotRefused ? thrown.refusal : null, text: String(thrown) };
      this.changed();
      return false;
    }
  }

  /** What a guide has a bot play; nothing once anybody has played otherwise. */
  #scripted(seat: number): string | null {
    const { script } = this;
    if (script.length === 0) return null;
    const played = this.save().moves;
    const next = script[played.length];
    const isKept = played.every(([whose, move], i) => whose === script[i]?.[0] && move === script[i][1]);
    return isKept && next?.[0] === seat ? next[1] : null;
  }

  /** Hands the device to a person: at once if nobody else may not see the hand, else behind the cover. */
  #turnTo(seat: number): void {
    if (!this.#isGuarded()) {
      if (this.viewer !== seat) this.see(seat);
    } else if (this.manner.hands === "flat") {
      if (this.closed !== seat) this.see(null);
      this.closed = seat;
    } else if (this.viewer !== seat) {
      this.waitingFor = seat;
      this.see(null);
    }
  }

  /** Whether one person's hand has to be hidden from another one's eyes. */
  #isGuarded(): boolean {
    return this.#options.hidden && this.#shared && this.manner.hands !== "open";
  }

  /** Finds out who is to see what after people or manners have changed. */
  #seatAnew(): void {
    const alone = this.#alone();
    this.waitingFor = null;
    this.closed = null;
    if (this.viewer === null || !this.#isPerson(this.viewer)) this.see(alone);
    this.#takeCourse();
  }

  #playFor(seat: number, { move }: LegalMove): void {
    this.#halt();
    this.#play(seat, move);
    if (this.closed === seat && !this.reply.to_act.includes(seat)) this.#layDown();
    this.changed();
    void this.#goOn();
  }

  /** A flat tablet shows no hand while nobody holds one. */
  #layDown(): void {
    this.closed = null;
    this.see(null);
  }

  /** Plays a move; returns whether it left something to read in the log. */
  #play(seat: number, move: string): boolean {
    const read = this.apply(seat, move);
    const stoodIn = this.#stoodIn;
    if (stoodIn && (this.reply.turn !== stoodIn.turn || !this.reply.to_act.includes(stoodIn.seat))) this.#stoodIn = null;
    this.#options.keep();
    return read;
  }

  #turnBack(undo: (viewer: number | null) => void): void {
    if (this.reply.undo) return this.refuse(this.reply.undo);
    this.#halt();
    undo(this.viewer);
    this.look(this.viewer);
    this.#takeCourse();
  }

  #progressed(): void {
    this.dispatchEvent(new Event("progress"));
  }

  /** Stops what is under way. */
  #halt(): void {
    this.#course++;
    this.#minds.stop();
    this.#stoodIn = null;
    this.failure = null;
    this.advice = null;
  }

  /** Keeps what has changed, and goes on from there. */
  #takeCourse(): void {
    this.#options.keep();
    this.changed();
    void this.#goOn();
  }

  #question(seat: number, level: Level) {
    return {
      save: JSON.stringify(this.table.save()),
      seat,
      level,
      seed: (this.table.setup().seed + this.reply.moves_played * 7919) % Number.MAX_SAFE_INTEGER,
      budget: BOT_BUDGET_MS,
    };
  }

  /** The one person who may see a hand at once: where several people sat, nobody may, even if one alone is left. */
  #alone(): number | null {
    const people = this.#people();
    this.#shared ||= people.length > 1;
    return people.length === 1 && !this.#isGuarded() ? people[0]! : null;
  }

  #people(): number[] {
    return this.seats.flatMap((_, seat) => (this.#isPerson(seat) ? [seat] : []));
  }

  #levelOf(seat: number): Level {
    const player = this.seats[seat]!.player;
    return player === "person" ? "hard" : player;
  }

  #isPerson(seat: number): boolean {
    return this.seats[seat]?.player === "person";
  }
}
