import type { Target } from "../../engine/engine.js";
import type { Board, Choice } from "../../table/board.js";
import "./board.js";
import { help } from "./help.js";
import { partsOf } from "./parts.js";
import type { View } from "./view.js";

/** What the table needs to know about Edo's board. */
export const board: Board<View> = {
  tag: "trapezi-edo",
  choice,
  plate: (view, seat, components) => {
    const { points, cards, samurai } = view.seats[seat]!;
    return {
      points,
      goal: partsOf(components).end_game.power_points_trigger,
      counts: [
        { symbol: "edo-people", viewBox: "0 0 24 24", value: samurai, label: "edo-count-samurai" },
        { symbol: "edo-slots", viewBox: "0 0 24 24", value: cards.length, label: "edo-count-cards" },
      ],
    };
  },
  panes: [
    { id: "map", label: "edo-pane-map", symbol: "edo-map", viewBox: "0 0 24 24" },
    { id: "mine", label: "edo-pane-mine", symbol: "edo-slots", viewBox: "0 0 24 24" },
    { id: "others", label: "edo-pane-others", symbol: "edo-people", viewBox: "0 0 24 24" },
  ],
  paneOf,
  help,
};

function choice(target: Target, view: View): Choice | null {
  const [kind, which = "", count = ""] = target.split("/");
  const { stage } = view;
  switch (kind) {
    case "times":
      return { mark: `×${which}`, label: { key: `edo-action-${(stage.action ?? "").replace(".", "-")}`, args: {} } };
    case "build": {
      const { wood = 0, stone = 0, ryo = 0, points = 0 } = stage.costs.find(({ building }) => building === which) ?? {};
      const args = { wood: { number: wood }, stone: { number: stone }, ryo: { number: ryo }, points: { number: points } };
      return { mark: `+${points}`, label: { key: `edo-choice-build-${which}`, args } };
    }
    case "buy":
      return { mark: count, label: { key: "edo-choice-buy", args: { resource: { name: `edo-resource-${which}` }, count: { number: Number(count) } } } };
    case "power-point":
      return { mark: "+1", label: { key: "edo-choice-power-point", args: {} } };
    case "ready":
      return { label: { key: "edo-choice-ready", args: {} } };
    case "done":
      return { label: { key: `edo-choice-done-${stage.kind}`, args: {} } };
    default:
      return null;
  }
}

function paneOf(target: Target, viewer: number | null): string {
  const [kind, seat] = target.split("/");
  switch (kind) {
    case "card":
    case "action":
    case "officials":
    case "shogun-officials":
      return "mine";
    case "slot":
      return Number(seat) === (viewer ?? 0) ? "mine" : "others";
    default:
      return "map";
  }
}
