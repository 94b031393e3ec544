import type { Arg, LegalMove, Message } from "../../engine/engine.js";
import { professionOf, type View } from "./view.js";

/** A move in words, if no button says it: what is played, bought or touched. */
export function moveName({ move }: Pick<LegalMove, "move">, view: View): Message | null {
  const [verb = "", ...things] = move.split(" ");
  const what = nameOf(verb, things.at(-1) ?? "", view);
  if (!what) return null;
  const args: Record<string, Arg> = { what: { name: what } };
  if (things.length > 1) args["seat"] = { seat: Number(things[0]) };
  if (verb === "level") args["level"] = { number: Number(things[0]) };
  return { key: `guildhall-move-${verb}`, args };
}

function nameOf(verb: string, thing: string, view: View): string | undefined {
  switch (verb) {
    case "play":
    case "hand":
    case "hall":
    case "pile":
    case "next":
      return `guildhall-card-${thing}`;
    case "open":
    case "chapter":
      return `guildhall-profession-${thing}`;
    case "buy":
      return `guildhall-vp-${thing}`;
    case "level":
      return `guildhall-short-${professionOf(view.stage.card ?? "")}-${thing}`;
    default:
      return undefined;
  }
}
