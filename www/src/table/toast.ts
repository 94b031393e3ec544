import { html, nothing, type TemplateResult } from "lit";
import type { Refusal, SeatSetup } from "../engine/engine.js";
import { icon } from "../pieces/draw.js";
import { tellRefusal } from "../words/message.js";
import { say } from "../words/words.js";

/** A short word to the person: why something was refused, or that something is done. */
export type Notice = { refusal: Refusal } | { key: string };

/** Long enough to read it twice. */
const MS_PER_LETTER = 110;
const LEAST_MS = 5000;

/** The notice that is on show, until it has been read. */
export class Toast {
  notice: Notice | null = null;
  readonly #changed: () => void;
  #timer = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  show(notice: Notice): void {
    this.notice = notice;
    clearTimeout(this.#timer);
    const letters = "refusal" in notice ? tellRefusal(notice.refusal, []).length : say(notice.key).length;
    this.#timer = window.setTimeout(this.dismiss, Math.max(LEAST_MS, letters * MS_PER_LETTER));
    this.#changed();
  }

  readonly dismiss = (): void => {
    if (!this.notice) return;
    clearTimeout(this.#timer);
    this.notice = null;
    this.#changed();
  };

  draw(seats: readonly SeatSetup[], openRules: (clause: string) => void): TemplateResult | typeof nothing {
    const { notice } = this;
    if (!notice) return nothing;
    const close = html`<button class="tool" data-action="close-toast" @click=${this.dismiss} aria-label=${say("table-close")}>${icon("x")}</button>`;
    if ("key" in notice) return html`<div class="toast" role="status"><span>${say(notice.key)}</span>${close}</div>`;
    const { clause } = notice.refusal;
    return html`<div class="toast" role="alert"><span>${tellRefusal(notice.refusal, seats)}</span>
      ${clause ? html`<button class="btn" data-action="rules" @click=${() => openRules(clause)}>${say("table-clause", { clause })}</button>` : nothing}${close}</div>`;
  }
}
