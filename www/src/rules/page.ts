import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { homeLook } from "../home/home-look.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { say, words } from "../words/words.js";
import "./rules.js";
import { rulesLook } from "./rules-look.js";

/** The rules of a game on a screen of their own, with an address for each clause. */
@customElement("trapezi-rules-page")
export class RulesPage extends Part {
  static override look = [homeLook, rulesLook];

  @property() game = "";
  @property() clause = "";

  override connectedCallback(): void {
    super.connectedCallback();
    // an address of no game: the sheet below says so
    void words.needBox(this.game).then(() => this.requestUpdate(), () => undefined);
  }

  override render(): TemplateResult {
    const known = words.has(`${this.game}-title`);
    const title = known ? `${say(`${this.game}-title`)} · ${say("table-rules")}` : say("table-rules");
    return html`<div class="rules-page">
      <header class="home-bar"><a class="tool" href="#/" @click=${this.#back} aria-label=${say("table-leave")}>${icon("back")}</a><h1 class="brand"><b class="t">${title}</b></h1></header>
      <main class="paper" tabindex="0" aria-label=${title}><trapezi-rules alone .game=${this.game} .clause=${this.clause}></trapezi-rules></main>
    </div>`;
  }

  /** Back to where one came from; to the shelf if the page was opened here. */
  readonly #back = (event: Event): void => {
    if (history.length <= 1) return;
    event.preventDefault();
    history.back();
  };
}
