import { html, nothing, type TemplateResult } from "lit";
import type { Target } from "../engine/engine.js";
import { seatDisc } from "../pieces/draw.js";
import { say } from "../words/words.js";
import { helpEvent, touchEvent, type BoardScene } from "./board.js";

export interface TargetLook {
  /** What it is called, without its state. */
  name: string;
  content: TemplateResult | typeof nothing;
  className?: string;
  style?: string;
  /** What travels when it moves, where it lies, and where it comes from if it is new. */
  piece?: string;
  place?: string;
  from?: string;
  /** Whether there is more to read on it: where it plays no part in the decision, a touch looks it up. */
  reads?: boolean;
  /** Which of several equal things it is, from 0. */
  copy?: number;
}

/** A thing on the board that can be touched: by finger, key or reader, always as a button that says what it is. */
export function targetButton(scene: BoardScene<unknown>, target: Target, look: TargetLook): TemplateResult {
  const mark = scene.marks.get(target);
  const number = mark?.picked[look.copy ?? 0];
  const state = number !== undefined ? "picked" : mark?.legal ? "legal" : "off";
  const seat = scene.recent.get(target);
  const touched = look.reads && state === "off" ? helpEvent(target) : touchEvent({ target, picked: number });
  return html`<button class="target ${look.className ?? ""}" .style=${look.style ?? ""}
      data-target=${target} data-state=${state} ?data-recent=${seat !== undefined} ?data-advised=${mark?.advised && number === undefined}
      data-piece=${look.piece ?? nothing} data-place=${look.place ?? nothing} data-from=${look.from ?? nothing}
      @click=${(event: Event) => event.currentTarget!.dispatchEvent(touched)}
      @contextmenu=${(event: Event) => { event.preventDefault(); event.currentTarget!.dispatchEvent(helpEvent(target)); }}>
    <span class="vh">${spoken(look.name, state, number)}</span>
    <span class="look" aria-hidden="true">${look.content}
    ${number === undefined ? nothing : html`<span class="number">${number}</span>`}
    ${mark?.hint === undefined || number !== undefined ? nothing : html`<span class="number hint">${mark.hint}</span>`}
    ${seat === undefined ? nothing : seatDisc(scene.seats[seat]!.colour, "was")}</span>
  </button>`;
}

function spoken(name: string, state: "legal" | "picked" | "off", number: number | undefined): string {
  if (state === "legal") return say("table-target-legal", { name });
  if (state === "picked") return say("table-target-picked", { name, number: number ?? 1 });
  return name;
}
