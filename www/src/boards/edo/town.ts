import { html, nothing, svg, type TemplateResult } from "lit";
import { say } from "../../words/words.js";
import { owned, sign } from "./draw.js";
import { partsOf, type MapNode, type Parts } from "./parts.js";
import { at, buildingSpot, nameShift, radiusOf } from "./places.js";
import { colourOf, sideOf, spaceName, type Scene, type View } from "./view.js";

type Town = View["towns"][number];

export const townOf = (view: View, node: MapNode): Town | undefined => view.towns.find(({ space }) => space === node.id);

/** The class of a town: Edo is drawn larger. */
export const rank = ({ kind }: MapNode): string => (kind === "edo" ? "capital" : "city");

/** The vermilion seal of a town: its ring of building spaces in order, its profit tile, its name. */
export function townSeal(scene: Scene, node: MapNode, town: Town): TemplateResult {
  const parts = partsOf(scene.components);
  const edge = radiusOf(node);
  const closed = scene.view.spaces.find(({ id }) => id === node.id)?.closed;
  const layout = parts.city_slot_layout;
  const ring = (node.kind === "edo" ? layout.edo_radius + 12 : layout.radius + 9);
  return html`<svg class="seal ${rank(node)} ${closed ? "shut" : ""}" viewBox="${-edge - 4} ${-edge - 4} ${2 * edge + 8} ${2 * edge + 8}" aria-hidden="true">
      <circle cy="3" r=${edge + 1} fill="#0003"></circle><circle class="ground" r=${edge}></circle><circle class="rim" r=${edge - 4}></circle>
      <circle class="lane" r=${ring} stroke-width=${node.kind === "edo" ? 31 : 27}></circle>
      ${Array.from({ length: town.building_spaces }, (_, i) => buildingSpace(node, town, i, parts))}
    </svg>${closed ? html`<span class="shut-sign">${sign("cover")}</span>` : profit(scene, node, town, parts)}
    <span class="town-name t" .style=${`--shift:${node.kind === "edo" ? 0 : nameShift(node, sideOf(scene).nodes)}`}>${spaceName(node.id)}</span>`;
}

/** A space that is still free: its number, the next one in the town's own red. */
function buildingSpace(node: MapNode, town: Town, index: number, parts: Parts) {
  if (index < town.buildings.length) return nothing;
  const { x, y } = buildingSpot({ ...node, x: 0, y: 0 }, index, parts);
  const next = index === town.buildings.length;
  return svg`<circle class="plot ${next ? "next" : ""}" cx=${x} cy=${y} r=${node.kind === "edo" ? 16 : 14}></circle><text class="plot-number" x=${x} y=${y + 5}>${index + 1}</text>`;
}

/** What the town pays now to each rank; before anybody has built, what it would pay one alone. */
function profit(scene: Scene, node: MapNode, town: Town, parts: Parts): TemplateResult | typeof nothing {
  const tile = parts.profit_tiles.find(({ id }) => id === town.tile);
  if (!tile) return nothing;
  const shares = town.ranks.length > 0 ? town.ranks : (tile.payout_by_builders["1"] ?? []).map((ryo) => ({ ryo, seat: null }));
  return html`<span class="profit ${rank(node)}">${shares.map(({ ryo, seat }) => html`<span class="share" data-colour=${seat === null ? nothing : colourOf(scene, seat)}>${sign("ryo")}<b>${ryo}</b></span>`)}</span>`;
}

/** The buildings of a town, each a piece on its own space. */
export function buildings(scene: Scene, node: MapNode, town: Town): TemplateResult[] {
  const parts = partsOf(scene.components);
  return town.buildings.map(({ kind, seat }, i) => html`<span class="building ${rank(node)}" .style=${at(buildingSpot(node, i, parts))}
      data-piece="${kind}/${seat ?? "all"}" data-place="${node.id}/${i}" data-from=${seat === null ? "map" : `plate/${seat}`}>${
        seat === null || kind === "stronghold" ? sign("stronghold") : owned(kind, colourOf(scene, seat))}</span>`);
}

/** The town in words: who has built what, and what it pays. */
export function townWords(scene: Scene, node: MapNode, town: Town): string {
  const name = spaceName(node.id);
  const closed = scene.view.spaces.find(({ id }) => id === node.id)?.closed;
  if (closed) return say("edo-town-shut", { name });
  if (town.ranks.length === 0) return say("edo-town-empty", { name });
  const shares = town.ranks.map(({ seat, ryo }) => say("edo-town-share", { name: scene.seats[seat]!.name, ryo }));
  return say("edo-town-label", { name, count: town.buildings.length, shares: shares.join(", ") });
}
