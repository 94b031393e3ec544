import { html, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { goodsWords } from "./cards.js";
import { goodsRow, owned, pointsSun, sign } from "./draw.js";
import { actionOf, merchantOf, offersOf, partsOf, type OfferPart } from "./parts.js";
import { colourOf, nearSeat, type Scene } from "./view.js";

/** Whether the card that is being carried out asks its player, who looks at it, for a deal with the merchant. */
export const isTrading = (scene: Scene): boolean => {
  const { action, seat } = scene.view.stage;
  return action !== null && seat === nearSeat(scene) && actionOf(partsOf(scene.components), action)?.kind === "trade";
};

/** What each building costs by the opened card, while somebody builds: to be chosen, then the samurai that builds it. */
export function prices(scene: Scene): TemplateResult {
  const { stage } = scene.view;
  const colour = colourOf(scene, stage.seat ?? nearSeat(scene));
  return html`<div class="deals" data-rove role="group" aria-label=${say("edo-prices")}>${stage.costs.map(({ building, points, ...goods }) => targetButton(scene, `build/${building}`, {
    name: say("edo-price-label", { building: say(`edo-building-${building}`), cost: goodsWords(goods), points }),
    className: "deal",
    content: html`${building === "stronghold" ? sign("stronghold") : owned(building, colour)}<span><b class="t">${say(`edo-building-${building}`)}</b>${goodsRow(goods)}</span>${pointsSun(points)}`,
  }))}</div>`;
}

/** What the merchant offers: so many pieces of a resource, or power for goods. */
export function trades(scene: Scene): TemplateResult {
  const card = merchantOf(partsOf(scene.components), scene.view.merchant.card)!;
  const { cost, gain_pp: points } = card.power_point;
  return html`<div class="deals" data-rove role="group" aria-label=${say("edo-merchant")}>
    ${offersOf(card).map((offer) => html`<div class="deal sale">${sign(offer.resource)}<small>${say("edo-merchant-each", { ryo: offer.price_each_ryo })}${sign("ryo")}</small>
      <span class="pieces">${Array.from({ length: offer.max_pieces }, (_, i) => piece(scene, offer, i + 1))}</span></div>`)}
    ${targetButton(scene, "power-point", {
      name: say("edo-trade-label", { cost: goodsWords(cost), points }),
      className: "deal",
      content: html`${goodsRow(cost)}<em aria-hidden="true">→</em>${pointsSun(points)}`,
    })}
  </div>`;
}

const piece = (scene: Scene, { resource }: OfferPart, count: number) => targetButton(scene, `buy/${resource}/${count}`, {
  name: say("edo-buy-label", { resource: say(`edo-resource-${resource}`), count }),
  className: "piece",
  content: html`<b>${count}</b>`,
});
