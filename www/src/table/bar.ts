import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../pieces/draw.js";
import { tellRefusal } from "../words/message.js";
import { say } from "../words/words.js";
import type { Match } from "./match.js";

export interface BarState {
  title: string;
  headline: string;
  prompt: TemplateResult | typeof nothing;
  match: Match;
  /** Whether there is something to take back, look up or ask. */
  playing: boolean;
  logOpen: boolean;
  unread: number;
  /** The way out, if there is one. */
  leave: (() => void) | undefined;
  actions: Record<"undo" | "redo" | "hint" | "help" | "menu" | "log" | "results", () => void>;
}

/** The bar at the top: the way back, what is played, the prompt, and the tools. */
export function bar({ title, headline, prompt, match, playing, logOpen, unread, leave, actions }: BarState): TemplateResult {
  const { reply } = match;
  const tool = (name: string, label: string, act: () => void, disabled = false) => html`<button class="tool tool-${name}"
    @click=${act} ?disabled=${disabled} aria-label=${label} title=${label}>${icon(name)}</button>`;
  // undo stays touchable when it cannot be done: it then says why
  const whyNot = reply.undo ? tellRefusal(reply.undo, match.seats) : "";
  const undo = html`<button class="tool tool-undo" @click=${actions.undo} ?disabled=${match.viewer === null} ?data-idle=${whyNot !== ""}
    aria-label=${say("table-undo")} title=${whyNot || say("table-undo")}>${icon("undo")}</button>`;
  return html`<header class="bar">
    ${leave ? tool("back", say("table-leave"), leave) : nothing}
    <div class="what"><h1>${title}</h1><small>${headline}</small></div>
    <div class="bar-prompt">${prompt}</div>
    ${playing ? html`
      ${undo}
      ${tool("redo", say("table-redo"), actions.redo, !reply.redo)}
      ${tool("hint", say("table-hint"), actions.hint, match.deciding === null)}` : nothing}
    ${playing || !reply.over ? tool("help", say("table-help"), actions.help) : nothing}
    ${match.reply.over && playing === false && prompt !== nothing ? html`<button class="btn"
        @click=${actions.results}>${say("table-scores-show")}</button>` : nothing}
    <button class="tool tool-log" @click=${actions.log}
        aria-label=${unread ? `${say("table-log")}, ${say("table-log-new", { count: unread })}` : say("table-log")}
        aria-expanded=${logOpen}>${icon("log")}${unread ? html`<em>${unread}</em>` : nothing}</button>
    ${tool("menu", say("table-menu"), actions.menu)}
  </header>`;
}
