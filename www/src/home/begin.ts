import { engineReady, type Save, type Setup, type Table } from "../engine/engine.js";
import { sameAgain } from "../engine/luck.js";
import { addMatch, courseOf, type Sitting, type StoredMatch } from "../store/matches.js";
import { loadGame } from "../table/boards.js";

/** What a new match brings along, apart from its moves. */
interface Origin extends Omit<Sitting, "shared">, Partial<Pick<StoredMatch, "name" | "shared">> {
  counts: boolean;
}

/** Sets up a match, stores it, and goes to its table. */
export async function begin(setup: Setup, coverHands: boolean): Promise<void> {
  // the table's own files come while the match is set up
  const [{ engine }] = await Promise.all([loadGame(setup.game), import(/* webpackChunkName: "holder" */ "../match/holder.js")]);
  goTo(await keep(new engine.Table(setup), { coverHands, counts: true }));
}

/** The same people once more, with other luck. */
export async function playAgain({ setup, coverHands }: { setup: Save; coverHands: boolean }): Promise<void> {
  await begin(sameAgain(setup), coverHands);
}

/** Stores a match that comes from outside or from another one. The engine refuses what cannot be played. */
export async function takeIn(save: Save, origin: Origin): Promise<StoredMatch> {
  const { Table } = await engineReady(save.game);
  return keep(Table.restore(save), origin);
}

export function goTo(match: StoredMatch): void {
  location.hash = `#/match/${match.id}`;
}

async function keep(table: Table, { counts, name = "", shared = false, ...sitting }: Origin): Promise<StoredMatch> {
  try {
    const course = courseOf(table.look(null), table.save(), { ...sitting, shared });
    return await addMatch(course, { name, counts: counts && !course.over });
  } finally {
    table.free();
  }
}
