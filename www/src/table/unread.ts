import type { JournalEntry } from "../engine/engine.js";
import type { Match } from "../match/match.js";

/** Counts the lines of the log about others that have not been on show yet. */
export class Unread {
  #read = 0;

  /** Everything so far has been read. */
  readAll(journal: readonly JournalEntry[]): void {
    this.#read = journal.length;
  }

  /** Time may have run backwards: what is gone is not waiting to be read. */
  follow(journal: readonly JournalEntry[]): void {
    this.#read = Math.min(this.#read, journal.length);
  }

  count(match: Match): number {
    const news = new Set(match.news());
    return match.journal.slice(this.#read).filter((entry) => news.has(entry)).length;
  }
}
