import type { Table } from "../engine/engine.js";
import { infoOf } from "../engine/games.js";
import type { Manner } from "../match/manner.js";
import { Match } from "../match/match.js";
import type { Settings } from "../store/settings.js";
import type { Board } from "./board.js";
import { loadGame } from "./boards.js";

/** A match that lies on the table: the match itself, the picture of its game, and what was chosen where it lies. */
export interface Session {
  match: Match;
  board: Board;
  components: unknown;
  settings: Settings;
  /** Writes what is left to write of it, and nothing more. */
  close(): void;
}

/** Whether a new version of the page waits; it says "change" when one does. */
export interface Update extends EventTarget {
  readonly newer: boolean;
  /** Takes it up; false if that has to wait for the matches of other tabs. `done` is a match here that is over. */
  update(done: string | null): Promise<boolean>;
}

/** Where the match on the table comes from, and where its changes and its players go. */
export interface Source {
  /** Under which name this device knows the match; none if it does not keep it. */
  id: string | null;
  /** Lays the match on the table. */
  open(settings: Settings): Promise<Session>;
  /** The way out; where there is none, none is offered. */
  leave?: (() => void) | undefined;
  /** A new version of the page, to be offered at a quiet moment; none where the page is another site's. */
  update?: Update;
}

export interface Lay {
  manner: Manner;
  /** Whether several people have sat at it. */
  shared?: boolean;
  settings: Settings;
  /** Called after each change. */
  keep(match: Match): void;
  close(): void;
}

/** Lays a match on the table. */
export async function lay(table: Table, { manner, shared = false, settings, keep, close }: Lay): Promise<Session> {
  const { game } = table.setup();
  const { engine, board } = await loadGame(game);
  const match: Match = new Match(table, {
    hidden: (infoOf(game)?.hidden ?? true) && !board.open?.(table.look(null).view),
    shared,
    manner,
    pace: () => settings.pace,
    confirms: () => settings.confirmTurns,
    preview: (move, view) => board.preview?.(move, view) ?? null,
    keep: () => keep(match),
  });
  return { match, board, components: engine.components(game), settings, close };
}
