import { refusalIn } from "../engine/engine.js";
import { games } from "../engine/games.js";
import { tellRefusal } from "../words/message.js";
import { say, words } from "../words/words.js";
import { Unreadable } from "./unreadable.js";

/** Makes sayable what the games themselves may have refused. */
export async function learnReasons(): Promise<void> {
  await Promise.all(games.map(({ id }) => words.needGame(id)));
}

/** Whatever was thrown, in the words of the language that is spoken now. */
export function reasonOf(thrown: unknown): string {
  const refusal = refusalIn(thrown);
  if (thrown instanceof Unreadable) return say("embed-attribute", { name: thrown.attribute, value: thrown.value });
  return refusal && words.has(`refused-${refusal.code}`) ? tellRefusal(refusal, []) : say("embed-unknown");
}
