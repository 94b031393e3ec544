import type { Target } from "../../engine/engine.js";
import type { Choice } from "../../table/board.js";
import type { Scene, View } from "./view.js";

/** How what lies nowhere on the board is offered as a button. */
export function choice(target: Target, view: View): Choice | null {
  const [kind, which = ""] = target.split("/");
  const { stage } = view;
  switch (kind) {
    case "times":
      return { mark: `×${which}`, label: { key: `edo-action-${(stage.action ?? "").replace(".", "-")}`, args: {} } };
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
