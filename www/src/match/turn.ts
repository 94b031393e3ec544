import type { Engine, PlayedMove, Table } from "../engine/engine.js";

/** Whether a move ends the turn of its seat: the engine says so, on a copy of the match. */
export function endsTurn(table: Table, played: PlayedMove): boolean {
  const { restore } = table.constructor as Engine["Table"]; // of the module that the match itself is in
  const copy = restore(JSON.stringify(table.save()));
  try {
    const { turn } = copy.look(null);
    const after = copy.play(played, null);
    return after.over || after.turn !== turn || !after.to_act.includes(played.seat);
  } finally {
    copy.free();
  }
}
