/**
 * The only door to the wasm module. The rest of the page knows the engine by these names and knows no rule of any game.
 */
import start, * as wasm from "trapezi";
import type { Info, Refusal, Save, Setup, Table } from "trapezi";

export type * from "trapezi";

let starting: Promise<unknown> | undefined;

/** Resolves when the other functions may be called. */
export async function engineReady(): Promise<void> {
  await (starting ??= start());
}

export const games = (): Info[] => wasm.games();
export const freshSeed = (): number => wasm.freshSeed();
export const components = (game: string): unknown => wasm.components(game);
/** The set-up of the same people once more, with other luck. */
export const sameAgain = ({ game, options, seats, free_undo }: Setup): Setup => ({ game, options, seats, free_undo, seed: freshSeed() });
export const newTable = (setup: Setup): Table => new wasm.Table(setup);
export const restoreTable = (save: Save | string): Table => wasm.Table.restore(save);
export const loadTable = (setup: Setup, position: unknown): Table => wasm.Table.load(setup, position);

/** The module's own way to say no, if that is what was thrown. */
export function refusalIn(thrown: unknown): Refusal | null {
  if (typeof thrown !== "object" || thrown === null || !("code" in thrown && "args" in thrown)) return null;
  const { code, clause, args } = thrown as Refusal;
  return { code, clause, args };
}
