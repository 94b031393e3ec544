import type { Player } from "../engine/engine.js";
import { levels } from "../match/players.js";
import type { Result } from "../store/results.js";

/** Whom the people of a match played against: its strongest bot, or only each other. */
export type Against = Exclude<Player, "person"> | "people";

/** How often somebody has played and won, and the most points in one match. */
export interface Count {
  played: number;
  won: number;
  best: number;
}

export interface GameSummary {
  game: string;
  levels: [Against, Count][];
  people: [string, Count][];
}

const STRENGTH: readonly Against[] = ["people", ...levels];

/** What the results say, game by game. A match in which no person sat at the end tells nothing about people. */
export function summaries(results: readonly Result[]): GameSummary[] {
  const games = [...new Set(results.map(({ game }) => game))];
  return games.map((game) => summary(game, results.filter((result) => result.game === game))).filter(({ levels }) => levels.length > 0);
}

function summary(game: string, results: readonly Result[]): GameSummary {
  const levels = new Map<Against, Count>();
  const people = new Map<string, Count>();
  for (const { seats } of results) {
    const persons = seats.filter(({ player }) => player === "person");
    if (persons.length === 0) continue;
    const against = seats.map(({ player }) => (player === "person" ? "people" : player)).reduce(stronger);
    count(levels, against, persons.some(({ won }) => won), Math.max(...persons.map(({ points }) => points)));
    for (const { name, won, points } of persons) count(people, name, won, points);
  }
  return {
    game,
    levels: [...levels].sort(([a], [b]) => STRENGTH.indexOf(a) - STRENGTH.indexOf(b)),
    people: [...people].sort(([a, { played }], [b, { played: other }]) => other - played || a.localeCompare(b)),
  };
}

const stronger = (a: Against, b: Against): Against => (STRENGTH.indexOf(a) < STRENGTH.indexOf(b) ? b : a);

function count<K>(counts: Map<K, Count>, key: K, won: boolean, points: number): void {
  const { played, won: before, best } = counts.get(key) ?? { played: 0, won: 0, best: -Infinity };
  counts.set(key, { played: played + 1, won: before + Number(won), best: Math.max(best, points) });
}
