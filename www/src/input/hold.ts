import { html, type TemplateResult } from "lit";
import type { SeatSetup } from "../engine/engine.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { say } from "../words/words.js";

/** A shorter touch takes the hand up until it is laid down; a longer one shows it as long as it lasts. */
const TAP_MS = 350;

/** Holds a closed hand up: while a finger or a key is down, or after a tap until the hand is laid down. */
export class Hold {
  readonly #peek: (open: boolean) => void;
  #end: (() => void) | undefined;

  constructor(peek: (open: boolean) => void) {
    this.#peek = peek;
  }

  /** A finger or a key went down on the closed hand. */
  readonly down = (event: PointerEvent | KeyboardEvent): void => {
    const isKey = event instanceof KeyboardEvent;
    if (isKey && event.key !== " " && event.key !== "Enter") return;
    if (!isKey && event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#end) return;
    // the element that was touched goes away: only the window hears how it ends
    const end = (last: Event) => {
      if (isKey ? (last as KeyboardEvent).key !== event.key : (last as PointerEvent).pointerId !== event.pointerId) return;
      last.preventDefault();
      this.release();
      if (last.timeStamp - event.timeStamp >= TAP_MS) this.#peek(false);
    };
    const ends = isKey ? (["keyup"] as const) : (["pointerup", "pointercancel"] as const);
    for (const name of ends) addEventListener(name, end, true);
    if (isKey) addEventListener("keydown", repeat, true);
    this.#end = () => {
      for (const name of ends) removeEventListener(name, end, true);
      removeEventListener("keydown", repeat, true);
    };
    this.#peek(true);
  };

  /** Forgets the finger that is down. */
  release(): void {
    this.#end?.();
    this.#end = undefined;
  }
}

/** A key that is held must not press the button that has the focus now. */
function repeat(event: KeyboardEvent): void {
  if (!event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The large button over a closed hand. */
export function holdBar({ name, colour }: SeatSetup, hold: Hold): TemplateResult {
  return html`<button class="hold" data-action="hold" @pointerdown=${hold.down} @keydown=${hold.down} @contextmenu=${(event: Event) => event.preventDefault()}>
    ${seatDisc(colour)}<span><b class="t">${say("table-hold", { name })}</b><small>${say("table-hold-how")}</small></span>${icon("eye")}
  </button>`;
}
