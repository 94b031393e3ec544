import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { goodsRow, sign } from "./draw.js";
import { sum, taskOf, type Scene, type Task } from "./view.js";

type Price = Task["room"];

/** What building costs now: one more room, one more stable, the fences of the pasture in the making. Where rooms and stables are on offer, one is chosen here. */
export function sites(scene: Scene, seat: number): TemplateResult | typeof nothing {
  const task = taskOf(scene, seat);
  if (!task) return nothing;
  const { room, stable, fences, draft } = task;
  const { house } = scene.view.seats[seat]!;
  const both = scene.marks.has("part/rooms") || scene.marks.has("part/stables");
  const site = (part: string, picture: string, price: Price) => (price ? offer(scene, `part/${part}`, both, picture, price) : nothing);
  if (!room && !stable && fences === null) return nothing;
  return html`<div class="sites" data-rove role="group" aria-label=${say("agricola-sites")}>
    ${site("rooms", `room-${house}`, room)}${site("stables", "stable", stable)}
    ${fences === null ? nothing : html`<span class="site" role="status">${sign("fence")}<b>${draft?.edges.length ?? 0}</b><small>/${fences}</small>${draft && draft.capacity > 0 ? html`${sign("sheep")}<b>${draft.capacity}</b>` : nothing}
      <span class="vh">${say("agricola-draft", { fences: draft?.edges.length ?? 0, most: fences, animals: draft?.capacity ?? 0 })}</span></span>`}
  </div>`;
}

function offer(scene: Scene, target: string, touched: boolean, picture: string, { goods }: NonNullable<Price>): TemplateResult {
  const content = html`${sign(picture)}${sum(goods) > 0 ? goodsRow(goods) : html`<b>${say("agricola-free")}</b>`}`;
  const name = say(`agricola-price-${target.slice("part/".length)}`);
  return touched ? targetButton(scene, target, { name, className: "site", content }) : html`<span class="site" role="img" aria-label=${name} title=${name}>${content}</span>`;
}
