import type { Target } from "../../engine/engine.js";
import type { Choice } from "../../table/board.js";
import type { Scene, View } from "./view.js";

/** How what lies nowhere on the board is offered as a button. */
export function choice(target: Target, view: View): Choice | null {
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

/** How many buttons the decision has. */
export const choiceCount = (scene: Scene): number => [...scene.marks].filter(([target, { legal }]) => legal && choice(target, scene.view)).length;
