// Every guide of rules/<game>/guide.json has its texts in each language, and names clauses that the rules have.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@fluent/syntax";
import { root } from "./steps.mjs";

const problems = [];
const languages = readdirSync(path.join(root, "www/locales"));
const games = readdirSync(path.join(root, "rules")).filter((game) => existsSync(path.join(root, "rules", game, "guide.json")));
for (const game of games) {
  const { setup, steps } = JSON.parse(readFileSync(path.join(root, "rules", game, "guide.json"), "utf8"));
  if (setup.game !== game) problems.push(`${game}: the set-up is of ${setup.game}`);
  const wanted = steps.map(({ id }) => `guide-${game}-${id}`);
  if (new Set(wanted).size !== wanted.length) problems.push(`${game}: two steps have one name`);
  for (const language of languages) {
    const file = path.join(root, "www/locales", language, `guide-${game}.ftl`);
    const texts = existsSync(file) ? parse(readFileSync(file, "utf8"), {}).body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : [])) : [];
    for (const key of wanted) if (!texts.includes(key)) problems.push(`${language}: ${key} is missing`);
    for (const key of texts) if (!wanted.includes(key)) problems.push(`${language}: ${key} belongs to no step`);
    const rules = readFileSync(path.join(root, "rules", game, `${language}.md`), "utf8");
    for (const { id, clauses } of steps)
      for (const clause of clauses) if (!rules.includes(`**${clause}**`)) problems.push(`${language}: the step ${id} names ${clause}, which the rules do not have`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`guides: ${games.join(", ")}`);
process.exitCode = problems.length ? 1 : 0;
