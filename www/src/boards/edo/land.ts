import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { sign } from "./draw.js";
import { figures } from "./figures.js";
import { landscape } from "./landscape.js";
import type { MapNode } from "./parts.js";
import { at, radiusOf } from "./places.js";
import { buildings, rank, townOf, townSeal, townWords } from "./town.js";
import { asksFor, sideOf, spaceName, type Scene } from "./view.js";

const pictures = new Map<string, string>();

/** The picture of a side, drawn once. */
function picture(scene: Scene): string {
  const { side } = scene.view;
  let drawn = pictures.get(side);
  if (!drawn) pictures.set(side, (drawn = landscape(sideOf(scene), side as "A" | "B")));
  return drawn;
}

/** The map: the land, its spaces, and whoever stands on them. */
export function land(scene: Scene): TemplateResult {
  const { nodes } = sideOf(scene);
  const choosing = asksFor(scene, "space/") ? "to-space" : "";
  return html`<section class="land ${choosing}" aria-label=${say("edo-map")} data-side=${scene.view.side} data-origin="map">
    <div class="sheet-of-washi">
      <img class="washi" src=${picture(scene)} alt="" width="1000" height="700" draggable="false">
      <div class="spaces" data-rove role="group" aria-label=${say("edo-map-spaces")}>${nodes.map((node) => space(scene, node))}</div>
      ${nodes.map((node) => { const town = townOf(scene.view, node); return town ? buildings(scene, node, town) : nothing; })}
      <div class="figures" data-rove role="group" aria-label=${say("edo-map-figures")}>${nodes.map((node) => figures(scene, node))}</div>
    </div>
  </section>`;
}

function space(scene: Scene, node: MapNode): TemplateResult {
  const town = townOf(scene.view, node);
  const target = `space/${node.id}`;
  const price = scene.view.stage.reach.find(({ space: id }) => id === node.id)?.ryo;
  const words = town ? townWords(scene, node, town) : siteWords(scene, node);
  return html`<span class="space-place" .style=${`${at(node)};--r:${radiusOf(node)}`}>${targetButton(scene, target, {
    name: price ? say("edo-space-for", { space: words, ryo: price }) : words,
    className: `space ${town ? rank(node) : node.kind}`,
    content: html`${town ? townSeal(scene, node, town) : site(scene, node)}${price ? html`<span class="price"><b>${price}</b>${sign("ryo")}</span>` : nothing}`,
  })}</span>`;
}

/** A site, outpost, road or river space; a site shows what a harvest brings there now. */
function site(scene: Scene, node: MapNode): TemplateResult {
  const { closed, harvest } = scene.view.spaces.find(({ id }) => id === node.id)!;
  return html`${sign(`site-${node.kind}`, "site")}${closed ? html`<span class="covered">${sign("cover")}</span>` : nothing}
    ${!harvest ? nothing : html`<span class="yield">${harvest}</span>`}`;
}

function siteWords(scene: Scene, node: MapNode): string {
  const name = spaceName(node.id);
  const { closed, harvest } = scene.view.spaces.find(({ id }) => id === node.id)!;
  if (closed) return say("edo-site-covered", { name });
  return harvest === null ? name : say("edo-site-label", { name, count: harvest });
}
