import type { Target } from "../../engine/engine.js";
import type { Board, Choice } from "../../table/board.js";
import { area } from "./area.js";
import "./board.js";
import { help } from "./help.js";
import { moveName } from "./move-name.js";
import { partsOf } from "./parts.js";
import { professionOf, type View } from "./view.js";

/** What the table needs to know about Guildhall's board. */
export const board: Board<View> = {
  tag: "trapezi-guildhall",
  choice,
  moveName,
  plate: (view, seat, components) => {
    const { points, hand_size, completed } = view.seats[seat]!;
    return {
      points,
      goal: partsOf(components).constants.victory_points_to_win,
      counts: [
        { symbol: "hand", viewBox: "0 0 22 20", value: hand_size, label: "guildhall-count-hand" },
        { symbol: "stack", viewBox: "0 0 16 20", value: completed, label: "guildhall-count-completed" },
      ],
    };
  },
  panes: [
    { id: "centre", label: "guildhall-pane-centre", symbol: "coin", viewBox: "0 0 40 40" },
    { id: "mine", label: "guildhall-pane-mine", symbol: "hand", viewBox: "0 0 22 20" },
    { id: "others", label: "guildhall-pane-others", symbol: "meeple", viewBox: "0 0 64 66" },
  ],
  paneOf,
  area,
  help,
};

function choice(target: Target, view: View): Choice | null {
  const [kind = "", which = ""] = target.split("/");
  const { card } = view.stage;
  switch (kind) {
    case "level":
      return {
        mark: which,
        label: { key: `guildhall-short-${professionOf(card ?? "")}-${which}`, args: {} },
        chip: { key: "guildhall-chip-level", args: { level: { number: Number(which) } } },
      };
    case "draw":
      return { mark: which, label: { key: "guildhall-choice-draw", args: { count: { number: Number(which) } } } };
    case "action":
      return { label: { key: `guildhall-choice-${which}`, args: {} } };
    case "enough":
      return { label: { key: `guildhall-choice-enough-${view.stage.kind.replace("_", "-")}`, args: {} } };
    case "decline":
      return { label: { key: "guildhall-choice-decline", args: {} } };
    case "use":
      return { label: { key: `guildhall-vp-short-${view.stage.vp ?? ""}`, args: {} } };
    case "rest":
      return { label: { key: "guildhall-choice-rest", args: {} } };
    default:
      return null;
  }
}

function paneOf(target: Target, viewer: number | null): string {
  const [kind, seat] = target.split("/");
  switch (kind) {
    case "row":
    case "discard":
    case "area":
    case "bought":
    case "pile":
    case "next":
      return "centre";
    case "hall":
    case "open":
      return Number(seat) === (viewer ?? 0) ? "mine" : "others";
    default:
      return "mine";
  }
}
