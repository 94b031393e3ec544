import type { Arg, Refusal, Save } from "../engine/engine.js";

/** More than the longest match that a save may hold needs; what is larger is refused unread. */
export const MOST_SAVE_BYTES = 4 * 2 ** 20;
/** The version of the save format that this page knows. */
const FORMAT = 1;

type Check = (value: unknown) => boolean;

export const isText = (value: unknown): value is string => typeof value === "string";
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isPair = (value: unknown, ...kinds: Check[]): boolean =>
  Array.isArray(value) && value.length === kinds.length && kinds.every((kind, i) => kind(value[i]));
const isSeat: Check = (value) => isRecord(value) && ["name", "colour", "player"].every((field) => isText(value[field]));

const FIELDS: Record<keyof Save, Check> = {
  format: isCount,
  engine: isText,
  game: isText,
  rules: isCount,
  options: (value) => isRecord(value) && Object.values(value).every(isText),
  seats: (value) => Array.isArray(value) && value.every(isSeat),
  seed: isCount,
  free_undo: (value) => value === undefined || typeof value === "boolean",
  moves: Array.isArray,
  checks: (value) => Array.isArray(value) && value.every((check) => isPair(check, isCount, isText)),
};

/** A refusal of the page, told like the engine's: `refused-<code>`. */
export const refusal = (code: string, args: Record<string, Arg> = {}): Refusal => ({ code, clause: null, args });

/**
 * Reads text from outside as a save. It tells what the text is not and where it ends to be one; whether the match
 * can be played is for the engine to say.
 *
 * Throws a refusal.
 */
export function readSave(text: string): Save {
  if (text.length > MOST_SAVE_BYTES) throw refusal("save-too-large", { most: { number: MOST_SAVE_BYTES / 2 ** 20 } });
  return asSave(parse(text));
}

/** The same for a value that is read already. */
export function asSave(value: unknown): Save {
  if (!isRecord(value) || !("format" in value && "moves" in value)) throw refusal("save-foreign");
  if (isCount(value["format"]) && value["format"] !== FORMAT) throw refusal("save-format-unknown", { format: text(value["format"]), known: text(FORMAT) });
  for (const [field, fits] of Object.entries(FIELDS)) if (!fits(value[field])) throw refusal("save-field", { field: text(field) });
  const extra = Object.keys(value).find((field) => !(field in FIELDS));
  if (extra !== undefined) throw refusal("save-field-unknown", { field: text(extra) });
  const bad = (value["moves"] as unknown[]).findIndex((move) => !isPair(move, isCount, isText));
  if (bad >= 0) throw refusal("save-move-form", { number: { number: bad + 1 } });
  return value as unknown as Save;
}

/** Reads JSON, or tells in what way it is none. */
export function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    const text = json.trim();
    const cut = /^[{[]/.test(text) && !/[}\]]$/.test(text);
    throw cut ? refusal("save-cut", { length: { number: text.length } }) : refusal("save-not-json");
  }
}

/** Words from outside, short enough to be shown. */
const text = (value: unknown): Arg => ({ text: String(value).slice(0, 40) });
