import { restoreTable, type AnyReply, type PlayedMove, type Refusal, type Table } from "../engine/engine.js";

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

/** Takes moves back until `isStop` is content with who is to act. Where it never is, nothing has changed and the reason is returned. */
export function undoUntil(table: Table, viewer: number | null, isStop: (reply: AnyReply) => boolean): Refusal | null {
  let reply = table.undo(viewer);
  let undone = 1;
  while (!isStop(reply) && !reply.undo) {
    reply = table.undo(viewer);
    undone++;
  }
  if (isStop(reply)) return null;
  const refusal = reply.undo;
  while (undone-- > 0) table.redo(viewer);
  return refusal;
}

/** Plays moves that were taken back, until `isStop` is content or none is left. */
export function redoUntil(table: Table, viewer: number | null, isStop: (reply: AnyReply) => boolean): void {
  let reply = table.redo(viewer);
  while (!isStop(reply) && reply.redo) reply = table.redo(viewer);
}
