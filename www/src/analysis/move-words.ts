import type { AnyReply, LegalMove, SeatSetup } from "../engine/engine.js";
import type { Board } from "../table/board.js";
import { tell } from "../words/message.js";
import { words } from "../words/words.js";

/** Loads what a game has to say about its moves. */
export async function needMoveWords(game: string): Promise<void> {
  // a game whose buttons say everything has no such file
  await words.need(`${game}-moves`).catch(() => undefined);
}

/** A legal move in words: as its board says it, else as the buttons say that make it. */
export function moveWords(board: Board, move: Pick<LegalMove, "move" | "picks">, view: AnyReply["view"], seats: readonly SeatSetup[]): string {
  const named = board.moveName?.(move, view);
  if (named) return capital(tell(named, seats));
  const said = move.picks.flatMap((target) => board.choice(target, view)?.label ?? []).map((label) => tell(label, seats));
  return said.length > 0 ? capital(said.join(" · ")) : move.move;
}

/** An expected result as a person reads it. */
export const percent = (expected: number): string => new Intl.NumberFormat(words.language, { style: "percent" }).format(expected);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
