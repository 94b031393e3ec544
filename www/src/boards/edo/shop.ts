import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { cardFace, cardWords, merchantFace, merchantWords } from "./cards.js";
import { goodsRow, sign } from "./draw.js";
import { merchantOf, partsOf } from "./parts.js";
import { type Scene } from "./view.js";

/** Beside the map: the merchant's terms now and next, and the special cards on offer; in the set-up the packages. */
export function shop(scene: Scene): TemplateResult {
  const { view } = scene;
  const parts = partsOf(scene.components);
  const current = merchantOf(parts, view.merchant.card);
  const next = view.merchant.next === null ? undefined : merchantOf(parts, view.merchant.next);
  return html`<section class="shop" aria-label=${say("edo-shop")}>
    <div class="merchant-cards" data-rove>
      <h2>${say("edo-merchant")}</h2>
      ${current ? targetButton(scene, "merchant-card", { name: say("edo-merchant-now", { card: merchantWords(current) }), className: "merchant-now", piece: view.merchant.card, place: "now", content: merchantFace(current) }) : nothing}
      ${next ? targetButton(scene, "merchant-next", { name: say("edo-merchant-next", { card: merchantWords(next), count: view.merchant.deck }), className: "merchant-soon", piece: view.merchant.next!, place: "next",
        content: html`<small>${say("edo-merchant-soon")}</small>${merchantFace(next)}` }) : html`<p class="merchant-last">${say("edo-merchant-last")}</p>`}
    </div>
    ${view.packages.length > 0 && view.round === 0 ? packages(scene) : row(scene)}
  </section>`;
}

const packages = (scene: Scene) => html`<div class="row packages" data-rove role="group" aria-label=${say("edo-packages")}>
  <h2>${say("edo-packages")}</h2>
  ${scene.view.packages.map((pack) => targetButton(scene, `package/${pack.id}`, {
    name: say("edo-package-label", { goods: packageWords(pack) }),
    className: "package",
    content: goodsRow(pack),
  }))}
</div>`;

const packageWords = ({ wood, stone, rice, ryo }: Scene["view"]["packages"][number]) =>
  Object.entries({ wood, stone, rice, ryo }).filter(([, count]) => count > 0).map(([good, count]) => say(`edo-goods-${good}`, { count })).join(", ");

function row(scene: Scene): TemplateResult {
  const { view } = scene;
  const parts = partsOf(scene.components);
  return html`<div class="row specials" data-rove role="group" aria-label=${say("edo-row")}>
    <h2>${say("edo-row-short")}<small data-origin="special-deck">${sign("back")}${view.special_deck}<span class="vh"> ${say("edo-special-deck", { count: view.special_deck })}</span></small></h2>
    ${view.row.map((card, i) => targetButton(scene, `row/${card}`, {
      name: cardWords(parts, card),
      className: "special-card",
      content: cardFace(parts, card),
      piece: card,
      place: `row/${i}`,
      from: "special-deck",
    }))}
  </div>`;
}
