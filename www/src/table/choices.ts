import { html, nothing, type TemplateResult } from "lit";
import type { SeatSetup, Target } from "../engine/engine.js";
import { tell } from "../words/message.js";
import type { Board, Choice, Mark, Marks } from "./board.js";
import type { Match } from "./match.js";

type Offered = Choice & { target: Target; hint: Mark["hint"] | undefined };

/** The legal targets that are offered as buttons, in the engine's order. */
export function choicesOf(board: Board, marks: Marks, match: Match): Offered[] {
  return [...marks].flatMap(([target, mark]) => {
    const choice = mark.legal ? board.choice(target, match.reply.view) : null;
    return choice ? [{ ...choice, target, hint: mark.hint }] : [];
  });
}

export function choiceButtons(choices: readonly Offered[], seats: readonly SeatSetup[], pick: (target: Target) => void): TemplateResult[] {
  return choices.map((choice) => html`<button class="btn choice" data-target=${choice.target} data-state="legal" @click=${() => pick(choice.target)}>
    ${choice.mark === undefined ? nothing : html`<b class="t">${choice.mark}</b>`}<span>${tell(choice.label, seats)}</span>
    ${choice.hint === undefined ? nothing : html`<span class="number hint">${choice.hint}</span>`}
  </button>`);
}
