import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { engineReady, type AnyReply } from "../engine/engine.js";
import { adoptSprite } from "../look/adopt.js";
import { Part } from "../part.js";
import { icon, seatDisc } from "../pieces/draw.js";
import { emblems } from "../pieces/emblems.js";
import { saveOfLink, type Linked } from "../store/links.js";
import { tell } from "../words/message.js";
import { tellTrouble } from "../words/trouble.js";
import { say, words } from "../words/words.js";
import { takeIn } from "./begin.js";
import { boxes } from "./boxes.js";
import { homeLook } from "./home-look.js";
import { homeIcons } from "./icons.js";
import { libraryLook } from "./library-look.js";
import { boxPicture } from "./shelf.js";

/** What a link holds, as a watcher sees it, and the way to the table. Nothing is stored before the person says so. */
@customElement("trapezi-link")
export class LinkScreen extends Part {
  static override look = [homeLook, libraryLook];

  @property() address = "";
  @state() private found: (Linked & { shown: AnyReply }) | null = null;
  @state() private problem = "";

  #busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "sprite-emblems", emblems);
    adoptSprite(this, "sprite-boxes", boxes);
    adoptSprite(this, "sprite-home", homeIcons);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("address")) void this.#read(this.address);
  }

  override render(): TemplateResult {
    return html`<div class="about-page">
      <header class="home-bar"><a class="tool" href="#/" aria-label=${say("table-leave")}>${icon("back")}</a>
        <h1 class="brand"><b class="t">Trapezi</b></h1></header>
      <main class="paper link-page" aria-labelledby="link-title" aria-live="polite">${this.#content()}</main>
    </div>`;
  }

  #content(): TemplateResult {
    if (this.problem) return html`<h2 id="link-title">${say("library-link-refused")}</h2><p class="problem-text">${this.problem}</p><p>${say("library-link-refused-why")}</p>
      <div class="doings"><a class="btn pri" href="#/">${say("table-leave")}</a></div>`;
    if (!this.found) return html`<p role="status">${say("table-loading")}</p>`;
    const { save, at, shown } = this.found;
    const { seats, moves } = save;
    return html`<div class="linked">${boxPicture(save.game)}
      <div><h2 id="link-title">${say("library-linked", { game: say(`${save.game}-title`) })}</h2>
        <p>${tell(shown.headline, seats)} · ${at === null ? say("library-moves", { moves: moves.length }) : say("library-at", { at, moves: moves.length })}</p>
        <ul class="linked-seats">${seats.map((seat, i) => html`<li>${seatDisc(seat.colour)}<b class="t">${seat.name}</b><span>${say(`table-player-${seat.player}`)}</span><span
            class="points">${shown.tally.totals[i] ?? 0}</span></li>`)}</ul></div></div>
      <p class="quiet">${say("library-linked-secrets")}</p>
      <div class="doings">
        ${at === null ? nothing : html`<button class="btn pri" data-action="look" @click=${() => this.#take(at)}>${icon("play")}${say("library-look-at", { at })}</button>`}
        <button class="btn ${at === null ? "pri" : ""}" data-action="continue" @click=${() => this.#take(null)}>${icon("play")}${say(shown.over ? "library-look" : "library-continue-new")}</button>
        <a class="btn" href="#/">${say("table-leave")}</a>
      </div>`;
  }

  async #read(address: string): Promise<void> {
    this.found = null;
    this.problem = "";
    let linked: Linked | undefined;
    try {
      await words.need("library");
      linked = await saveOfLink(address);
      const { save, at } = linked;
      const { Table } = await engineReady(save.game);
      const table = Table.restore(save);
      await words.needBox(save.game);
      const shown = at === null ? table.look(null) : table.at(at, null);
      table.free();
      if (address === this.address) this.found = { ...linked, shown };
    } catch (thrown) {
      const problem = await tellTrouble(thrown, linked?.save);
      if (address === this.address) this.problem = problem;
    }
  }

  async #take(at: number | null): Promise<void> {
    if (this.#busy || !this.found) return;
    this.#busy = true;
    try {
      const { id } = await takeIn(this.found.save, { coverHands: true, counts: at === null });
      location.replace(`#/match/${id}${at === null ? "" : `?at=${at}`}`);
    } catch (thrown) {
      this.problem = await tellTrouble(thrown, this.found.save);
    } finally {
      this.#busy = false;
    }
  }
}
