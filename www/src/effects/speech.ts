import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Match } from "../match/match.js";
import { tell } from "../words/message.js";
import { say } from "../words/words.js";

/** A reader should not have to listen to a whole round of bots. */
const MOST_NEWS = 4;
/** What has been read aloud may go. */
const MOST_KEPT = 12;

/** What a screen reader hears, each thing once and in order: new lines of the log, then the prompt. */
export class Speech {
  #heard = 0;
  #prompt = "";
  #said: { id: number; text: string }[] = [];
  #next = 0;

  /** The live region: a reader speaks what is added to it. */
  region(match: Match): TemplateResult {
    this.#listen(match);
    return html`<div class="vh" role="log" aria-live="polite" aria-label=${say("table-to-do")}>
      ${repeat(this.#said, ({ id }) => id, ({ text }) => html`<p>${text}</p>`)}
    </div>`;
  }

  /** Forgets what was said to one person before the next one listens, and starts after what has happened so far. */
  hush(match: Match): void {
    this.#heard = match.journal.length;
    this.#prompt = "";
    this.#said = [];
  }

  #listen(match: Match): void {
    const news = match.journal.slice(Math.min(this.#heard, match.journal.length)).map((entry) => tell(entry.message, match.seats));
    this.#heard = match.journal.length;
    if (match.waitingFor === null) news.slice(-MOST_NEWS).forEach((line) => this.#say(line));
    const prompt = this.#promptOf(match);
    if (prompt && prompt !== this.#prompt) this.#say(prompt);
    this.#prompt = prompt;
  }

  #promptOf(match: Match): string {
    if (match.waitingFor !== null) return say("table-cover-ready", { name: match.seats[match.waitingFor]!.name });
    return match.deciding !== null && match.reply.prompt ? tell(match.reply.prompt, match.seats) : "";
  }

  #say(text: string): void {
    this.#said = [...this.#said, { id: this.#next++, text }].slice(-MOST_KEPT);
  }
}
