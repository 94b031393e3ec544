import type { Target } from "../../engine/engine.js";
import type { Board } from "../../table/board.js";
import "./board.js";
import { choice } from "./choice.js";
import { help } from "./help.js";
import { moveName } from "./move-name.js";
import { partsOf } from "./parts.js";
import type { View } from "./view.js";

/** What the table needs to know about Edo's board. */
export const board: Board<View> = {
  tag: "trapezi-edo",
  choice,
  moveName,
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

function paneOf(target: Target, viewer: number | null): string {
  const [kind, seat] = target.split("/");
  switch (kind) {
    case "card":
    case "action":
    case "officials":
    case "shogun-officials":
    case "build":
    case "buy":
    case "power-point":
      return "mine";
    case "slot":
      return Number(seat) === (viewer ?? 0) ? "mine" : "others";
    default:
      return "map";
  }
}
