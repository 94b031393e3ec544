import type { PropertyValues } from "lit";
import { property } from "lit/decorators.js";
import { Travel } from "../effects/travel.js";
import { setTabStops } from "../input/rove.js";
import { Part } from "../part.js";
import type { BoardScene } from "./board.js";

/** What the picture of any game does: pieces travel when the view changes, and the tab key stops at groups. */
export abstract class BoardPart<View> extends Part {
  @property({ attribute: false }) scene: BoardScene<View> | undefined;

  readonly #travel = new Travel();
  #travels = false;

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("scene");
    const { scene } = this;
    this.#travels = !!before && !!scene && scene.animate && before.view !== scene.view && before.viewer === scene.viewer;
    if (this.#travels) this.#travel.note(this);
  }

  override updated(): void {
    if (this.#travels) this.#travel.go(this);
    setTabStops(this);
  }
}
