import type { Target } from "../../engine/engine.js";
import type { Choice } from "../../table/board.js";
import { say } from "../../words/words.js";
import type { Goods } from "./parts.js";
import { goodsWords, offerOf, sum, type View } from "./view.js";

/** How what lies nowhere on the board is offered as a button, with what it costs and brings. */
export function choice(target: Target, view: View): Choice | null {
  const [kind = "", which = ""] = target.split("/");
  const { costs = {}, back = null, gives = {}, begging = 0 } = offerOf(view, target) ?? {};
  const goods = (kinds: typeof costs) => ({ text: goodsWords(kinds) });
  const food = { number: gives["food"] ?? 0 };
  switch (kind) {
    case "bake":
      return { mark: which, label: { key: "agricola-choice-bake", args: { grain: { number: Number(which) }, food } } };
    case "renovate":
      return { label: { key: "agricola-choice-renovate", args: { house: { name: `agricola-house-${which}` }, cost: goods(costs) } } };
    case "pay":
      return { label: back ? { key: "agricola-choice-return", args: { card: { name: backKey(back) } } } : { key: "agricola-choice-pay", args: { goods: goods(costs) } } };
    case "keep": {
      const [sheep = 0, boar = 0, cattle = 0] = which.split("-").map(Number);
      const stay = { sheep, boar, cattle };
      const args = { stay: sum(stay) > 0 ? goods(stay) : { text: say("table-nothing") }, food };
      return { label: { key: food.number > 0 ? "agricola-choice-keep-cook" : "agricola-choice-keep", args } };
    }
    case "feed":
      return { label: { key: begging > 0 ? "agricola-choice-beg" : "agricola-choice-feed", args: { count: { number: begging } } } };
    case "use":
      return isCard(which) ? { label: { key: `agricola-choice-use-card${useKind(costs, gives)}`, args: { card: { name: backKey(which) }, costs: goods(costs), gives: goods(gives) } } } : null;
    case "sow-on":
      return { label: { key: "agricola-choice-sow-on", args: { card: { name: backKey(which) } } } };
    case "grow":
    case "close":
      return { label: { key: `agricola-choice-${kind}`, args: {} } };
    case "done":
      return { label: { key: "agricola-choice-done", args: {} } };
    default:
      return null;
  }
}

/** A returned improvement by name: one of the board, or a card. */
const backKey = (id: string): string => (isCard(id) ? `agricola-card-${id}` : `agricola-major-${id.replaceAll("_", "-")}`);

const isCard = (id: string): boolean => /^[EIK]\d+$/.test(id);

/** Whether a card gives something, or something for something else, or lets its owner do something. */
const useKind = (costs: Goods, gives: Goods): string => (sum(gives) === 0 ? "" : sum(costs) === 0 ? "-gives" : "-trade");
