// The budgets for what a visitor downloads; prints the figures.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { root } from "./steps.mjs";

const KB = 1000;
const dist = path.join(root, "www/dist");
const packed = (file) => zlib.gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
const files = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: "utf8" }) : [];
const ending = (...ends) => files.filter((f) => ends.some((e) => f.endsWith(e)));

const page = files.includes("index.html") ? readFileSync(path.join(dist, "index.html"), "utf8") : "";
const scripts = [...page.matchAll(/<script[^>]+src="?([^"\s>]+)/g)].map((m) => m[1]);
const games = JSON.parse(readFileSync(path.join(root, "pkg/games.json"), "utf8"));
/** A game's module; Agricola's rules and its 126 cards are more than any other game has. */
const MODULE = { agricola: 280 * KB };
const rows = [
  ...games.map(({ id }) => [`module of ${id}`, ending(".wasm").filter((file) => file.startsWith(`${id}_bg.`)), MODULE[id] ?? 170 * KB]),
  ["the page's first scripts", scripts, 60 * KB],
  ["all scripts", ending(".js")],
  ["style sheets", ending(".css")],
  ["fonts", ending(".woff2")],
];
let bad = 0;
for (const [what, list, budget] of rows) {
  const size = list.reduce((sum, f) => sum + packed(f), 0);
  let line = `${what.padEnd(26)}${(size / KB).toFixed(1).padStart(8)} kB gzip`;
  if (budget) line += `, budget ${budget / KB} kB`;
  if (budget && size > budget) line += "  TOO LARGE";
  // nothing found is a build gone wrong, not a small page
  if (budget && size === 0) line += "  MISSING";
  if (budget && (size > budget || size === 0)) bad++;
  console.log(`${line}  (${list.length} files)`);
}
process.exitCode = bad ? 1 : 0;
