// The module's speed in Node.js, one JSON line for each game and number of seats.
//   node scripts/bench-wasm.mjs [--game GAME] [--seats N] [--ms 1000] [--cpu]
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as trapezi from "../pkg/trapezi.js";
import { countOwnTime } from "./own-time.mjs";

const { values: asked } = parseArgs({
  options: { game: { type: "string" }, seats: { type: "string" }, ms: { type: "string", default: "1000" }, cpu: { type: "boolean" } },
});
if (asked.cpu) countOwnTime();
trapezi.initSync({ module: readFileSync(new URL("../pkg/trapezi_bg.wasm", import.meta.url)) });

for (const { id, min_seats, max_seats } of trapezi.games()) {
  if (asked.game && asked.game !== id) continue;
  for (let seats = min_seats; seats <= max_seats; seats++)
    if (!asked.seats || Number(asked.seats) === seats)
      console.log(JSON.stringify(trapezi.bench(id, seats, Number(asked.ms))));
}
