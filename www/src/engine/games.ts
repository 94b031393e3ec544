import type { Info } from "trapezi";
import infos from "../../../pkg/games.json";

/** The games on the shelf, in its order, as the engine tells of them: known here without a module. */
export const games: readonly Info[] = infos;

/** What is told of a game before a match; nothing if it is not on the shelf. */
export const infoOf = (game: string): Info | undefined => games.find(({ id }) => id === game);
