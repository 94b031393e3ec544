import { html, type TemplateResult } from "lit";
import { icon } from "../pieces/draw.js";
import { say } from "../words/words.js";

/** A word at the bottom of the screen, perhaps with something to do about it. */
export interface Toast {
  text: string;
  kind: "trouble" | "done";
  action?: { label: string; run: () => void };
}

/** Shows one toast at a time and takes it away after a while; trouble stays long enough to be read. */
export class Toasts {
  shown: Toast | null = null;
  #timer = 0;

  constructor(readonly redraw: () => void) {}

  show(toast: Toast): void {
    this.shown = toast;
    clearTimeout(this.#timer);
    const ms = 6000 + toast.text.length * 60 + (toast.action ? 4000 : 0);
    this.#timer = window.setTimeout(() => this.clear(), ms);
    this.redraw();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.redraw();
  }

  render(): TemplateResult {
    const { shown } = this;
    // the region is there before its words are: a screen reader then reads them out
    return html`<div class="toasts" role=${shown?.kind === "trouble" ? "alert" : "status"}>${shown
      ? html`<div class="toast ${shown.kind}"><p>${shown.text}</p>
          ${shown.action ? html`<button class="btn" data-action="toast" @click=${() => this.#act(shown.action!.run)}>${shown.action.label}</button>` : ""}
          <button class="tool" data-action="dismiss" aria-label=${say("table-close")} @click=${() => this.clear()}>${icon("x")}</button></div>`
      : ""}</div>`;
  }

  #act(run: () => void): void {
    this.clear();
    run();
  }
}
