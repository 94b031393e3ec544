import { words } from "../../words/words.js";
import type { Goods } from "./parts.js";

/** What has to be met before a card can be played. */
export interface Prerequisite {
  what: string;
  n?: number;
  material?: string;
}

/** What is printed on a hand card beside its text, as the engine's data file has it. */
export interface CardFacts {
  type?: "occupation" | "minor";
  cost?: Goods;
  or_cost?: Goods;
  /** How many of these improvements are returned as a price; `*` stands for any major one. */
  returns?: number;
  return_any_of?: readonly string[];
  prerequisite?: readonly Prerequisite[];
  vp?: number;
  /** Whether it goes on to the next player once it was played. */
  passing?: boolean;
}

let facts: Readonly<Record<string, CardFacts>> = {};
let learning: Promise<unknown> | undefined;

/** The full game speaks of its hand cards: their words and facts come with the first of its tables. */
export function learnCards(): void {
  const printed = async (): Promise<void> => {
    facts = (await import(/* webpackChunkName: "agricola-card-facts" */ "../../../../src/games/agricola/cards.json?facts")).default as typeof facts;
  };
  learning ??= Promise.all([words.need("agricola-cards"), printed()]).then(
    () => void words.dispatchEvent(new Event("change")),
    () => (learning = undefined), // without a network; the next picture tries again
  );
}

export const factsOf = (card: string): CardFacts => facts[card] ?? {};
