import { engineReady, refusalIn, type AnyReply, type Engine, type JournalEntry, type Refusal, type SeatSetup, type Setup, type Table } from "../engine/engine.js";

/** What a diagram needs of a scenario file; docs/scenario.md describes it. */
interface Scenario {
  title: string;
  setup: Setup;
  position?: unknown;
  steps: { seat?: number; play?: string; note?: string }[];
}

/** A moment of a diagram: the board, what has just happened, or why it could not. */
export interface Frame {
  reply: AnyReply;
  viewer: number;
  entries: JournalEntry[];
  refusal: Refusal | null;
  note: string | null;
}

export interface Story {
  game: string;
  title: string;
  seats: readonly SeatSetup[];
  frames: Frame[];
}

/** Plays a scenario. The engine audits its position and judges its moves. */
export async function storyOf(scenario: Scenario, eyes: number | null): Promise<Story> {
  const setup: Setup = { ...scenario.setup, options: scenario.setup.options ?? {}, free_undo: true };
  const engine = await engineReady(setup.game);
  const table = scenario.position === undefined ? new engine.Table(setup) : tableFrom(engine, setup, scenario.position);
  const first = table.look(null).to_act[0] ?? 0;
  const viewer = eyes ?? first;
  const frames: Frame[] = [{ reply: table.look(viewer), viewer, entries: [], refusal: null, note: null }];
  for (const { seat = table.look(null).to_act[0] ?? 0, play, note = null } of scenario.steps) {
    if (play === undefined) continue;
    try {
      const reply = table.play({ seat, move: play }, viewer);
      frames.push({ reply, viewer, entries: reply.journal, refusal: null, note });
    } catch (thrown) {
      const refusal = refusalIn(thrown);
      if (!refusal) throw thrown;
      frames.push({ reply: table.look(viewer), viewer, entries: [], refusal, note });
    }
  }
  return { game: setup.game, title: scenario.title, seats: setup.seats, frames };
}

/** A table on which the position that the set-up deals was changed by a patch. */
export function tableFrom({ Table }: Engine, setup: Setup, patch: unknown): Table {
  return Table.load(setup, merged(new Table(setup).position(), patch));
}

/** A JSON merge patch (RFC 7396). */
function merged(target: unknown, patch: unknown): unknown {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const base = typeof target === "object" && target !== null && !Array.isArray(target) ? target : {};
  const out = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) out.delete(key);
    else out.set(key, merged(out.get(key), value));
  }
  return Object.fromEntries(out);
}
