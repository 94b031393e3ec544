import { html, nothing, type TemplateResult } from "lit";
import { seatDisc } from "../../pieces/draw.js";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { goodsRow, points, sign } from "./draw.js";
import type { Goods, MajorData } from "./parts.js";
import { cardName, colourOf, goodsWords, inOrder, isCard, majorName, shortName, type Scene } from "./view.js";

/** The board of the major improvements: what each costs now, or whose it is. */
export function majors(scene: Scene): TemplateResult {
  return html`<section class="majors" data-rove role="group" aria-label=${say("agricola-majors")}>
    ${scene.view.majors.map(({ id, owner, points: value, prices }) => {
      const costs = prices.map(({ goods, back }) => (back ? majorOrCard(back) : goodsWords(goods)));
      return targetButton(scene, `major/${id}`, {
        name: owner === null ? say("agricola-major-label", { major: majorName(id), cost: costs.join(" / "), points: value }) : say("agricola-major-owned", { major: majorName(id), name: scene.seats[owner]!.name }),
        className: `major ${owner === null ? "" : "sold"}`,
        content: html`<span class="title t">${shortName("major", id)}</span>
          <span class="cost">${owner === null ? priceFace(prices) : seatDisc(colourOf(scene, owner))}</span>${points(value)}`,
      });
    })}
  </section>`;
}

/** The first price and what may be returned instead; there is no room for the others, but a sign that there are some. */
function priceFace(prices: Scene["view"]["majors"][number]["prices"]): TemplateResult {
  const paid = prices.filter(({ back }) => !back);
  return html`${paid.slice(0, 1).map(({ goods }) => goodsRow(goods))}${paid.length > 1 ? "…" : nothing}${prices.some(({ back }) => back) ? sign("major") : nothing}`;
}

/** An improvement that is returned as a price: one of the board, or a card. */
const majorOrCard = (id: string): string => (isCard(id) ? cardName(id) : majorName(id));

/** What an improvement turns into food, as signs and numbers. */
export function majorUse({ cooking, bake, harvest, end_bonus: bonus }: MajorData): TemplateResult {
  const rates = (rate: Goods) => inOrder(rate).map(([good, food]) => html`<span class="rate">${sign(good)}<b>${food}</b></span>`);
  return html`<span class="rates">${bake ? html`<span class="rate">${sign("grain")}<b>${bake.food_per_grain}</b>${bake.max_grain === null ? nothing : html`<small>×${bake.max_grain}</small>`}</span>` : nothing}
    ${cooking ? rates(cooking) : nothing}${harvest ? Object.keys(harvest.in).map((good) => rates({ [good]: harvest.out["food"] ?? 0 })) : nothing}
    ${bonus ? html`<span class="rate bonus">${sign(bonus.good)}<small>${bonus.steps.map(([count]) => count).join("/")}</small>${points(bonus.steps.at(-1)![1])}</span>` : nothing}</span>`;
}
