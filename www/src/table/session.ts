import { components, engineReady, games, restoreTable, type Refusal } from "../engine/engine.js";
import { Keeper, storedMatch, type StoredMatch } from "../store/matches.js";
import { settings } from "../store/settings.js";
import { words } from "../words/words.js";
import type { Board } from "./board.js";
import { loadBoard } from "./boards.js";
import { mannerOf } from "./manner.js";
import { Match } from "./match.js";

/** A stored match that lies on the table: the match itself, the picture of its game, and what keeps it. */
export interface Session {
  match: Match;
  board: Board;
  components: unknown;
  /** Resolves when all changes are kept. */
  kept(): Promise<void>;
}

/** Finds a match in the store. */
export async function find(id: string): Promise<StoredMatch> {
  const stored = await storedMatch(id);
  if (!stored) throw { code: "table-no-such-match", clause: null, args: {} } satisfies Refusal;
  return stored;
}

/** Lays a stored match on the table, and keeps it in the store with each change. */
export async function lay(stored: StoredMatch): Promise<Session> {
  const { game } = stored.save;
  const [board] = await Promise.all([loadBoard(game), engineReady(), words.need(game)]);
  const keeper = new Keeper();
  const match: Match = new Match(restoreTable(JSON.stringify(stored.save)), {
    hidden: games().find(({ id }) => id === game)?.hidden ?? true,
    manner: stored.manner ?? mannerOf(stored.coverHands),
    pace: () => settings.pace,
    confirms: () => settings.confirmTurns,
    keep: () => keeper.keep({ ...stored, ...cardOf(match) }),
  });
  return { match, board, components: components(game), kept: () => keeper.done() };
}

/** What the store holds of a match as it stands. */
function cardOf(match: Match): Omit<StoredMatch, "id"> {
  const { reply, manner } = match;
  return {
    save: match.save(),
    coverHands: manner.hands !== "open",
    manner,
    updated: Date.now(),
    headline: reply.headline,
    over: reply.over,
    toAct: reply.to_act,
    points: reply.tally.totals,
    seats: match.seats.map(({ name, colour }) => ({ name, colour })),
  };
}
