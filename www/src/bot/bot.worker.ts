/** The bots' own thread. It keeps one table, brings it up to date with each question, and thinks in small steps. */
import { engineReady, refusalIn, type Engine, type Save, type Table } from "../engine/engine.js";
import type { Answer, Ask } from "./protocol.js";
import { judge } from "./review.js";

const STEP_MS = 40;

let table: Table | undefined;
let stopped = -1;
let hurried = -1;

self.onmessage = (event: MessageEvent<Ask>) => {
  const ask = event.data;
  if (ask.kind === "stop") stopped = Math.max(stopped, ask.id);
  else if (ask.kind === "hurry") hurried = Math.max(hurried, ask.id);
  else if (ask.kind === "review") void review(ask);
  else void think(ask);
};

async function think(ask: Extract<Ask, { kind: "think" | "advise" }>): Promise<void> {
  const { id, seat } = ask;
  try {
    const match = follow(await engineReady(gameOf(ask.save)), ask.save);
    match.begin(seat, ask.level, ask.seed);
    const end = performance.now() + ask.budget;
    for (;;) {
      const { done, fraction } = match.think(seat, STEP_MS);
      if (done || performance.now() > end) break;
      answer({ kind: "progress", id, fraction });
      await breath();
      if (stopped >= id) return;
      if (hurried >= id) break;
    }
    answer({ kind: "done", id, move: match.choice(seat), opinions: ask.kind === "advise" ? match.opinions(seat) : [] });
  } catch (thrown) {
    table = undefined;
    answer({ kind: "failed", id, refusal: refusalIn(thrown), text: String(thrown) });
  }
}

async function review(ask: Extract<Ask, { kind: "review" }>): Promise<void> {
  const { id } = ask;
  try {
    const save = JSON.parse(ask.save) as Save;
    const engine = await engineReady(save.game);
    for (const no of ask.numbers) {
      // what was before this move, and nothing of what came after it
      const match = follow(engine, JSON.stringify({ ...save, moves: save.moves.slice(0, no - 1), checks: [] } satisfies Save));
      const judgement = await judge(match, no, save.moves[no - 1]!, ask, breath, () => stopped >= id);
      if (stopped >= id) return;
      answer({ kind: "judged", id, no, judgement });
    }
    answer({ kind: "reviewed", id });
  } catch (thrown) {
    table = undefined;
    answer({ kind: "failed", id, refusal: refusalIn(thrown), text: String(thrown) });
  }
}

const gameOf = (save: string): string => (JSON.parse(save) as Save).game;

function follow(engine: Engine, save: string): Table {
  if (table) table.follow(save);
  else table = engine.Table.restore(save);
  return table;
}

/** Lets a "stop" or a "hurry" in between two steps. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

const answer = (message: Answer) => self.postMessage(message);
