import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { ANIMALS, type Cell, type Farm } from "./view.js";

const COLUMNS = 5;
const SIZE = 100;

interface Spot {
  row: number;
  column: number;
}
export const spotOf = (index: number): Spot => ({ row: Math.floor(index / COLUMNS), column: index % COLUMNS });
const WALLS = { wood: ["#5a3519", "#8a5a30"], clay: ["#6d3116", "#a5532e"], stone: ["#3f4143", "#77797b"] } as const;
type House = keyof typeof WALLS;

/** A farmyard seen from above. `near` shows beds and wild bushes, for which a miniature has no room; `fresh` are cells on which something was just done. */
export function farmPicture(seat: Farm, near: boolean, fresh: (cell: string) => boolean = () => false): TemplateResult {
  const herds = herdsOf(seat);
  const each = (draw: (cell: Cell, spot: Spot, index: number) => SVGTemplateResult | typeof nothing) => seat.cells.map((cell, index) => draw(cell, spotOf(index), index));
  return html`<svg class="farm-picture" viewBox="-10 -10 520 320" aria-hidden="true">
    <rect width="500" height="300" rx="6" fill="url(#ag-p-grass)"></rect>
    ${each(({ pasture }, { row, column }) => (pasture === null ? nothing : svg`<rect x=${column * SIZE} y=${row * SIZE} width=${SIZE} height=${SIZE} fill="url(#ag-p-lawn)"></rect>`))}
    ${each((cell, spot, index) => ground(seat, cell, spot, index, near, herds[index]!))}
    ${seat.fences.map((edge) => rail(edge))}${posts(seat.fences)}
    ${each(({ cell }, { row, column }) => (fresh(cell) ? svg`<rect class="fresh" x=${column * SIZE + 4} y=${row * SIZE + 4} width=${SIZE - 8} height=${SIZE - 8} rx="10"></rect>` : nothing))}
  </svg>`;
}

/** What a cell is: a room, a field with its crop, wild land; a stable may stand on it, and animals. */
function ground(seat: Farm, cell: Cell, { row, column }: Spot, index: number, near: boolean, herd: Herd): SVGTemplateResult {
  const [x, y] = [column * SIZE, row * SIZE];
  return svg`<g transform="translate(${x} ${y})">
    ${cell.kind === "room" ? room(seat.house, near, index) : cell.kind === "field" ? field(cell) : nothing}
    ${near && cell.kind === "empty" && cell.pasture === null && (row * 3 + column * 5) % 4 === 0 ? svg`<use href="#ag-bush" x="24" y="28" width="52" height="52"></use>` : nothing}
    ${cell.kind === "stable" ? svg`<use href="#ag-stable" x=${cell.pasture === null ? 18 : 8} y=${cell.pasture === null ? 14 : 4} width="60" height="60"></use>` : nothing}
    ${animals(herd, cell.kind === "stable")}
  </g>`;
}

function room(house: House, near: boolean, index: number): SVGTemplateResult {
  const [dark, light] = WALLS[house];
  return svg`<rect x="1" y="1" width="98" height="98" fill=${dark}></rect><path d="M3 97V3h94" fill="none" stroke=${light} stroke-width="5"></path>
    <rect x="9" y="9" width="82" height="82" fill="url(#ag-p-${house})"></rect><path d="M9 91V9h82" fill="none" stroke="#0005" stroke-width="4"></path>
    ${near ? svg`<use href="#ag-bed" x=${index % 2 ? 58 : 16} y="15" width="26" height="40"></use>` : nothing}`;
}

function field({ crop, count }: Pick<Cell, "crop" | "count">): SVGTemplateResult {
  return svg`<rect x="3" y="3" width="94" height="94" rx="12" fill="#5f3a1d"></rect><rect x="5" y="5" width="90" height="90" rx="10" fill="url(#ag-p-soil)"></rect>
    ${crop ? Array.from({ length: count }, (_, i) => svg`<use href="#ag-${crop}" x=${count === 1 ? 27 : 6 + (i % 3) * (count === 2 ? 42 : 21)} y=${count > 2 && i === 1 ? 46 : 20} width="46" height="46"></use>`) : nothing}`;
}

/** Where animals stand in a cell, with a stable and without: three or four of them, in more cells there is a number. */
const BESIDE_STABLE = [[46, 58], [4, 62], [50, 26]] as const;
const ON_GRASS = [[6, 14], [48, 52], [50, 10], [6, 56]] as const;

/** The animals of a cell, each as long as there is room, else one of each kind with a number. */
function animals(herd: Herd, stable: boolean): SVGTemplateResult | typeof nothing {
  const [first] = herd;
  if (!first) return nothing;
  const use = (animal: string, x: number, y: number, size: number) => svg`<use href="#ag-${animal}" x=${x} y=${y} width=${size} height=${size * 0.8}></use>`;
  const spots = stable ? BESIDE_STABLE : ON_GRASS;
  if (herd.length <= spots.length) return svg`${herd.length === 1 && !stable ? use(first, 22, 30, 58) : herd.map((animal, i) => use(animal, spots[i]![0], spots[i]![1], 46))}`;
  const kinds = [...new Set(herd)];
  const counted = (animal: string, y: number, size: number) => svg`${use(animal, 20, y, size)}<g class="herd-count"><circle cx="82" cy=${y + size - 2} r="15"></circle><text x="82" y=${y + size + 5}>${herd.filter((other) => other === animal).length}</text></g>`;
  return svg`${kinds.length === 1 ? counted(first, stable ? 46 : 26, 56) : kinds.map((animal, i) => counted(animal, 2 + 31 * i, 36))}`;
}

/** The kinds of the animals of a cell, one by one. */
type Herd = readonly string[];

/** The animals of each cell: those of a pasture spread over its cells. */
function herdsOf({ cells }: Farm): Herd[] {
  const standing = cells.map(({ animals: here }) => ANIMALS.flatMap((kind) => Array<string>(here[kind] ?? 0).fill(kind)));
  return cells.map(({ pasture }, index) => {
    if (pasture === null) return standing[index]!;
    const together = cells.flatMap((other, i) => (other.pasture === pasture ? [i] : []));
    const all = standing[together[0]!]!;
    const [each, more, place] = [Math.floor(all.length / together.length), all.length % together.length, together.indexOf(index)];
    const from = place * each + Math.min(place, more);
    return all.slice(from, from + each + (place < more ? 1 : 0));
  });
}

/** Where an edge lies: `h10` is above the cell in row 1, column 0; `v10` left of it. */
function edgePlace(edge: string): { x: number; y: number; upright: boolean } {
  return { x: Number(edge[2]) * SIZE, y: Number(edge[1]) * SIZE, upright: edge[0] === "v" };
}

export function rail(edge: string, className = "rail"): SVGTemplateResult {
  const { x, y, upright } = edgePlace(edge);
  return svg`<use class=${className} href="#ag-rail" width="100" height="16" transform="translate(${x} ${y})${upright ? " rotate(90)" : ""} translate(0 -8)"></use>`;
}

function posts(edges: readonly string[]): SVGTemplateResult[] {
  const corners = new Set(edges.flatMap((edge) => {
    const { x, y, upright } = edgePlace(edge);
    return [`${x},${y}`, upright ? `${x},${y + SIZE}` : `${x + SIZE},${y}`];
  }));
  return [...corners].map((corner) => {
    const [x, y] = corner.split(",").map(Number) as [number, number];
    return svg`<use href="#ag-post" x=${x - 9} y=${y - 9} width="18" height="18"></use>`;
  });
}
