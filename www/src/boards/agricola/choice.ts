import type { Message, Target } from "../../engine/engine.js";
import type { Choice } from "../../table/board.js";
import { say } from "../../words/words.js";
import { goodsWords, isCard, lies, offerOf, sum, type View } from "./view.js";

/** How what lies nowhere on the board is offered as a button, with what it costs and brings. */
export function choice(target: Target, view: View): Choice | null {
  const [kind = "", which = "", way] = target.split("/");
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
    case "use":
    case "sow-on":
      return way === undefined && lies(view, which) && !asks(view) ? null : { label: useLabel(which, way ?? "", goods(costs), goods(gives)) };
    case "hand":
      return asks(view) ? { label: { key: "agricola-choice-play", args: { card: { name: backKey(which) } } } } : null;
    case "feed":
      return { label: { key: begging > 0 ? "agricola-choice-beg" : "agricola-choice-feed", args: { count: { number: begging } } } };
    case "grow":
    case "close":
      return { label: { key: `agricola-choice-${kind}`, args: {} } };
    case "done":
      return { label: { key: asks(view) ? (asked(view) > 1 ? "agricola-choice-none" : "agricola-choice-no") : "agricola-choice-done", args: {} } };
    default:
      return null;
  }
}

/** Whether one is asked about a card: then there is a button for yes beside the one for no. */
const asks = ({ task }: View): boolean => task?.kind === "offer" || task?.kind === "answer";

/** How many cards one is asked about. */
const asked = ({ task }: View): number => new Set(task?.choices.flatMap(({ target }) => (target.startsWith("use/") ? [target.split("/")[1]] : []))).size;

/** What a card or an improvement does by this button: what is paid and what comes, or which piece of a stack is taken. */
function useLabel(which: string, way: string, costs: { text: string }, gives: { text: string }): Message {
  const card = { name: backKey(which) };
  if (costs.text && gives.text) return { key: "agricola-choice-trade", args: { card, costs, gives } };
  const detail = costs.text || gives.text || way;
  return detail ? { key: "agricola-choice-use", args: { card, detail: { text: detail } } } : { key: "agricola-choice-use-card", args: { card } };
}

/** An improvement or an occupation by name: one of the board, or a card. */
const backKey = (id: string): string => (isCard(id) ? `agricola-card-${id}` : `agricola-major-${id.replaceAll("_", "-")}`);
