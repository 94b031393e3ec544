/**
 * The only door to the wasm modules. Each game has a module of its own, which comes when that game is first needed; all
 * modules have the same functions, and the rest of the page knows no rule of any game.
 */
import type { Refusal } from "trapezi";
import { infoOf } from "./games.js";

export type * from "trapezi";

/** The module of a game. */
export type Engine = typeof import("trapezi");

const starting = new Map<string, Promise<Engine>>();
/** Where the build has put the modules. */
const addressOf = import.meta.webpackContext("../../../pkg/games", { recursive: false, regExp: /_bg\.wasm$/ }) as (file: string) => string;

/** The engine of a game. Throws a refusal if no such game is on the shelf; after a failure it may be asked again. */
export function engineReady(game: string): Promise<Engine> {
  let engine = starting.get(game);
  if (!engine) {
    engine = start(game);
    starting.set(game, engine);
    engine.catch(() => starting.delete(game));
  }
  return engine;
}

/** Resolves when no module is on its way, whether all of them have come or not. */
export const enginesSettled = (): Promise<unknown> => Promise.allSettled(starting.values());

async function start(game: string): Promise<Engine> {
  if (!infoOf(game)) throw { code: "game-unknown", clause: null, args: { game: { text: String(game).slice(0, 40) } } } satisfies Refusal;
  // both at once: the script would ask for its module only when it has come itself
  const module_or_path = fetch(addressOf(`./${game}_bg.wasm`));
  const script = import(/* webpackChunkName: "engine-[request]" */ `../../../pkg/games/${game}.js`) as Promise<Engine>;
  const [engine] = await Promise.all([script, module_or_path]);
  await engine.default({ module_or_path });
  return engine;
}

/** A module's own way to say no, if that is what was thrown. */
export function refusalIn(thrown: unknown): Refusal | null {
  if (typeof thrown !== "object" || thrown === null || !("code" in thrown && "args" in thrown)) return null;
  const { code, clause, args } = thrown as Refusal;
  return { code, clause, args };
}
