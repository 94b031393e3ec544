import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { engineReady, games, restoreTable, type Info } from "../engine/engine.js";
import { adoptSprite } from "../look/adopt.js";
import { offline } from "../offline.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { emblems } from "../pieces/emblems.js";
import { chooseFile } from "../store/files.js";
import { forgetMatch, storedMatches, type StoredMatch } from "../store/matches.js";
import { readSave } from "../store/save-text.js";
import { settings } from "../store/settings.js";
import { tellTrouble } from "../words/trouble.js";
import { languages, say, words } from "../words/words.js";
import "./about.js";
import { store } from "./begin.js";
import { boxes } from "./boxes.js";
import { homeLook } from "./home-look.js";
import "./new-match.js";
import { saved } from "./saved.js";
import { shelf } from "./shelf.js";

/** The home screen: the shelf, matches to continue, and a new one. */
@customElement("trapezi-home")
export class Home extends Part {
  static override look = [homeLook];

  @state() private games: Info[] = [];
  @state() private chosen = "";
  @state() private stored: StoredMatch[] = [];
  @state() private problem = "";

  readonly #redraw = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "sprite-emblems", emblems);
    adoptSprite(this, "sprite-boxes", boxes);
    offline.addEventListener("change", this.#redraw);
    settings.addEventListener("change", this.#redraw);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    offline.removeEventListener("change", this.#redraw);
    settings.removeEventListener("change", this.#redraw);
  }

  override render(): TemplateResult {
    const game = this.games.find(({ id }) => id === this.chosen);
    return html`<div class="home">
      ${topBar()}
      <main aria-label="Trapezi">
        ${shelf(this.games, this.chosen, (chosen) => (this.chosen = chosen))}
        ${saved(this.stored, { forget: (id) => void this.#forget(id), open: () => void this.#openFile() })}
        <div class="right">${game ? html`<trapezi-new-match .game=${game}></trapezi-new-match>` : nothing}</div>
        ${this.problem ? html`<p class="toast" role="alert">${this.problem}</p>` : nothing}
      </main>
    </div>`;
  }

  async #load(): Promise<void> {
    this.stored = await storedMatches().catch(() => []);
    await engineReady();
    const all = games();
    await Promise.all(all.map(({ id }) => words.need(id)));
    this.games = all;
    this.chosen = all[0]?.id ?? "";
  }

  async #forget(id: string): Promise<void> {
    await forgetMatch(id);
    this.stored = await storedMatches();
  }

  async #openFile(): Promise<void> {
    const text = await chooseFile();
    if (text === null) return;
    try {
      const table = restoreTable(readSave(text));
      await store(table.save(), true);
      table.free();
    } catch (thrown) {
      this.problem = await tellTrouble(thrown);
    }
  }
}

function topBar(): TemplateResult {
  const other = settings.theme === "dark" ? "light" : "dark";
  return html`<header class="home-bar">
    <h1 class="brand">${table()}<b class="t">Trapezi</b><i lang="el">τραπέζι</i></h1>
    ${offline.newer ? html`<button class="btn" @click=${() => offline.update()}>${say("home-update")}</button>` : nothing}
    ${offline.ready ? html`<span class="ready" data-offline-ready>${icon("ok")}${say("home-offline-ready")}</span>` : nothing}
    <div class="languages" role="group" aria-label=${say("table-language")}>${languages.map((language) => html`<button lang=${language}
        aria-pressed=${words.language === language} data-language=${language}
        @click=${() => settings.choose({ language })}>${say(`table-language-${language}`)}</button>`)}</div>
    <button class="tool" @click=${() => settings.choose({ theme: other })} data-action="theme"
        aria-label=${say(`home-theme-${other}`)}>${icon(other === "dark" ? "moon" : "sun")}</button>
    <a class="tool" href="#/about" aria-label=${say("home-about")}>${icon("info")}</a>
  </header>`;
}

const table = () => html`<svg viewBox="0 0 44 44" aria-hidden="true"><path d="M3 13h38v7H3z" fill="#d9a86a" /><path d="M3 13h38v2.5H3z" fill="#f4cf97" /><path d="M9 20h5l-4 20H5zM30 20h5l4 20h-5zM11 28h22v4H11z" fill="#a9754a" /><g color="#5fb4ea"><use href="#meeple" x="12" y="-4" width="19" height="19"></use></g></svg>`;
