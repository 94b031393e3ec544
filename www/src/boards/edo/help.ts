import { html, nothing, type TemplateResult } from "lit";
import type { Target } from "../../engine/engine.js";
import { say } from "../../words/words.js";
import { actionFace, actionLimit, actionSign, cardFace, merchantFace } from "./cards.js";
import { goodsRow, owned, pointsSun, sign } from "./draw.js";
import { actionsOf, cardsOf, partsOf, type ActionPart, type Parts } from "./parts.js";
import { actionName } from "./view.js";

const KINDS = ["money", "rice", "recruit", "travel", "new_authorization", "sell_authorization", "harvest", "build", "trade"] as const;

/** Everything that can be looked up: actions, buildings, cards, tiles; what was asked for stands in front. */
export function help(components: unknown, target: Target | null): TemplateResult {
  const parts = partsOf(components);
  const [kind = "", which = ""] = target?.split("/") ?? [];
  const asked = kind === "card" || kind === "row" ? which : kind === "action" ? which.split(".")[0]! : "";
  return html`<div class="edo-help">
    ${asked ? html`<h3>${say(`edo-card-${asked}`)}</h3>${oneCard(parts, asked)}` : nothing}
    ${kind === "merchant-card" || kind === "merchant-next" || kind === "merchant" ? merchantPart(parts) : nothing}
    <h3>${say("edo-help-actions")}</h3><p class="quiet">${say("edo-help-actions-text")}</p>
    <div class="entries">${KINDS.map((action) => html`<article>${kindSign(parts, action)}<div><h4>${say(`edo-kind-${action}`)}</h4><p>${say(`edo-help-${action}`)}</p></div></article>`)}</div>
    <h3>${say("edo-help-buildings")}</h3>
    <div class="entries">${Object.entries(parts.buildings).filter(([id]) => id !== "source").map(([id, { cost, power_points: points }]) => html`<article>${id === "house" || id === "market" ? owned(id, "slate") : sign("stronghold")}<div><h4>${say(`edo-building-${id}`)}</h4><p>${goodsRow(cost)} ${pointsSun(points)}</p><p>${say(`edo-help-building-${id}`)}</p></div></article>`)}</div>
    <h3>${say("edo-help-map")}</h3><p>${say("edo-help-map-text")}</p>
    <h3>${say("edo-help-cards")}</h3><div class="entries">${cardsOf(parts).map(({ id }) => html`<article>${cardFace(parts, id)}<div><h4>${say(`edo-card-${id}`)}</h4><p>${actionsOf(parts, id).map((action) => html`${actionName(action.id)} <small>(${actionLimit(action)})</small><br>`)}</p></div></article>`)}</div>
    ${merchantPart(parts)}
  </div>`;
}

const kindSign = (parts: Parts, kind: ActionPart["kind"]) => actionSign(cardsOf(parts).flatMap(({ actions }) => actions).find((action) => action.kind === kind)!);

const oneCard = (parts: Parts, card: string) => html`<div class="entries">${actionsOf(parts, card).map((action) => html`<article class="asked">${actionFace(action)}<p>${say(`edo-help-${action.kind}`)}</p></article>`)}</div>`;

const merchantPart = (parts: Parts) => html`<h3>${say("edo-help-merchant")}</h3><p>${say("edo-help-merchant-text")}</p>
  <div class="entries">${parts.merchant_cards.map((card) => html`<article>${merchantFace(card)}</article>`)}</div>`;
