import { MOST_IN_LIBRARY, readBundle, type Entry } from "../store/bundle.js";
import { textOf } from "../store/files.js";
import type { StoredMatch } from "../store/matches.js";
import { results } from "../store/results.js";
import { tellTrouble } from "../words/trouble.js";
import { takeIn } from "./begin.js";

/** What became of files: the matches that are on the shelf now, how many results came along, and what was wrong. */
export interface TakenIn {
  matches: StoredMatch[];
  results: number;
  problems: string[];
}

/** Takes in whatever good is in files; what is not leaves its reason and changes nothing. */
export async function takeInFiles(files: readonly File[]): Promise<TakenIn> {
  const taken: TakenIn = { matches: [], results: 0, problems: [] };
  for (const file of files) {
    const told = (reason: string) => taken.problems.push(`${file.name.slice(0, 60)}: ${reason}`);
    try {
      const bundle = readBundle(await textOf(file, MOST_IN_LIBRARY));
      for (const entry of bundle.matches) await take(entry, taken, told);
      for (const result of bundle.results) await results.put(result);
      taken.results += bundle.results.length;
    } catch (thrown) {
      told(await tellTrouble(thrown));
    }
  }
  return taken;
}

async function take({ save, ...origin }: Entry, taken: TakenIn, told: (reason: string) => void): Promise<void> {
  try {
    taken.matches.push(await takeIn(save, { ...origin, counts: true }));
  } catch (thrown) {
    told(await tellTrouble(thrown, save));
  }
}
