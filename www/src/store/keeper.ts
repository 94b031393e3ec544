import { continueMatch, type Course, type StoredMatch } from "./matches.js";
import { results, type Result } from "./results.js";
import { storage } from "./storage.js";

const keepers = new Set<Keeper>();

/** Resolves when nothing of any match is left to write. */
export async function allKept(): Promise<void> {
  await Promise.all([...keepers].map((keeper) => keeper.done()));
}

/**
 * Writes the newest state of a match, one write at a time, and skips those that are outdated before their turn comes.
 * A match that ends here leaves its result for the statistics; if its end is taken back, the result goes with it.
 * It says "overtaken", and writes no more, if somebody else has written the match meanwhile.
 */
export class Keeper extends EventTarget {
  #match: StoredMatch;
  #next: (() => Course) | undefined;
  #writing: Promise<void> | undefined;

  constructor(match: StoredMatch) {
    super();
    this.#match = match;
    keepers.add(this);
  }

  keep(course: () => Course): void {
    this.#next = course;
    this.#writing ??= this.#write();
  }

  /** Resolves when nothing is left to write. */
  async done(): Promise<void> {
    await this.#writing;
  }

  /** Writes what is left, and nothing more. */
  async close(): Promise<void> {
    await this.done();
    keepers.delete(this);
  }

  async #write(): Promise<void> {
    void storage.ask();
    while (this.#next) {
      const course = this.#next();
      this.#next = undefined;
      const before = this.#match;
      this.#match = { ...before, ...course };
      if (!(await continueMatch(before, course))) return void this.dispatchEvent(new Event("overtaken"));
      if (this.#match.counts && course.over !== before.over) await (course.over ? results.put(resultOf(this.#match)) : results.delete(before.id));
    }
    this.#writing = undefined;
  }
}

function resultOf({ id, save, updated, points, winners }: StoredMatch): Result {
  const seats = save.seats.map(({ name, player }, seat) => ({ name, player, points: points[seat] ?? 0, won: winners.includes(seat) }));
  return { id, game: save.game, ended: updated, seats };
}
