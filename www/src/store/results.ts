import type { Player } from "../engine/engine.js";
import { Shelf } from "./database.js";

/** How a match ended; the statistics are made of these. */
export interface Result {
  /** The match's. */
  id: string;
  game: string;
  /** When, in milliseconds since 1970. */
  ended: number;
  seats: { name: string; player: Player; points: number; won: boolean }[];
}

export const results = new Shelf<Result>("results");
