import type { Colour, Level, Player } from "../engine/engine.js";

/** The colours of seats, in the order in which they are given out. */
export const colours: readonly Colour[] = ["blue", "vermilion", "green", "amber", "violet", "slate"];

/** The bots, the weakest first. */
export const levels: readonly Level[] = ["random", "easy", "medium", "hard"];

/** Who can be chosen for a seat: the bot that plays at random is for tests. */
export const players: readonly Player[] = ["person", ...levels.filter((level) => level !== "random")];
