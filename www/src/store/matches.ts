import { openDB, type IDBPDatabase } from "idb";
import type { Colour, Message, Save } from "../engine/engine.js";
import type { Manner } from "../table/manner.js";

/** A match as it lies on the shelf, with enough to draw its card without starting the engine. */
export interface StoredMatch {
  id: string;
  save: Save;
  coverHands: boolean;
  /** How it is played at this device, once somebody has changed that. */
  manner?: Manner;
  updated: number;
  headline: Message;
  over: boolean;
  /** Seats that are to play, and the points of each seat. */
  toAct: number[];
  points: number[];
  seats: { name: string; colour: Colour }[];
}

const STORE = "matches";
let opening: Promise<IDBPDatabase> | undefined;

const db = () =>
  (opening ??= openDB("trapezi", 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: "id" }) }));

export const newMatchId = (): string => Date.now().toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36).padStart(4, "0");

export async function storedMatches(): Promise<StoredMatch[]> {
  const all = (await (await db()).getAll(STORE)) as StoredMatch[];
  return all.sort((a, b) => b.updated - a.updated);
}

export const storedMatch = async (id: string): Promise<StoredMatch | undefined> => (await db()).get(STORE, id);
export const forgetMatch = async (id: string): Promise<void> => (await db()).delete(STORE, id);

export async function keepMatch(match: StoredMatch): Promise<void> {
  await (await db()).put(STORE, match);
  // ask once that the browser does not clear our matches away; a refusal changes nothing
  await (asked ??= navigator.storage?.persist?.() ?? Promise.resolve(false));
}
let asked: Promise<boolean> | undefined;

/** Writes the newest state of a match, one write at a time, and skips those that are outdated before their turn comes. */
export class Keeper {
  #next: StoredMatch | undefined;
  #writing: Promise<void> | undefined;

  keep(match: StoredMatch): void {
    this.#next = match;
    this.#writing ??= this.#write();
  }

  /** Resolves when nothing is left to write. */
  async done(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#next) {
      const match = this.#next;
      this.#next = undefined;
      await keepMatch(match).catch(() => undefined);
    }
    this.#writing = undefined;
  }
}
