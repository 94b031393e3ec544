import type { AnyReply, JournalEntry, SeatSetup, Target } from "../engine/engine.js";
import type { Match } from "../match/match.js";
import type { Replay } from "../replay/replay.js";
import type { Board, Marks } from "./board.js";
import { marksOf } from "./marks.js";

/** What lies on the table: the match as it stands, or an earlier moment of it. */
export interface Shown {
  reply: AnyReply;
  viewer: number | null;
  /** The seat whose things lie nearest. */
  near: number;
  seats: readonly SeatSetup[];
  /** The log up to this moment. */
  journal: readonly JournalEntry[];
  marks: Marks;
  deciding: boolean;
  recent: ReadonlyMap<Target, number>;
  thinking: Match["thinking"];
}

export function shownNow(match: Match, board: Board, near: number): Shown {
  const { reply, viewer, seats, journal, thinking } = match;
  return { reply, viewer, near, seats, journal, marks: marksOf(match, board), deciding: match.deciding !== null, recent: match.recent(), thinking };
}

export function shownThen(replay: Replay, near: number): Shown {
  const { reply, viewer, seats, number } = replay;
  const journal = replay.journal.filter((entry) => entry.no <= number);
  return { reply, viewer, near: viewer ?? near, seats, journal, marks: new Map(), deciding: false, recent: replay.recent(), thinking: null };
}
