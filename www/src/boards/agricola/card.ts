import { html, nothing, type TemplateResult } from "lit";
import { say, words } from "../../words/words.js";
import { factsOf, type Prerequisite } from "./deck.js";
import { goodsRow, points, sign } from "./draw.js";
import { cardName, goodsWords, isCard, majorName } from "./view.js";

/** Everything that stands on a card: its name, what it costs and gives, what has to be met, what it does. */
export function printed(card: string, kind: string): TemplateResult {
  const { vp, passing } = factsOf(card);
  const needs = needsOf(card);
  return html`<span class="card-head">${sign(kind)}<b class="t">${cardName(card)}</b>${price(card)}${vp ? points(vp) : nothing}</span>
    ${needs.length > 0 || passing ? html`<em class="card-needs">${[...needs, ...(passing ? [say("agricola-card-passing")] : [])].join(" · ")}</em>` : nothing}
    ${words.has(`agricola-card-text-${card}`) ? html`<span class="card-text">${say(`agricola-card-text-${card}`)}</span>` : nothing}`;
}

/** What a card costs, in signs. */
export function price(card: string): TemplateResult | typeof nothing {
  const { cost, or_cost: or } = factsOf(card);
  return cost ? html`<span class="card-cost">${goodsRow(cost)}${or ? html`<span>/</span>${goodsRow(or)}` : nothing}</span>` : nothing;
}

/** What has to be met or returned before a card can be played. */
function needsOf(card: string): string[] {
  const { returns, return_any_of: any = [], prerequisite = [] } = factsOf(card);
  const returned = any.includes("*") ? say("agricola-card-return-majors", { count: returns ?? 1 }) : say("agricola-card-return", { cards: words.list(any.map((id) => (isCard(id) ? cardName(id) : majorName(id))), "disjunction") });
  return [...(returns ? [returned] : []), ...prerequisite.map(need)];
}

const need = ({ what, n, material }: Prerequisite): string =>
  say(`agricola-need-${what.replaceAll("_", "-")}`, material ? { house: say(`agricola-house-${material}`) } : { count: n ?? 0 });

/** All of a card in words, for who hears it. */
export function cardWords(card: string): string {
  const { cost, or_cost: or, vp, passing } = factsOf(card);
  const costs = [cost, or].flatMap((goods) => (goods ? [goodsWords(goods)] : []));
  const told = [
    ...(costs.length > 0 ? [say("agricola-card-costs", { cost: words.list(costs, "disjunction") })] : []),
    ...needsOf(card),
    ...(vp ? [say("agricola-card-points", { count: vp })] : []),
    ...(passing ? [say("agricola-card-passing")] : []),
    ...(words.has(`agricola-card-text-${card}`) ? [say(`agricola-card-text-${card}`)] : []),
  ];
  return told.length > 0 ? `${cardName(card)}: ${told.join("; ")}` : cardName(card);
}
