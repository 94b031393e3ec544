/** What the home screen does with the matches on its shelf; loaded, with its words, when the first of them is touched. */
import { isHeld } from "../store/holding.js";
import { changeMatch, forgetMatch, putBack as put, type StoredMatch } from "../store/matches.js";
import { refusal } from "../store/save-text.js";
import { say } from "../words/words.js";
import { takeIn } from "./begin.js";
import "./link-sheet.js";
import "./match-sheet.js";
import type { TakenIn } from "./take-in.js";
import type { Toast } from "./toast.js";

export { goTo } from "./begin.js";
export { takeInFiles } from "./take-in.js";

export const rename = (match: StoredMatch, name: string): Promise<void> => changeMatch(match, { name });

/** A copy goes its own way from here on; whoever plays it knows more than at first sight, so its result does not count. */
export async function duplicate(match: StoredMatch, title: string): Promise<void> {
  const { save, coverHands, manner, shared } = match;
  await takeIn(save, { coverHands, ...(manner && { manner }), shared, counts: false, name: say("library-copy-name", { name: title }) });
}

export async function forget(match: StoredMatch): Promise<void> {
  if (await isHeld(match.id)) throw refusal("match-elsewhere");
  await forgetMatch(match.id);
}

export const putBack = (match: StoredMatch): Promise<void> => put(match);

/** What has come out of files, in words. */
export function tellTakenIn({ matches, results, problems }: TakenIn): Toast {
  const good = results > 0 ? say("library-taken-in", { matches: matches.length, results }) : matches.length > 0 ? say("library-taken-in-matches", { matches: matches.length }) : "";
  const shown = problems.slice(0, 4);
  return { kind: problems.length > 0 ? "trouble" : "done", text: [good, ...shown, problems.length > shown.length ? "…" : ""].filter(Boolean).join("\n") };
}
