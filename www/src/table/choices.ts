import { html, nothing, type TemplateResult } from "lit";
import type { SeatSetup, Target } from "../engine/engine.js";
import type { Match } from "../match/match.js";
import type { Unconfirmed } from "../match/seen.js";
import { icon } from "../pieces/draw.js";
import { tell } from "../words/message.js";
import { say } from "../words/words.js";
import type { Board, Choice, Mark } from "./board.js";
import type { Shown } from "./shown.js";

type Offered = Choice & { target: Target; hint: Mark["hint"] | undefined; advised: boolean };

/** The legal targets that are offered as buttons, in the engine's order. */
export function choicesOf(board: Board, { marks, reply }: Shown): Offered[] {
  return [...marks].flatMap(([target, mark]) => {
    const choice = mark.legal ? board.choice(target, reply.view) : null;
    return choice ? [{ ...choice, target, hint: mark.hint, advised: mark.advised ?? false }] : [];
  });
}

export function choiceButtons(choices: readonly Offered[], seats: readonly SeatSetup[], pick: (target: Target) => void): TemplateResult[] {
  return choices.map((choice) => html`<button class="btn choice" data-target=${choice.target} data-state="legal" ?data-advised=${choice.advised} @click=${() => pick(choice.target)}>
    ${choice.mark === undefined ? nothing : html`<b class="t">${choice.mark}</b>`}<span>${tell(choice.label, seats)}</span>
    ${choice.hint === undefined ? nothing : html`<span class="number hint">${choice.hint}</span>`}
  </button>`);
}

/** The buttons in the place of the choices while a move waits to be confirmed. */
export function confirmButtons(match: Match, { label }: Unconfirmed): TemplateResult {
  return html`<button class="btn choice confirm" data-target="confirm-turn" data-state="legal" @click=${() => match.confirm()}>${icon("ok")}<span>${label ? tell(label, match.seats) : say("table-confirm")}</span></button>
    <button class="btn" data-action="unconfirm" @click=${() => match.takeBack()}>${icon("undo")}<span>${say("table-confirm-not")}</span></button>`;
}
