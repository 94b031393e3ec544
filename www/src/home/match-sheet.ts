import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { downloadSave } from "../store/files.js";
import { linkOf } from "../store/links.js";
import type { StoredMatch } from "../store/matches.js";
import { sheet } from "../table/sheet.js";
import { say, words } from "../words/words.js";
import { libraryLook } from "./library-look.js";
import { titleOf } from "./saved.js";

/** Links longer than this are cut by some programs that people send messages with. */
const LONG_LINK = 2000;

export interface MatchActions {
  rename(name: string): void;
  duplicate(): void;
  forget(): void;
  close(): void;
}

/** What can be done with a match on the shelf: play, name, copy, hand on, throw away. */
@customElement("trapezi-match-sheet")
export class MatchSheet extends Part {
  static override look = [libraryLook];

  @property({ attribute: false }) match!: StoredMatch;
  @property({ attribute: false }) actions!: MatchActions;
  @state() private ready = false;
  @state() private link = "";
  @state() private copied = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void Promise.all([words.need("library"), linkOf(this.match.save).then((link) => (this.link = link))]).then(() => (this.ready = true));
  }

  override render(): TemplateResult | typeof nothing {
    return this.ready ? sheet(titleOf(this.match), this.#content(), this.actions.close) : nothing;
  }

  #content(): TemplateResult {
    const { match, actions } = this;
    return html`<div class="match-sheet">
      <form class="rename" @submit=${this.#rename}>
        <label for="match-name">${say("library-name")}</label>
        <input id="match-name" maxlength="60" autocomplete="off" .value=${match.name} placeholder=${say(`${match.save.game}-title`)} />
        <button class="btn" data-action="rename">${say("library-rename")}</button>
      </form>
      <div class="doings">
        <a class="btn pri" href="#/match/${match.id}">${icon("play")}${say(match.over ? "library-look" : "library-continue")}</a>
        <button class="btn" data-action="duplicate" @click=${actions.duplicate}>${icon("copy")}${say("library-duplicate")}</button>
        <button class="btn" data-action="save-file" @click=${() => downloadSave(match.save)}>${icon("save")}${say("table-save-file")}</button>
        <button class="btn" data-action="forget" @click=${actions.forget}>${icon("bin")}${say("home-forget")}</button>
      </div>
      <h3>${say("library-link")}</h3>
      <div class="link-row">
        <input readonly .value=${this.link} aria-label=${say("library-link")} data-link @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        <button class="btn" data-action="copy-link" @click=${this.#copy}>${icon(this.copied ? "ok" : "link")}${say(this.copied ? "library-copied" : "library-copy")}</button>
        ${"share" in navigator ? html`<button class="btn" data-action="share-link" @click=${this.#share}>${icon("share")}${say("library-share")}</button>` : nothing}
      </div>
      <p class="quiet">${say("library-secrets")}${this.link.length > LONG_LINK ? ` ${say("library-long-link", { letters: this.link.length })}` : ""}</p>
      <p class="vh" role="status">${this.copied ? say("library-copied") : ""}</p>
    </div>`;
  }

  readonly #rename = (event: SubmitEvent): void => {
    event.preventDefault();
    this.actions.rename((event.target as HTMLFormElement).querySelector("input")!.value.trim());
  };

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.link);
      this.copied = true;
    } catch {
      // a browser that does not let us: the person copies what is selected
      this.querySelector<HTMLInputElement>("[data-link]")?.select();
    }
  };

  readonly #share = (): void => {
    // a person who thinks better of it is no fault
    void navigator.share({ title: titleOf(this.match), url: this.link }).catch(() => undefined);
  };
}
