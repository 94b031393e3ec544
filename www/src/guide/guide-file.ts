import type { Save, Setup, Target } from "../engine/engine.js";
import { recall, remember } from "../store/small.js";

/** A guided match: a set-up, and what to say and wait for. It lies in `rules/<game>/guide.json`. */
export interface GuideFile {
  guide: 1;
  setup: Setup;
  steps: GuideStep[];
  /** How the match goes, as in a save, if everybody does what is advised: bots play their part of it while it does. */
  moves: Save["moves"];
}

export interface GuideStep {
  /** Its text is `guide-<game>-<id>`. */
  id: string;
  /** The clauses to read more in. */
  clauses: string[];
  /** The decisions for which it waits, by their prompts; without them the person reads and goes on. */
  prompts?: string[];
  /** Whether one move is enough, though the same decision may come again. */
  once?: boolean;
  /** What it points at; of a decision's targets the first one that may be touched. Any other legal move will do too. */
  targets?: Target[];
}

/** How far somebody has come in a guided match. */
export interface Progress {
  match: string;
  step: number;
}

const KEY = "trapezi-guide";

/** The guide of a game; nothing if it has none. */
export async function guideOf(game: string): Promise<GuideFile | null> {
  try {
    const file = (await import(`../../../rules/${game}/guide.json`)) as { default: GuideFile };
    return file.default;
  } catch {
    return null;
  }
}

/** The step at which a match is guided; nothing if it is not. */
export function progressOf(match: string): number | null {
  const progress = recall(KEY) as Progress | null;
  return progress?.match === match && Number.isInteger(progress.step) ? progress.step : null;
}

export const keepProgress = (progress: Progress | null): void => remember(KEY, progress);
