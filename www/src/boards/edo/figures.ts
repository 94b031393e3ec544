import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { owned, sign } from "./draw.js";
import type { MapNode } from "./parts.js";
import { at, figureSpot } from "./places.js";
import { colourOf, spaceName, type Scene } from "./view.js";

/** All figures of a space: each player's samurai as one group, then the merchant. */
export function figures(scene: Scene, node: MapNode): TemplateResult[] {
  const { view } = scene;
  const counts = view.spaces.find(({ id }) => id === node.id)?.samurai ?? [];
  const groups = counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return [
    ...groups.map(({ seat, count }, group) => samurai(scene, node, seat, count, group)),
    ...(view.merchant.space === node.id ? [merchant(scene, node, groups.length)] : []),
  ];
}

/** The samurai of one player on one space: all alike, so they are one thing to touch. */
function samurai(scene: Scene, node: MapNode, seat: number, count: number, group: number): TemplateResult {
  const { name } = scene.seats[seat]!;
  const colour = colourOf(scene, seat);
  const target = `samurai/${seat}/${node.id}`;
  const { stage } = scene.view;
  const used = stage.seat === seat ? stage.used.filter((space) => space === node.id).length : 0;
  const lifted = stage.seat === seat && stage.from === node.id && !stage.merchant;
  return html`<span class="figure-place" .style=${at(figureSpot(node, group))}>${targetButton(scene, target, {
    name: say("edo-samurai-label", { name, count, space: spaceName(node.id) }),
    className: `figure troop of-${Math.min(count, 3)} ${lifted ? "lifted" : ""}`,
    copy: scene.marks.get(target)?.legal ? scene.marks.get(target)!.picked.length : 0,
    content: html`${Array.from({ length: count }, (_, i) => html`<span class="man ${i < used ? "used" : ""}" data-piece="samurai/${seat}"
        data-place="space/${node.id}" data-from="plate/${seat}">${owned("samurai", colour)}</span>`)}
      ${count > 1 ? html`<span class="count">${count}</span>` : nothing}`,
  })}</span>`;
}

function merchant(scene: Scene, node: MapNode, group: number): TemplateResult {
  const { stage } = scene.view;
  return html`<span class="figure-place" .style=${at(figureSpot(node, group))}>${targetButton(scene, "merchant", {
    name: say("edo-merchant-at", { space: spaceName(node.id) }),
    className: `figure merchant ${stage.merchant ? "lifted" : ""}`,
    copy: scene.marks.get("merchant")?.legal ? scene.marks.get("merchant")!.picked.length : 0,
    content: html`<span class="man" data-piece="merchant" data-place="space/${node.id}">${sign("merchant")}</span>`,
  })}</span>`;
}
