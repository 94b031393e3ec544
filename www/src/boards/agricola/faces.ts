import { html, nothing, type TemplateResult } from "lit";
import { sign } from "./draw.js";
import type { Goods, SpaceData, SpacePart } from "./parts.js";
import { BUILDING, inOrder } from "./view.js";

/** The sign of what a part of a space does, where it is no matter of goods. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  build_rooms: ["room"], build_stables: ["stable"], plow: ["plow"], sow: ["sow"], bake_bread: ["bake"], take_start_marker: ["first"], play_occupation: ["occupation"], play_minor: ["minor"],
  build_major: ["major"], build_major_or_play_minor: ["major", "minor"], renovate: ["renovate"], build_fences: ["fence"], family_growth: ["growth"],
};

/** How the parts of a space belong together. */
const BETWEEN: Readonly<Record<SpaceData["semantics"], string>> = { single: "", all: "+", either: "/", and_or: "/", mandatory_then_optional: "›" };

/** What is printed on a space: what its parts do, what lies on it. In the family game nobody plays minor improvements. */
export function spaceFace(space: SpaceData, family: boolean, lying: Goods): TemplateResult {
  const parts = space.parts.filter(({ do: deed }) => !(family && deed === "play_minor"));
  const faces = parts.map((part) => partFace(part, family, space.accumulates_per_round ?? {}, lying));
  return html`<span class="print of-${Math.min(parts.reduce((signs, part) => signs + signCount(part), 0), 4)}">${faces.map((face, i) => html`${i > 0 ? html`<em>${BETWEEN[space.semantics]}</em>` : nothing}${face}`)}</span>`;
}

/** How many signs a part takes, so that many are drawn small. */
const signCount = ({ goods = {}, cost = {} }: SpacePart): number => Math.max(Object.keys(goods).length + Object.keys(cost).length, 1);

function partFace(part: SpacePart, family: boolean, adds: Goods, lying: Goods): TemplateResult {
  switch (part.do) {
    case "take_all_accumulated":
      return heap(adds, lying);
    case "gain":
      return html`${Object.entries(part.cost ?? {}).map(([good]) => html`<span class="price">${sign(good)}</span><em>›</em>`)}${inOrder(part.goods ?? {}).map(([good, count]) => html`${sign(good)}${count > 1 ? html`<b class="count">${count}</b>` : nothing}`)}`;
    case "gain_choice":
      return html`<span class="quad">${BUILDING.map((good) => sign(good))}</span><b class="count">${part.count}</b>`;
    default:
      return html`${(SIGNS[part.do] ?? []).filter((name) => !(family && name === "minor")).map((name) => sign(name))}`;
  }
}

const MOST_PILED = 3;

/** Goods that have gathered: a heap, and how many. An empty space shows palely what will come. */
function heap(adds: Goods, lying: Goods): TemplateResult {
  return html`${Object.keys(adds).map((good) => {
    const count = lying[good] ?? 0;
    return html`<span class="heap ${count ? "" : "none"}">${Array.from({ length: Math.min(Math.max(count, 1), MOST_PILED) }, () => sign(good))}</span>${count ? html`<b class="count">${count}</b>` : nothing}`;
  })}`;
}
