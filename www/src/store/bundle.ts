import type { Save } from "../engine/engine.js";
import { levels } from "../match/players.js";
import type { StoredMatch } from "./matches.js";
import type { Result } from "./results.js";
import { asSave, isRecord, isText, parse, refusal } from "./save-text.js";

/** A match as it travels in a file: its save, and what its people have agreed beyond it. */
export interface Entry {
  save: Save;
  name: string;
  coverHands: boolean;
  shared: boolean;
}

/** What a file holds: one match, or a whole library with its results. */
export interface Bundle {
  matches: Entry[];
  results: Result[];
}

const FORMAT = "trapezi-library";
const VERSION = 1;
/** So many single matches a library may be as large as. */
export const MOST_IN_LIBRARY = 8;

const LONGEST_NAME = 60;

/** A library as text. The save of a single match stays a file of its own kind: `docs/save.md`. */
export function libraryText(matches: readonly StoredMatch[], results: readonly Result[]): string {
  const entries: Entry[] = matches.map(({ save, name, coverHands, shared }) => ({ save, name, coverHands, shared }));
  return JSON.stringify({ format: FORMAT, version: VERSION, matches: entries, results });
}

/**
 * Reads the text of a file. Throws a refusal that says what is wrong with it; whether the matches can be played is
 * for the engine to say.
 */
export function readBundle(text: string): Bundle {
  const value = parse(text);
  if (!isRecord(value) || value["format"] !== FORMAT) return { matches: [{ save: asSave(value), name: "", coverHands: true, shared: false }], results: [] };
  if (value["version"] !== VERSION) throw refusal("library-version", { version: { text: String(value["version"]).slice(0, 20) }, known: { text: String(VERSION) } });
  return { matches: list(value["matches"], "matches").map(entry), results: list(value["results"], "results").map(result) };
}

function entry(value: unknown, i: number): Entry {
  if (!isRecord(value)) throw refusal("library-entry", { number: { number: i + 1 } });
  const { name, coverHands, shared } = value;
  return { save: asSave(value["save"]), name: isText(name) ? name.slice(0, LONGEST_NAME) : "", coverHands: coverHands !== false, shared: shared === true };
}

function result(value: unknown, i: number): Result {
  const players: readonly unknown[] = ["person", ...levels];
  const seat = (seat: unknown) => isRecord(seat) && isText(seat["name"]) && players.includes(seat["player"]) && Number.isFinite(seat["points"]) && typeof seat["won"] === "boolean";
  const good = isRecord(value) && isText(value["id"]) && isText(value["game"]) && Number.isFinite(value["ended"]) && Array.isArray(value["seats"]) && value["seats"].every(seat);
  if (!good) throw refusal("library-result", { number: { number: i + 1 } });
  return value as unknown as Result;
}

function list(value: unknown, field: string): unknown[] {
  if (!Array.isArray(value)) throw refusal("save-field", { field: { text: field } });
  return value;
}
