import { openDB, type IDBPDatabase } from "idb";
import type { Judgement } from "../bot/protocol.js";
import type { Save } from "../engine/engine.js";
import { storedMatches } from "../store/matches.js";

export const depths = ["quick", "thorough"] as const;
/** How long the bot may think about each decision. */
export type Depth = (typeof depths)[number];

/** An analysis as it lies beside its match. */
export interface KeptAnalysis {
  match: string;
  depth: Depth;
  /** The moves of the match when it was made: whatever was played otherwise since is not judged yet. */
  moves: Save["moves"];
  /** By the number of the move; nothing where there was no choice. */
  judged: Map<number, Judgement | null>;
}

const STORE = "analyses";
let opening: Promise<IDBPDatabase> | undefined;

const db = () =>
  (opening ??= openDB("trapezi-analyses", 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: ["match", "depth"] }) }));

/** What was judged of a match before, as far as its moves are still those that were judged. */
export async function keptAnalysis(match: string, depth: Depth, { moves }: Save): Promise<KeptAnalysis> {
  const kept = await db().then((open) => open.get(STORE, [match, depth]) as Promise<KeptAnalysis | undefined>, () => undefined);
  const same = kept ? commonLength(kept.moves, moves) : 0;
  const judged = new Map([...(kept?.judged ?? [])].filter(([no]) => no <= same));
  return { match, depth, moves, judged };
}

/** Keeps an analysis; where a browser keeps nothing, it has to be made again. */
export async function keepAnalysis(analysis: KeptAnalysis): Promise<void> {
  await db().then((open) => open.put(STORE, analysis)).catch(() => undefined);
}

/** Forgets the analyses of matches that are gone. */
export async function tidyAnalyses(): Promise<void> {
  const [open, matches] = await Promise.all([db(), storedMatches()]);
  const there = new Set(matches.map(({ id }) => id));
  for (const key of (await open.getAllKeys(STORE)) as [string, Depth][]) if (!there.has(key[0])) await open.delete(STORE, key);
}

function commonLength(a: Save["moves"], b: Save["moves"]): number {
  const differs = a.findIndex(([seat, move], i) => b[i]?.[0] !== seat || b[i]?.[1] !== move);
  return differs < 0 ? a.length : differs;
}
