import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../pieces/draw.js";
import { say } from "../words/words.js";
import type { Board } from "./board.js";

export const LOG_PANE = "log";

export interface TabsState {
  board: Board;
  pane: string;
  /** Where something can be touched. */
  legal: ReadonlySet<string>;
  unread: number;
  show(pane: string): void;
}

/** The bar of panes at the foot of a phone. */
export function tabs({ board, pane, legal, unread, show }: TabsState): TemplateResult {
  const tab = (id: string, label: string, picture: TemplateResult, badge: TemplateResult | typeof nothing) => html`<button role="tab"
    data-pane=${id} aria-selected=${pane === id} @click=${() => show(id)}>${picture}<span>${label}</span>${pane === id ? nothing : badge}</button>`;
  return html`<nav aria-label=${say("table-panes")}><div class="tabs" role="tablist">
    ${board.panes.map(({ id, label, symbol, viewBox }) =>
      tab(id, say(label), html`<svg viewBox=${viewBox} aria-hidden="true"><use href="#${symbol}"></use></svg>`,
        legal.has(id) ? html`<i><span class="vh">${say("table-pane-legal")}</span></i>` : nothing))}
    ${tab(LOG_PANE, say("table-log"), icon("log"), unread ? html`<em>${unread}</em>` : nothing)}
  </div></nav>`;
}
