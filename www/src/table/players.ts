import type { Player } from "../engine/engine.js";

/** Who can sit at a seat. */
export const players: readonly Player[] = ["person", "easy", "medium", "hard"];
