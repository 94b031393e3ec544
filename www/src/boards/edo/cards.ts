import { html, nothing, type TemplateResult } from "lit";
import { say } from "../../words/words.js";
import { goodsRow, owned, pointsSun, sign } from "./draw.js";
import { actionsOf, offersOf, type ActionPart, type Goods, type MerchantPart, type Parts } from "./parts.js";
import { actionName } from "./view.js";

const SIGNS: Readonly<Record<ActionPart["kind"], string>> = {
  money: "ryo", rice: "rice", recruit: "recruit", travel: "travel", new_authorization: "scroll", sell_authorization: "scroll", harvest: "rice", build: "build", trade: "merchant",
};

/** The sign that stands for an action. */
export const actionSign = (action: ActionPart): TemplateResult => sign(action.kind === "harvest" ? action.resource! : SIGNS[action.kind]);

/** What makes an action differ from the plain one, in few signs. */
export function actionMark(action: ActionPart): TemplateResult | typeof nothing {
  const { kind, bonus = 0, multiplier = 1, discount = {}, cost, gain } = action;
  if (kind === "harvest") return bonus > 0 ? html`<b>+${bonus}</b>` : multiplier > 1 ? html`<b>×${multiplier}</b>` : nothing;
  if (kind === "build") return Object.entries(discount).map(([good, less]) => html`<b>−${less}</b>${sign(good)}`) as unknown as TemplateResult;
  if (kind === "money" || kind === "sell_authorization") return html`<b>${gain["ryo"]}</b>${kind === "money" ? nothing : sign("ryo")}`;
  if (kind === "rice" && cost["ryo"]) return html`<b>${gain["rice"]}</b><small class="for">${cost["ryo"]}${sign("ryo")}</small>`;
  return nothing;
}

/** How often an action can be done, and what for. */
export const actionLimit = ({ max_activations: times, officials_per_activation: officials }: ActionPart): string =>
  say("edo-action-limit", { times, officials });

/** An action large: sign, name, limit. */
export const actionFace = (action: ActionPart): TemplateResult => html`<span class="action-sign">${actionSign(action)}<span class="mark">${actionMark(action)}</span></span>
  <span class="action-text"><b class="t">${actionName(action.id)}</b><small>${actionLimit(action)}</small></span>`;

/** An authorization card small: its letter or number, and the signs of its actions. */
export function cardFace(parts: Parts, id: string, chosen?: string | null): TemplateResult {
  const actions = actionsOf(parts, id);
  return html`<span class="auth ${actions.length > 2 ? "basic" : "special"}"><i class="t">${id}</i><span class="acts">${actions.map((action) => html`<span
      class="act ${chosen === action.id ? "on" : ""}">${actionSign(action)}<span class="mark">${actionMark(action)}</span></span>`)}</span></span>`;
}

/** A card in words: its name and its actions. */
export const cardWords = (parts: Parts, id: string): string =>
  say("edo-card-label", { card: say(`edo-card-${id}`), actions: actionsOf(parts, id).map((action) => actionName(action.id)).join(", ") });

/** A merchant card: what it sells, and what it asks for a power point. */
export function merchantFace(card: MerchantPart): TemplateResult {
  const { cost, gain_pp: points } = card.power_point;
  return html`<span class="merchant-card">${offersOf(card).map((offer) => html`<span class="offer"><b>≤${offer.max_pieces}</b>${sign(offer.resource)}<small>${say("edo-merchant-each", { ryo: offer.price_each_ryo })}${sign("ryo")}</small></span>`)}
    <span class="offer power">${goodsRow(cost)}<em>→</em>${pointsSun(points)}</span></span>`;
}

/** The same in words. */
export function merchantWords(card: MerchantPart): string {
  const offers = offersOf(card).map((offer) => say("edo-merchant-offer", { count: offer.max_pieces, resource: say(`edo-resource-${offer.resource}`), ryo: offer.price_each_ryo }));
  return say("edo-merchant-label", { offers: offers.join(", "), cost: goodsWords(card.power_point.cost), points: card.power_point.gain_pp });
}

/** Goods in words. */
export const goodsWords = (goods: Goods): string =>
  Object.entries(goods).filter(([, count]) => count > 0).map(([good, count]) => say(`edo-goods-${good}`, { count })).join(", ");

/** An official as a peg: a player's, or the shogun's. */
export const peg = (colour: Parameters<typeof owned>[1] | null): TemplateResult => (colour === null ? sign("official-shogun", "peg") : owned("official", colour, "peg"));
