import { components, engineReady, games, restoreTable } from "../engine/engine.js";
import { Keeper } from "../store/keeper.js";
import { courseOf, storedMatch, type Sitting, type StoredMatch } from "../store/matches.js";
import { refusal } from "../store/save-text.js";
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
  /** Says "overtaken" when another tab has written the match. */
  keeper: Keeper;
}

/** Finds a match in the store. */
export async function find(id: string): Promise<StoredMatch> {
  const stored = await storedMatch(id);
  if (!stored) throw refusal("table-no-such-match");
  return stored;
}

/** Lays a stored match on the table, and keeps it in the store with each change. */
export async function lay(stored: StoredMatch): Promise<Session> {
  const { game } = stored.save;
  const [board] = await Promise.all([loadBoard(game), engineReady(), words.need(game)]);
  const keeper = new Keeper(stored);
  const match: Match = new Match(restoreTable(JSON.stringify(stored.save)), {
    hidden: games().find(({ id }) => id === game)?.hidden ?? true,
    shared: stored.shared,
    manner: stored.manner ?? mannerOf(stored.coverHands),
    pace: () => settings.pace,
    confirms: () => settings.confirmTurns,
    keep: () => keeper.keep(() => courseOf(match.watched(), match.save(), sittingAt(match))),
  });
  return { match, board, components: components(game), keeper };
}

function sittingAt({ manner, shared }: Match): Sitting {
  return { coverHands: manner.hands !== "open", shared, manner };
}
