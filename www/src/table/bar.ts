import { html, nothing, type TemplateResult } from "lit";
import type { Refusal } from "../engine/engine.js";
import type { Match } from "../match/match.js";
import { icon } from "../pieces/draw.js";
import { tellRefusal } from "../words/message.js";
import { say } from "../words/words.js";

export interface BarState {
  title: string;
  headline: string;
  prompt: TemplateResult | typeof nothing;
  match: Match;
  /** Whether the board is on show as the match stands. */
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
  // what cannot be done stays touchable: it then says why
  const tool = (name: string, label: string, act: () => void, whyNot: Refusal | null = null) => html`<button class="tool tool-${name}"
    @click=${act} aria-disabled=${whyNot ? "true" : nothing} aria-label=${label} title=${whyNot ? tellRefusal(whyNot, match.seats) : label}>${icon(name)}</button>`;
  return html`<header class="bar">
    ${leave ? tool("back", say("table-leave"), leave) : nothing}
    <div class="what"><h1>${title}</h1><small>${headline}</small></div>
    <div class="bar-prompt">${prompt}</div>
    ${playing ? html`
      ${tool("undo", say("table-undo"), actions.undo, match.whyNoUndo)}
      ${tool("redo", say("table-redo"), actions.redo, match.whyNoRedo)}
      ${tool("hint", say("table-hint"), actions.hint, match.whyNoHint)}` : nothing}
    ${playing || !reply.over ? tool("help", say("table-help"), actions.help) : nothing}
    ${match.reply.over && prompt !== nothing ? html`<button class="btn"
        @click=${actions.results}>${say("table-scores-show")}</button>` : nothing}
    <button class="tool tool-log" @click=${actions.log}
        aria-label=${unread ? `${say("table-log")}, ${say("table-log-new", { count: unread })}` : say("table-log")}
        aria-expanded=${logOpen}>${icon("log")}${unread ? html`<em>${unread}</em>` : nothing}</button>
    ${tool("menu", say("table-menu"), actions.menu)}
  </header>`;
}
