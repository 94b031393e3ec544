import { engineReady, type Engine } from "../engine/engine.js";
import { words } from "../words/words.js";
import type { Board } from "./board.js";

/** Loads the picture of a game: each lies in its own file, which comes when the game is played. */
export async function loadBoard(game: string): Promise<Board> {
  const { board } = (await import(`../boards/${game}/index.ts`)) as { board: Board };
  return board;
}

/** Loads all that is a game's own at its table, at once, since each is a file by itself: engine, picture and words. */
export async function loadGame(game: string): Promise<{ engine: Engine; board: Board }> {
  const [engine, board] = await Promise.all([engineReady(game), loadBoard(game), words.needGame(game)]);
  return { engine, board };
}
