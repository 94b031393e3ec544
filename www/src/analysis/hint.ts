import { css, html, nothing, type TemplateResult } from "lit";
import type { OpinionView } from "../engine/engine.js";
import { icon } from "../pieces/draw.js";
import { setTold, wasTold } from "../store/told.js";
import type { Board } from "../table/board.js";
import type { Seen } from "../table/seen.js";
import { say } from "../words/words.js";
import { moveWords, percent } from "./move-words.js";

export { needMoveWords } from "./move-words.js";

export const hintLook = css`
  .hint-panel { position: absolute; right: 10px; top: 56px; width: min(330px, 92vw); z-index: 15; padding: 4px 6px 12px 14px; display: grid; gap: 8px; box-shadow: 0 0 0 1px var(--edge), var(--shadow-sheet); }
  .prompt-row .hint-panel { position: static; width: auto; }
  .hint-panel header { display: flex; align-items: center; } .hint-panel h2 { font-size: 17px; margin-right: auto; }
  .hint-panel ol, .hint-panel p { margin-right: 8px !important; } .hint-panel ol { display: grid; gap: 6px; } .hint-panel p { font-size: 14px; line-height: 1.35; color: var(--ink-2); }
  .hint-panel progress { width: calc(100% - 8px); height: 10px; accent-color: var(--sea); }
  .hint-panel li button { width: 100%; min-height: 44px; display: grid; grid-template-columns: 26px minmax(0, 1fr) auto; gap: 10px; align-items: center; padding: 4px 12px 4px 8px; border-radius: 10px; background: var(--card-light); box-shadow: inset 0 0 0 1px var(--line); line-height: 1.2; }
  .hint-panel li button:hover { box-shadow: inset 0 0 0 2px var(--sea); } .hint-panel li [aria-pressed="true"] { box-shadow: inset 0 0 0 3px var(--sea); }
  .hint-panel li i { display: grid; place-items: center; width: 26px; height: 26px; border-radius: 50%; background: #1f6c9c; color: #fff; font: 700 15px/1 var(--ui); } .hint-panel li b { font-size: 18px; }
  .hint-told { display: grid; gap: 8px; padding: 8px 10px; margin-right: 8px; border-radius: 10px; background: var(--paper-2); } .hint-told .btn { justify-self: start; }
  [data-advised] { outline: 4px solid #2b80b5 !important; outline-offset: 2px !important; box-shadow: 0 0 0 7px #fff8, 0 0 22px 9px #59b4ec !important; border-radius: 8px; z-index: 6; }
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
  return html`<aside class="hint-panel paper" aria-labelledby="hint-title">
    <header><h2 id="hint-title">${say("hint-title")}</h2><button class="tool" data-action="close-hint" @click=${host.close} aria-label=${say("table-close")}>${icon("x")}</button></header>
    ${"thinking" in advice ? html`<progress max="1" .value=${advice.thinking} aria-label=${say("hint-thinking")}></progress><p role="status">${say("hint-thinking")}</p>` : html`
      <ol>${advice.opinions.map((opinion, i) => alternative(opinion, i, advice.chosen))}</ol>
      ${wasTold("hint") ? html`<p class="vh" role="status">${say("hint-ready")}</p>` : html`<div class="hint-told" role="status"><p>${say("hint-about")}</p><button class="btn" data-action="hint-told"
          @click=${() => (setTold("hint"), host.changed())}>${say("hint-understood")}</button></div>`}`}
  </aside>`;

  function alternative(opinion: OpinionView, i: number, chosen: number | null): TemplateResult {
    return html`<li><button data-hint=${i + 1} aria-pressed=${chosen === i} @click=${() => host.choose(chosen === i ? null : i)}>
      <i>${i + 1}</i><span>${moveWords(board, opinion, reply.view, seats)}</span><b class="t">${percent(opinion.expected)}</b></button></li>`;
  }
}
