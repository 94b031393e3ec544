import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { adoptSprite } from "../look/adopt.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { libraryText } from "../store/bundle.js";
import { download } from "../store/files.js";
import { storedMatches, type StoredMatch } from "../store/matches.js";
import { results, type Result } from "../store/results.js";
import { storage } from "../store/storage.js";
import { capital } from "../table/sheet.js";
import { say, words } from "../words/words.js";
import { homeLook } from "./home-look.js";
import { homeIcons } from "./icons.js";
import { libraryLook } from "./library-look.js";
import { summaries, type Count, type GameSummary } from "./summary.js";
import { Toasts } from "./toast.js";

/** How the people of this browser have fared, and what this browser keeps for them. */
@customElement("trapezi-statistics")
export class Statistics extends Part {
  static override look = [homeLook, libraryLook];

  @state() private results: Result[] | null = null;
  @state() private stored: StoredMatch[] = [];

  readonly #redraw = (): void => this.requestUpdate();
  readonly #toasts = new Toasts(this.#redraw);

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "sprite-home", homeIcons);
    storage.addEventListener("change", this.#redraw);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    storage.removeEventListener("change", this.#redraw);
  }

  override render(): TemplateResult | typeof nothing {
    if (!this.results) return nothing;
    const games = summaries(this.results);
    return html`<div class="about-page">
      <header class="home-bar"><a class="tool" href="#/" aria-label=${say("table-leave")}>${icon("back")}</a><h1 class="brand"><b class="t">${say("home-statistics")}</b></h1></header>
      <main class="paper statistics" tabindex="0" aria-label=${say("home-statistics")}>
        ${games.map(gameTables)}
        ${games.length === 0 ? html`<p>${say("library-no-results")}</p>` : nothing}
        <div class="doings">
          <button class="btn" data-action="save-results" ?disabled=${this.results.length === 0} @click=${this.#saveResults}>${icon("save")}${say("library-save-results")}</button>
          <button class="btn" data-action="erase-results" ?disabled=${this.results.length === 0} @click=${() => void this.#erase()}>${icon("bin")}${say("library-erase-results")}</button>
        </div>
        <h2>${say("library-kept")}</h2>
        <p>${say("library-kept-matches", { matches: this.stored.length })}</p>
        <p data-lasting=${String(storage.lasting)}>${say(lastingKey())}</p>
        <div class="doings">
          ${storage.lasting === false ? html`<button class="btn" data-action="ask-lasting" @click=${() => void storage.ask(true)}>${say("library-ask-lasting")}</button>` : nothing}
          <button class="btn" data-action="save-all" ?disabled=${this.stored.length + this.results.length === 0} @click=${this.#saveAll}>${icon("save")}${say("library-save-all")}</button>
        </div>
        <p class="quiet">${say("library-save-all-why")}</p>
      </main>
      ${this.#toasts.render()}
    </div>`;
  }

  async #load(): Promise<void> {
    void storage.look();
    const [, found, matches] = await Promise.all([words.need("library"), results.all(), storedMatches()]);
    await Promise.allSettled([...new Set(found.map(({ game }) => game))].map((game) => words.needBox(game)));
    this.stored = matches;
    this.results = found;
  }

  readonly #saveResults = (): void => download(libraryText([], this.results!), "trapezi-results");
  readonly #saveAll = (): void => download(libraryText(this.stored, this.results!), "trapezi-library");

  async #erase(): Promise<void> {
    const erased = this.results!;
    await Promise.all(erased.map(({ id }) => results.delete(id)));
    const back = async (): Promise<void> => {
      await Promise.all(erased.map((result) => results.put(result)));
      await this.#load();
    };
    await this.#load();
    this.#toasts.show({ kind: "done", text: say("library-erased"), action: { label: say("table-undo"), run: () => void back() } });
  }
}

function gameTables({ game, levels, people }: GameSummary): TemplateResult {
  return html`<section data-game=${game}><h2>${say(`${game}-title`)}</h2>
    <div class="counts">
      ${counts(say("library-by-level"), levels.map(([level, count]) => [capital(say(level === "people" ? "library-among-people" : `table-player-${level}`)), level, count]))}
      ${counts(say("library-by-player"), people.map(([name, count]) => [name, name, count]))}
    </div></section>`;
}

function counts(title: string, rows: [string, string, Count][]): TemplateResult {
  return html`<table><thead><tr><th scope="col">${title}</th><th scope="col">${say("library-played")}</th><th scope="col">${say("library-won")}</th><th scope="col">${say("library-best")}</th></tr></thead>
    <tbody>${rows.map(([name, id, { played, won, best }]) => html`<tr data-row=${id}><th scope="row">${name}</th><td>${played}</td><td>${id === "people" ? "–" : won}</td><td>${best}</td></tr>`)}</tbody></table>`;
}

const lastingKey = (): string => (storage.lasting === null ? "library-lasting-unknown" : storage.lasting ? "library-lasting" : "library-lasting-not");
