import { LitElement, type CSSResult } from "lit";
import { adopt } from "./look/adopt.js";
import { settingsOf } from "./room.js";
import type { Settings } from "./store/settings.js";
import { words } from "./words/words.js";

/**
 * A piece of the page. It renders into the light, so that one sprite of SVG symbols, one focus order and
 * one set of style sheets serve all pieces wherever the page is put; and it speaks the language of its room, again
 * when that changes.
 */
export abstract class Part extends LitElement {
  static look: readonly CSSResult[] = [];

  readonly #speakAgain = () => this.requestUpdate();

  /** What was chosen where this piece stands. */
  get settings(): Settings {
    return settingsOf(this);
  }

  override createRenderRoot(): this {
    adopt(this, (this.constructor as typeof Part).look);
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    words.addEventListener("change", this.#speakAgain);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    words.removeEventListener("change", this.#speakAgain);
  }

  protected override performUpdate(): void {
    words.speaking(this.settings.language, () => super.performUpdate());
  }
}
