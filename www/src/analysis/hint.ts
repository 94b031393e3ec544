import { css, html, nothing, type TemplateResult } from "lit";
import type { OpinionView } from "../engine/engine.js";
import type { Seen } from "../match/seen.js";
import { icon } from "../pieces/draw.js";
import { setTold, wasTold } from "../store/told.js";
import type { Board } from "../table/board.js";
import { say } from "../words/words.js";
import { moveWords, percent } from "./move-words.js";

export { needMoveWords } from "./move-words.js";

export const hintLook = css`
  .table[data-size="wide"]:has(> .hint-panel) { grid-template-rows: 52px auto minmax(0, 1fr); }
  .hint-panel { padding: 6px 4px 8px 14px; display: grid; grid-template-columns: auto minmax(0, 1fr) 44px; gap: 6px 12px; align-items: center; }
  .table > .hint-panel { margin: 4px 10px; }
  .hint-panel h2 { font-size: 17px; line-height: 1.1; } .hint-panel .tool { grid-area: 1 / 3; } .hint-panel p { font-size: 14px; line-height: 1.35; color: var(--ink-2); }
  .hint-panel ol { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; min-width: 0; } .hint-panel progress { width: 100%; height: 10px; accent-color: var(--sea); }
  .prompt-row .hint-panel { grid-template-columns: minmax(0, 1fr) 44px; } .prompt-row .hint-panel > :not(h2, .tool) { grid-column: 1 / -1; } .prompt-row .hint-panel .tool { grid-area: 1 / 2; } .prompt-row .hint-panel > * { margin-right: 8px !important; } .prompt-row .hint-panel .tool { margin: -6px 0 !important; }
  .hint-panel li button { width: 100%; min-height: 44px; display: grid; grid-template-columns: 26px minmax(0, 1fr) auto; gap: 8px; align-items: center; padding: 4px 10px 4px 8px; border-radius: 10px; background: var(--card-light); box-shadow: inset 0 0 0 1px var(--line); line-height: 1.15; }
  .hint-panel li button:hover { box-shadow: inset 0 0 0 2px var(--sea); } .hint-panel li [aria-pressed="true"] { box-shadow: inset 0 0 0 3px var(--sea); }
  .hint-panel li i { display: grid; place-items: center; width: 26px; height: 26px; border-radius: 50%; background: #1f6c9c; color: #fff; font: 700 15px/1 var(--ui); } .hint-panel li b { font-size: 18px; }
  .hint-told { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; margin-right: 10px; padding: 6px 6px 6px 12px; border-radius: 10px; background: var(--paper-2); } .hint-told p { flex: 1 1 300px; }
  [data-size="phone"] .hint-panel ol { grid-template-columns: 1fr; gap: 4px; } [data-size="phone"] .hint-panel li button { min-height: 40px; }
`;

export interface HintHost {
  close(): void;
  /** Lights up one of the moves, or all of them again. */
  choose(chosen: number | null): void;
  changed(): void;
}

/** What the strongest bot would do: its best moves, numbered as on the board, with the result that each lets expect. */
export function hintPanel({ advice, reply, seats }: Seen, board: Board, host: HintHost): TemplateResult | typeof nothing {
  if (!advice) return nothing;
  const thinking = "thinking" in advice;
  return html`<aside class="hint-panel paper" aria-labelledby="hint-title">
    <h2 id="hint-title">${say(thinking ? "hint-thinking" : "hint-title")}</h2>
    <button class="tool" data-action="close-hint" @click=${host.close} aria-label=${say("table-close")}>${icon("x")}</button>
    ${thinking ? html`<progress max="1" .value=${advice.thinking} aria-labelledby="hint-title"></progress>` : html`
      ${advice.opinions.length > 0 ? html`<ol>${advice.opinions.map((opinion, i) => alternative(opinion, i, advice.chosen))}</ol>` : html`<p>${say("hint-forced")}</p>`}
      ${wasTold("hint") ? html`<p class="vh" role="status">${say("hint-ready")}</p>` : explained(host)}`}
  </aside>`;

  function alternative(opinion: OpinionView, i: number, chosen: number | null): TemplateResult {
    return html`<li><button data-hint=${i + 1} aria-pressed=${chosen === i} @click=${() => host.choose(chosen === i ? null : i)}>
      <i>${i + 1}</i><span>${moveWords(board, opinion, reply.view, seats)}</span><b class="t">${percent(opinion.expected)}</b></button></li>`;
  }
}

/** What a hint is, until somebody has understood it. */
function explained({ changed }: HintHost): TemplateResult {
  const understood = () => {
    setTold("hint");
    changed();
  };
  return html`<div class="hint-told" role="status"><p>${say("hint-about")}</p><button class="btn" data-action="hint-told" @click=${understood}>${say("hint-understood")}</button></div>`;
}
