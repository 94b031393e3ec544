import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { saveOfLink } from "../store/links.js";
import { sheet } from "../table/sheet.js";
import { tellTrouble } from "../words/trouble.js";
import { say, words } from "../words/words.js";
import { libraryLook } from "./library-look.js";

/** Takes a link that somebody has sent: an installed page is not what the system opens links with. */
@customElement("trapezi-link-sheet")
export class LinkSheet extends Part {
  static override look = [libraryLook];

  @property({ attribute: false }) close!: () => void;
  @state() private ready = false;
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void words.need("library").then(() => (this.ready = true));
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.ready) return nothing;
    return sheet(say("home-open-link"), html`<form class="match-sheet" @submit=${this.#submit}>
      <label for="pasted">${say("library-paste")}</label>
      <textarea id="pasted" rows="4" autocomplete="off" spellcheck="false" @input=${() => (this.problem = "")}></textarea>
      <p role="alert" class="problem-text">${this.problem}</p>
      <div class="doings"><button class="btn pri" data-action="go-link">${icon("link")}${say("library-open")}</button></div>
    </form>`, this.close);
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const address = this.querySelector("textarea")!.value.trim();
    try {
      await saveOfLink(address);
      location.hash = address.slice(address.indexOf("#"));
    } catch (thrown) {
      this.problem = await tellTrouble(thrown);
    }
  };
}
