import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { person, sign } from "./draw.js";
import { farmPicture, rail, spotOf } from "./farm.js";
import { ANIMALS, colourOf, goodsWords, taskOf, type Cell, type Farm, type Scene, type Task } from "./view.js";

/** The farmyard of the near seat, large: each cell can be touched, and shows what would come to stand there. */
export function farmyard(scene: Scene, seat: number): TemplateResult {
  const farm = scene.view.seats[seat]!;
  const task = taskOf(scene, seat);
  const draft = task?.draft;
  const homes = homesOf(farm);
  const ghost = ghostOf(scene, task, farm);
  const firstRoom = farm.cells.findIndex(({ kind }) => kind === "room");
  return html`<div class="farmyard" .style=${`--s:var(--seat-${colourOf(scene, seat)})`} data-origin="farm/${seat}">
    ${farmPicture(farm, true)}
    <div class="cells" data-rove role="group" aria-label=${say("agricola-farm-of", { name: scene.seats[seat]!.name })}>
      ${farm.cells.map((cell, index) => targetButton(scene, `cell/${cell.cell}`, {
        name: cellWords(cell, index, farm),
        className: `cell ${draft?.cells.includes(cell.cell) ? "drafted" : ""}`,
        content: html`${scene.marks.get(`cell/${cell.cell}`)?.legal && ghost ? html`<span class="ghost">${sign(ghost)}</span>` : nothing}${homes[index]
          ? html`<span class="at-home">${Array.from({ length: homes[index] }, () => html`<span class="man" data-piece="person/${seat}" data-place="home/${seat}">${person(colourOf(scene, seat))}</span>`)}</span>` : nothing}
          ${index === firstRoom ? html`<span class="pets">${ANIMALS.flatMap((kind) => Array.from({ length: farm.pets[kind] ?? 0 }, () => sign(kind)))}</span>` : nothing}`,
      }))}
    </div>
    ${draft ? html`<svg class="draft" viewBox="-10 -10 520 320" aria-hidden="true">${draft.edges.map((edge) => rail(edge, "ghost-rail"))}</svg>` : nothing}
  </div>`;
}

/** What would come to stand on the cells that can be touched. Where rooms and stables are on offer, the touched one. */
function ghostOf(scene: Scene, task: Task | null, { house }: Farm): string | null {
  if (!task) return null;
  const { parts } = task;
  const picked = (part: string) => (scene.marks.get(`part/${part}`)?.picked.length ?? 0) > 0;
  if (parts.includes("rooms") && (picked("rooms") || !parts.includes("stables"))) return `room-${house}`;
  if (parts.includes("stables") && !parts.includes("plow")) return "stable";
  if (parts.includes("plow")) return "plow";
  return parts.includes("fences") ? "fence" : null;
}

/** How many persons are at home in each cell: one in a room each, the others with the first. */
function homesOf({ cells, at_home: home }: Farm): number[] {
  const rooms = cells.flatMap(({ kind }, index) => (kind === "room" ? [index] : []));
  const homes = cells.map(() => 0);
  for (let i = 0; i < home; i++) homes[rooms[i % rooms.length]!]!++;
  return homes;
}

/** A cell in words. */
function cellWords(cell: Cell, index: number, { house }: Farm): string {
  const { row, column } = spotOf(index);
  const what = { empty: cell.pasture === null ? "empty" : "pasture", room: `room-${house}`, field: "field", stable: cell.pasture === null ? "stable" : "pasture-stable" }[cell.kind];
  const inside = cell.crop ? goodsWords({ [cell.crop]: cell.count }) : goodsWords(cell.animals);
  return [say("agricola-cell", { row: row + 1, column: column + 1, what: say(`agricola-cell-${what}`) }), ...(inside ? [inside] : [])].join(", ");
}
