import { tell } from "../words/message.js";
import { say } from "../words/words.js";
import type { Match } from "./match.js";

/** A reader should not have to listen to a whole round of bots. */
const MOST_NEWS = 4;

/** What a screen reader hears: new lines of the log, then the prompt. */
export class Speech {
  #heard = 0;
  #prompt = "";
  #spoken = "";

  /** The text of the live region. */
  of(match: Match): string {
    if (match.waitingFor !== null) return say("table-cover-ready", { name: match.seats[match.waitingFor]!.name });
    const prompt = match.deciding !== null && match.reply.prompt ? tell(match.reply.prompt, match.seats) : "";
    const news = match.journal.slice(Math.min(this.#heard, match.journal.length)).map((entry) => tell(entry.message, match.seats));
    this.#heard = match.journal.length;
    if (news.length > 0 || prompt !== this.#prompt) this.#spoken = [...news.slice(-MOST_NEWS), prompt].filter(Boolean).join(". ");
    this.#prompt = prompt;
    return this.#spoken;
  }

  /** Forgets what was said to one person before the next one listens, and starts after what has happened so far. */
  hush(match: Match): void {
    this.#heard = match.journal.length;
    this.#prompt = "";
    this.#spoken = "";
  }
}
