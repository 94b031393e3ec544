import { refusalIn, type Refusal, type Save } from "../engine/engine.js";
import { tellRefusal } from "./message.js";
import { say, words } from "./words.js";

/** What the trouble is about: its seats have names, and its game has words. */
export type About = Pick<Save, "game" | "seats">;

/**
 * Whatever was thrown, in the reader's words: what is wrong, and where. Nothing of what an engine, a browser or a
 * parser says is ever shown as it is.
 */
export async function tellTrouble(thrown: unknown, about?: About): Promise<string> {
  const refusal = refusalIn(thrown);
  if (!refusal) return tellFault(thrown);
  await Promise.allSettled([words.need("library"), ...(about ? [words.needGame(about.game)] : [])]);
  // the engine tells this one in the words of its parser
  if (refusal.code === "json-unreadable" || !words.has(`refused-${refusal.code}`)) return say("trouble-unreadable");
  const reason = tellRefusal(refusal, about?.seats ?? []);
  const number = moveOf(refusal);
  return number === null ? reason : say("trouble-at-move", { number, reason });
}

/** The number of the move that a replay stopped at, unless the refusal's own words tell it. */
function moveOf({ code, args }: Refusal): number | null {
  const number = args["number"];
  const tellsItself = /^(save|seat|replay)-/.test(code) || code === "nothing-to-decide";
  return number && "number" in number && !tellsItself ? number.number : null;
}

function tellFault(thrown: unknown): string {
  const { name, message } = thrown instanceof Error ? thrown : { name: "", message: "" };
  if (name === "ChunkLoadError" || (name === "TypeError" && /fetch|network|load failed/i.test(message))) return say("trouble-network");
  console.error(thrown);
  return say("trouble-unknown");
}
