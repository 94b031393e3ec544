import { html, type TemplateResult } from "lit";
import { rove } from "../input/rove.js";
import { say } from "../words/words.js";
import type { Board, BoardScene, Touch } from "./board.js";
import { sheet } from "./sheet.js";

/** What lies before a seat, large, behind its name plate. It closes when nothing in it can be chosen any more. */
export function areaSheet(board: Board, scene: BoardScene<unknown>, seat: number, touch: (touch: Touch) => void, close: () => void): TemplateResult {
  const pick = (event: CustomEvent<Touch>) => {
    const here = event.currentTarget as HTMLElement;
    const inDialog = here.closest("dialog")!;
    touch(event.detail);
    // the table draws itself anew first
    setTimeout(() => here.querySelector('[data-state="legal"], [data-state="picked"]') ?? inDialog.close());
  };
  const keys = (event: KeyboardEvent) => {
    if (rove(event.currentTarget as Element, event)) event.preventDefault();
  };
  return sheet(say("table-area-of", { name: scene.seats[seat]!.name }), html`<div @pick=${pick} @keydown=${keys}>${board.area!(scene, seat)}</div>`, close, "wide");
}
