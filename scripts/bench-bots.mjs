// How long bots think in the module, in Node.js: matches among bots of one level, asked as the page asks them; one JSON
// line for each match. A level spends half of what is left of its turn's time on each decision; `beyond` tells how many
// times as long the slowest took as it should have.
//   node scripts/bench-bots.mjs --game GAME --seats N [--level hard] [--games 1] [--turns 1000] [--seed 1] [--cpu]
//                               [--option id=value]...
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { countOwnTime } from "./own-time.mjs";

/** What the page gives a turn, in milliseconds (`Level::page_budget`). */
const BUDGET = { random: 0, easy: 0, medium: 500, hard: 1900 };
const STEP_MS = 40;
const COLOURS = ["blue", "vermilion", "green", "amber", "violet", "slate"];
/** What a clock or another program may take is no fault of a bot that was to answer at once. */
const AT_ONCE_MS = 100;

const { values: asked } = parseArgs({
  options: {
    game: { type: "string" },
    seats: { type: "string" },
    level: { type: "string", default: "hard" },
    games: { type: "string", default: "1" },
    turns: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    option: { type: "string", multiple: true, default: [] },
    cpu: { type: "boolean" },
  },
});
if (!asked.game || !asked.seats || !(asked.level in BUDGET)) throw new Error(`say --game, --seats and a --level of ${Object.keys(BUDGET)}`);
if (asked.cpu) countOwnTime();
// the module of the game alone, which is what the page loads
const trapezi = await import(`../pkg/games/${asked.game}.js`);
trapezi.initSync({ module: readFileSync(new URL(`../pkg/games/${asked.game}_bg.wasm`, import.meta.url)) });

for (let no = 0; no < Number(asked.games); no++) console.log(JSON.stringify(playMatch(Number(asked.seed) + no)));

function playMatch(seed) {
  const table = new trapezi.Table({
    game: asked.game,
    options: Object.fromEntries(asked.option.map((option) => option.split("="))),
    seats: Array.from({ length: Number(asked.seats) }, (_, at) => ({ name: `Bot ${at + 1}`, colour: COLOURS[at], player: asked.level })),
    seed,
    free_undo: false,
  });
  const worst = { decision_ms: 0, turn_ms: 0, beyond: 0 };
  let decisions = 0;
  let turn = { number: -1, ms: 0 };
  for (let reply = table.look(null); !reply.over && reply.turn <= Number(asked.turns); ) {
    const seat = reply.to_act[0];
    if (reply.turn !== turn.number) turn = { number: reply.turn, ms: 0 };
    const allowed = Math.max((BUDGET[asked.level] - turn.ms) / 2, AT_ONCE_MS);
    const begun = performance.now();
    table.begin(seat, asked.level, seed);
    while (!table.think(seat, STEP_MS).done);
    const move = table.choice(seat);
    const passed = performance.now() - begun;
    turn.ms += passed;
    decisions++;
    worst.decision_ms = Math.max(worst.decision_ms, passed);
    worst.turn_ms = Math.max(worst.turn_ms, turn.ms);
    worst.beyond = Math.max(worst.beyond, passed / allowed);
    reply = table.play({ seat, move }, null);
  }
  const { totals } = table.look(null).tally;
  table.free();
  return { game: asked.game, seats: totals.length, level: asked.level, seed, decisions, totals, ...worst };
}
