import type { Arg, LegalMove, Message } from "../../engine/engine.js";

/** What the words of each move name: the kind of locale key that its last word belongs to, or a number. */
const NAMED: Readonly<Record<string, "space" | "card" | "action" | "number">> = {
  found: "space", samurai: "space", to: "space", place: "space", card: "card", take: "card", sell: "card", action: "action", officials: "number", "shogun-officials": "number",
};

/** A move in words, if no button says it: what is chosen, moved, placed or built. */
export function moveName({ move }: Pick<LegalMove, "move">): Message | null {
  const [verb = "", thing = "", kind = ""] = move.split(" ");
  if (verb === "package") return { key: "edo-move-package", args: packageGoods(thing) };
  if (verb === "merchant") return { key: "edo-move-merchant", args: {} };
  if (verb === "build") return { key: "edo-move-build", args: { what: { name: `edo-building-${kind}` }, space: { name: `edo-space-${thing}` } } };
  if (verb === "buy") return { key: "edo-move-buy", args: { what: { name: `edo-resource-${thing}` }, count: { number: Number(kind) } } };
  if (verb === "power-point") return { key: "edo-move-power-point", args: {} };
  const named = NAMED[verb];
  if (!named) return null;
  const what: Arg = named === "number" ? { number: Number(thing) } : { name: `edo-${named}-${thing.replace(".", "-")}` };
  return { key: `edo-move-${verb}`, args: { what } };
}

/** A package is named by what is in it: `1-wood-1-stone`. */
function packageGoods(name: string): Record<string, Arg> {
  const args: Record<string, Arg> = { wood: { number: 0 }, stone: { number: 0 }, rice: { number: 0 }, ryo: { number: 0 } };
  for (const [, count, good] of name.matchAll(/(\d+)-([a-z]+)/g)) args[good!] = { number: Number(count) };
  return args;
}
