import type { Board } from "./board.js";

/** Loads the picture of a game: each lies in its own file, which comes when the game is played. */
export async function loadBoard(game: string): Promise<Board> {
  const { board } = (await import(`../boards/${game}/index.ts`)) as { board: Board };
  return board;
}
