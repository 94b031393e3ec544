// The whole module has the games of pkg/games.json; each game's own has that game, and the same functions.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { root } from "./steps.mjs";

const pkg = path.join(root, "pkg");
const problems = [];

async function start(folder, name) {
  const module = await import(pathToFileURL(path.join(folder, `${name}.js`)).href);
  module.initSync({ module: readFileSync(path.join(folder, `${name}_bg.wasm`)) });
  return module;
}

const functionsOf = (module) => [module, module.Table, module.Table.prototype].map((holder) => Object.getOwnPropertyNames(holder).sort());

const shelf = JSON.parse(readFileSync(path.join(pkg, "games.json"), "utf8"));
const whole = await start(pkg, "trapezi");
if (!isDeepStrictEqual(whole.games(), shelf)) problems.push("pkg/games.json is not what the module tells of its games");
for (const info of shelf) {
  const module = await start(path.join(pkg, "games"), info.id);
  if (!isDeepStrictEqual(module.games(), [info])) problems.push(`${info.id}: its module does not have this game alone`);
  if (!isDeepStrictEqual(functionsOf(module), functionsOf(whole))) problems.push(`${info.id}: its module has other functions than the whole one`);
  if (module.version() !== whole.version()) problems.push(`${info.id}: its module is of another version`);
}
const files = readdirSync(path.join(pkg, "games")).filter((file) => file.endsWith(".wasm"));
if (files.length !== shelf.length) problems.push(`pkg/games holds other modules than those of the shelf: ${files.join(", ")}`);

for (const problem of problems) console.error(problem);
console.log(`modules: trapezi, ${shelf.map(({ id }) => id).join(", ")}`);
process.exitCode = problems.length ? 1 : 0;
