import type { AnyReply, Colour, Message, Save } from "../engine/engine.js";
import type { Manner } from "../match/manner.js";
import { Shelf } from "./database.js";

/** The version of `StoredMatch`; `upgrade` knows all that came before. */
const VERSION = 2;

/** How people play a match at this device. */
export interface Sitting {
  coverHands: boolean;
  /** Whether several people have sat here, so that hands stay covered even if one is left. */
  shared: boolean;
  /** The rest of it, once somebody has changed that. */
  manner?: Manner;
}

/** How a match stands: what the table changes with each move. It holds nothing that not everybody may know, but for the save. */
export interface Course extends Sitting {
  save: Save;
  updated: number;
  headline: Message;
  over: boolean;
  /** Seats that are to play, the points of each seat, and who has won. */
  toAct: number[];
  points: number[];
  winners: number[];
  seats: { name: string; colour: Colour }[];
}

/** A match as it lies on the shelf, with enough to draw its card without starting the engine. */
export interface StoredMatch extends Course {
  version: typeof VERSION;
  id: string;
  /** What its people call it; empty if they don't. */
  name: string;
  /** Whether its result belongs into the statistics: those of copies, and of matches that came finished, do not. */
  counts: boolean;
}

const shelf = new Shelf<StoredMatch>("matches");

const newMatchId = (): string => Date.now().toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36).padStart(4, "0");

/** How a match stands, from what a watcher sees of it. */
export function courseOf(watched: AnyReply, save: Save, sitting: Sitting): Course {
  const { headline, over, to_act: toAct, tally } = watched;
  const seats = save.seats.map(({ name, colour }) => ({ name, colour }));
  return { ...sitting, save, updated: Date.now(), headline, over, toAct, points: tally.totals, winners: tally.winners, seats };
}

/** All that can be read, the newest first. */
export async function storedMatches(): Promise<StoredMatch[]> {
  const all = (await shelf.all()).flatMap((stored) => upgrade(stored) ?? []);
  return all.sort((a, b) => b.updated - a.updated);
}

export async function storedMatch(id: string): Promise<StoredMatch | undefined> {
  const stored = await shelf.get(id);
  return (stored && upgrade(stored)) ?? undefined;
}

/** Puts a new match on the shelf. */
export async function addMatch(course: Course, { name, counts }: Pick<StoredMatch, "name" | "counts">): Promise<StoredMatch> {
  const match: StoredMatch = { version: VERSION, id: newMatchId(), name, counts, ...course };
  await shelf.put(match);
  return match;
}

/** Puts a match back that was taken from the shelf. */
export const putBack = (match: StoredMatch): Promise<void> => shelf.put(match);

/** Changes a part of a match and leaves the rest as whoever else has it open has made it. */
export function changeMatch(match: StoredMatch, part: Partial<StoredMatch>): Promise<void> {
  return shelf.change(match.id, (now) => ({ ...match, ...now, ...part, version: VERSION }));
}

/** Writes how a match goes on; false, and nothing is written, if another table has written it since. */
export async function continueMatch(match: StoredMatch, course: Course): Promise<boolean> {
  let own = true;
  await shelf.change(match.id, (now) => {
    own = now === undefined || now.updated === match.updated;
    return own ? { ...match, ...now, ...course, version: VERSION } : now;
  });
  return own;
}

export const forgetMatch = (id: string): Promise<void> => shelf.delete(id);

/** What an earlier version of this page has kept, as if this one had; null for what cannot be read as a match. */
function upgrade(stored: Partial<StoredMatch> & { version?: number }): StoredMatch | null {
  const { version = 1, save } = stored;
  if (version > VERSION || !Array.isArray(save?.seats) || !Array.isArray(stored.seats)) return null;
  const people = save.seats.filter(({ player }) => player === "person").length;
  const since2 = { name: "", shared: people > 1, winners: [], counts: !stored.over };
  return { ...since2, ...(stored as StoredMatch), version: VERSION };
}
