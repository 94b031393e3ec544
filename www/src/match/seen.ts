import type { AnyReply, JournalEntry, LegalMove, Message, OpinionView, Refusal, Save, SeatSetup, Step, Table, Target } from "../engine/engine.js";
import { doneByOthers, lastActOf, marksOfOthers } from "./news.js";
import { Picks } from "./picks.js";

/** A hint: moves of the strongest bot, best first, and which of them is to be lit up. */
export type Advice = { thinking: number } | { opinions: OpinionView[]; chosen: number | null };

/** A move that waits to be confirmed: since it would end the turn, or since the board first shows what would come of it. */
export interface Unconfirmed {
  move: LegalMove;
  /** What the button says; nothing at the end of a turn. */
  label: Message | null;
}

/**
 * What this device shows of a match: one viewer's reply and log, and the move in the making. It speaks up ("change")
 * when there is something new to draw, and says "refused" when something was to no avail.
 */
export abstract class Seen extends EventTarget {
  reply: AnyReply;
  viewer: number | null = null;
  journal: JournalEntry[] = [];
  picks = new Picks([]);
  /** A move that waits to be confirmed. */
  unconfirmed: Unconfirmed | null = null;
  advice: Advice | null = null;
  /** What a guide points at. */
  pointed: readonly Target[] = [];
  /** The moves of a guide: bots keep to them as long as everybody does, so that the guide speaks of what is there. */
  script: Save["moves"] = [];

  protected readonly table: Table;
  #seats: SeatSetup[];
  /** How many moves had been played when each seat last acted here. */
  readonly #acted = new Map<number, number>();

  constructor(table: Table) {
    super();
    this.table = table;
    this.#seats = table.setup().seats;
    this.reply = table.look(null);
    this.look(null);
  }

  get seats(): readonly SeatSetup[] {
    return this.#seats;
  }

  /** What was picked of the decision so far, in order. */
  get picked(): Target[] {
    return [...this.reply.picked, ...this.picks.path];
  }

  /** The match as a viewer saw it after so many moves; nothing of the match changes. */
  at(moves: number, viewer: number | null): AnyReply {
    return this.table.at(moves, viewer);
  }

  save(): Save {
    return this.table.save();
  }

  /** The match as somebody sees it who has no seat. */
  watched(): AnyReply {
    return this.table.look(null);
  }

  /** What everybody knows of the match: these moves alone have the same number for all, whatever somebody is still deciding. */
  settled(): Save {
    return this.branch(this.steps().length);
  }

  /** What was played up to a moment, as a match of its own. */
  branch(moves: number): Save {
    return this.table.branch(moves);
  }

  /** The moves so far: who decided in which turn, and whether a decision ended. */
  steps(): Step[] {
    return this.table.steps();
  }

  /** The whole log as a viewer may read it. */
  journalFor(viewer: number | null): JournalEntry[] {
    return viewer === this.viewer ? this.journal : this.table.look(viewer).journal;
  }

  /** How many moves had been played when a seat last acted. */
  lastAct(seat: number): number {
    return this.#acted.get(seat) ?? lastActOf(this.journal, seat);
  }

  /** What all may know happened since this seat last acted. */
  sinceLastAct(seat: number): JournalEntry[] {
    return doneByOthers(this.journal, seat, this.lastAct(seat));
  }

  /** What others did since the viewer last acted. */
  news(): JournalEntry[] {
    const last = this.viewer === null ? 0 : this.lastAct(this.viewer);
    return this.journal.filter((entry) => entry.no > last && entry.seat !== this.viewer);
  }

  /** The targets that the last moves of others concern, each with the seat that made the move. */
  recent(): Map<Target, number> {
    return marksOfOthers(this.journal, this.viewer, this.viewer === null ? this.reply.moves_played - 1 : this.lastAct(this.viewer));
  }

  /** Shows the match to a viewer from now on. */
  protected see(viewer: number | null): void {
    this.viewer = viewer;
    this.look(viewer);
  }

  /** Shows the position anew, with the whole log: after a change of viewer, and when time ran backwards. */
  protected look(viewer: number | null): void {
    const reply = this.table.look(viewer);
    this.#seats = this.table.setup().seats;
    this.journal = reply.journal;
    for (const [seat, no] of this.#acted) if (no > reply.moves_played) this.#acted.delete(seat);
    this.#show(reply);
  }

  /** Plays a move; returns whether it left something to read in the log. */
  protected apply(seat: number, move: string): boolean {
    const reply = this.table.play({ seat, move }, this.viewer);
    this.journal = [...this.journal, ...reply.journal];
    this.#acted.set(seat, reply.moves_played);
    this.#show(reply);
    return reply.journal.length > 0;
  }

  /** Takes back the last touch of a move that was not played yet; false if there was none. */
  protected unpick(): boolean {
    this.unconfirmed = null;
    const unpicked = this.picks.back();
    if (unpicked) this.changed();
    return unpicked;
  }

  /** Lights up one of the moves that are advised, or all of them. */
  chooseAdvice(chosen: number | null): void {
    if (this.advice && "opinions" in this.advice) this.advised({ ...this.advice, chosen });
  }

  protected advised(advice: Advice | null): void {
    this.advice = advice;
    this.changed();
  }

  protected refuse(refusal: Refusal | null): void {
    if (refusal) this.dispatchEvent(new CustomEvent<Refusal>("refused", { detail: refusal }));
  }

  protected changed(): void {
    this.dispatchEvent(new Event("change"));
  }

  #show(reply: AnyReply): void {
    this.reply = reply;
    this.picks = new Picks(reply.moves);
    this.unconfirmed = null;
    this.advice = null;
  }
}
