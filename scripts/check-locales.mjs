// Every Fluent file of www/locales/en has its twin in each other language, with the same messages,
// attributes and variables; nothing is empty, broken, said twice or refers to what is not there.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, Visitor } from "@fluent/syntax";
import { root } from "./steps.mjs";

const folder = path.join(root, "www/locales");
const problems = [];

/** The variables and the other messages or terms that a pattern uses. */
class Uses extends Visitor {
  variables = new Set();
  references = new Set();
  visitVariableReference(node) {
    this.variables.add(`$${node.id.name}`);
  }
  visitMessageReference(node) {
    this.references.add(node.id.name + (node.attribute ? `.${node.attribute.name}` : ""));
  }
  visitTermReference(node) {
    this.references.add(`-${node.id.name}`);
    this.genericVisit(node);
  }
}

function isEmpty(pattern) {
  return pattern.elements.every((e) =>
    e.type === "TextElement" ? e.value.trim() === "" : e.expression.type === "StringLiteral" && e.expression.value.trim() === "");
}

/** All patterns of a language: id (or id.attribute) -> { file, variables, references }. */
function read(language) {
  const found = new Map();
  for (const file of readdirSync(path.join(folder, language)).filter((f) => f.endsWith(".ftl")).sort()) {
    const place = `${language}/${file}`;
    const text = readFileSync(path.join(folder, place), "utf8");
    for (const entry of parse(text, { withSpans: true }).body) {
      if (entry.type === "Junk") {
        const line = text.slice(0, entry.span.start).split("\n").length;
        problems.push(`${place}:${line}: ${entry.annotations[0]?.message ?? "not understood"}`);
      }
      if (entry.type !== "Message" && entry.type !== "Term") continue;
      const id = (entry.type === "Term" ? "-" : "") + entry.id.name;
      const patterns = [[id, entry.value], ...entry.attributes.map((a) => [`${id}.${a.id.name}`, a.value])];
      for (const [name, pattern] of patterns) {
        if (!pattern) continue; // a message that has attributes only
        if (isEmpty(pattern)) problems.push(`${place}: ${name} is empty`);
        if (found.has(name)) problems.push(`${place}: ${name} is in ${language}/${found.get(name).file} too`);
        const uses = new Uses();
        uses.visit(pattern);
        found.set(name, { file, variables: [...uses.variables].sort().join(" "), references: uses.references });
      }
    }
  }
  for (const [name, { file, references }] of found)
    for (const other of references)
      if (!found.has(other)) problems.push(`${language}/${file}: ${name} refers to ${other}, which is not there`);
  return found;
}

/** Grammatical cases, as attributes of names: a language's own business, but all names of a kind have the same ones. */
const CASES = ["acc", "gen"];
const isCase = (name) => CASES.includes(name.split(".")[1]);

function checkCases(language, messages) {
  const kindOf = (name) => name.slice(0, name.lastIndexOf("-") + 1);
  const declined = new Set([...messages.keys()].filter(isCase).map((name) => `${kindOf(name)}*.${name.split(".")[1]}`));
  for (const [name, { file }] of messages)
    for (const one of CASES)
      if (!name.includes(".") && declined.has(`${kindOf(name)}*.${one}`) && !messages.has(`${name}.${one}`)) problems.push(`${language}/${file}: ${name} lacks .${one}, which others of its kind have`);
}

/** What the home screen says of a game stands apart: it is there before anything else of the game is loaded. Options that no person is asked for have no words. */
function checkBoxes(language, messages) {
  for (const { id, options } of JSON.parse(readFileSync(path.join(root, "pkg/games.json"), "utf8"))) {
    const option = ({ id: name, choices }) => [name, ...choices.map((choice) => `${name}-${choice}`)].map((part) => `${id}-option-${part}`);
    const headlines = [...messages.keys()].filter((name) => name.startsWith(`${id}-headline`));
    for (const name of [`${id}-title`, ...options.filter(({ listed }) => listed).flatMap(option), ...headlines])
      if (messages.get(name)?.file !== `${id}-box.ftl`) problems.push(`${language}/${id}-box.ftl: ${name} is missing`);
  }
}

function compare(base, baseMessages, language, messages) {
  for (const [name, { file, variables }] of baseMessages) {
    if (isCase(name)) continue;
    const twin = messages.get(name);
    if (name.startsWith("-") && !name.includes(".")) {
      // a term is a language's own business (cases, genders), but must not be missing
      if (!twin) problems.push(`${language}/${file}: ${name} is missing`);
    } else if (name.startsWith("-")) {
      continue;
    } else if (!twin) problems.push(`${language}/${file}: ${name} is missing`);
    else if (twin.file !== file) problems.push(`${language}/${twin.file}: ${name} belongs in ${file}, as in ${base}`);
    else if (twin.variables !== variables)
      problems.push(`${language}/${file}: ${name} has the variables [${twin.variables}] where ${base} has [${variables}]`);
  }
  for (const [name, { file }] of messages)
    if (!name.startsWith("-") && !isCase(name) && !baseMessages.has(name)) problems.push(`${base}/${file}: ${name} is missing (it is in ${language})`);
}

const languages = readdirSync(folder, { withFileTypes: true }).filter((d) => d.isDirectory()).map((d) => d.name);
for (const needed of ["en", "el"]) if (!languages.includes(needed)) problems.push(`www/locales/${needed} is missing`);
const all = new Map(languages.map((l) => [l, read(l)]));
for (const [language, messages] of all) checkCases(language, messages);
for (const [language, messages] of all) if (language !== "en" && all.has("en")) compare("en", all.get("en"), language, messages);

for (const [language, messages] of all) checkBoxes(language, messages);

for (const p of problems) console.error(p);
for (const [language, messages] of all) console.log(`${language}: ${messages.size} texts`);
process.exitCode = problems.length ? 1 : 0;
