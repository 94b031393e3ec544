import { restoreTable, type PlayedMove, type Table } from "../engine/engine.js";

/** Whether a move ends the turn of its seat: the engine says so, on a copy of the match. */
export function endsTurn(table: Table, played: PlayedMove): boolean {
  const copy = restoreTable(JSON.stringify(table.save()));
  try {
    const { turn } = copy.look(null);
    const after = copy.play(played, null);
    return after.over || after.turn !== turn || !after.to_act.includes(played.seat);
  } finally {
    copy.free();
  }
}
