import type { Arg, LegalMove, Message } from "../../engine/engine.js";
import { isCard } from "./view.js";

/** What the words of each move name: the kind of locale key that its word belongs to, a number, or a cell. */
const NAMED: Readonly<Record<string, "space" | "major" | "card" | "good" | "cell" | "number">> = {
  place: "space", room: "cell", stable: "cell", plow: "cell", fence: "cell", sow: "good", bake: "number", build: "major", play: "card", take: "good", convert: "good", use: "major", "sow-on": "card",
};

/** A move in words, if no button says it: where a person goes, what is built, bought, sown or made into food. */
export function moveName({ move }: Pick<LegalMove, "move">): Message | null {
  const [verb = "", thing = ""] = move.split(" ");
  const named = verb === "use" && /^[EIK]\d/.test(thing) ? "card" : NAMED[verb];
  if (!named) return null;
  return { key: `agricola-move-${verb}`, args: named === "cell" ? { row: { number: Number(thing[0]) + 1 }, column: { number: Number(thing[1]) + 1 } } : { what: what(named, thing) } };
}

const what = (named: string, thing: string): Arg =>
  named === "number" ? { number: Number(thing) } : { name: `agricola-${isCard(thing) ? "card" : named}-${thing.replaceAll("_", "-")}` };
