import type { JournalEntry, Target } from "../engine/engine.js";

/** The number of the last move in the log that a seat made; 0 if there is none. */
export const lastActOf = (journal: readonly JournalEntry[], seat: number): number =>
  journal.reduce((last, entry) => (entry.seat === seat ? Math.max(last, entry.no) : last), 0);

/** What others did after a move: all that a seat has to catch up with. */
export const doneByOthers = (journal: readonly JournalEntry[], seat: number | null, after: number): JournalEntry[] =>
  journal.filter((entry) => entry.no > after && entry.seat !== null && entry.seat !== seat);

/** The targets that moves of others concern, each with the seat that made the move last. */
export function marksOfOthers(journal: readonly JournalEntry[], seat: number | null, after: number): Map<Target, number> {
  const marks = new Map<Target, number>();
  for (const entry of doneByOthers(journal, seat, after)) for (const target of entry.subjects) marks.set(target, entry.seat!);
  return marks;
}
