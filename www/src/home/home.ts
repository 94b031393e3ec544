import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { games, infoOf } from "../engine/games.js";
import { adoptSprite } from "../look/adopt.js";
import { offline } from "../offline.js";
import { Part } from "../part.js";
import { emblems } from "../pieces/emblems.js";
import { chooseFiles } from "../store/files.js";
import { storedMatches, type StoredMatch } from "../store/matches.js";
import { settings } from "../store/settings.js";
import { tellTrouble } from "../words/trouble.js";
import { say, words } from "../words/words.js";
import "./about.js";
import { boxes } from "./boxes.js";
import { homeLook } from "./home-look.js";
import { homeIcons } from "./icons.js";
import "./new-match.js";
import { saved, titleOf } from "./saved.js";
import { shelf } from "./shelf.js";
import { Toasts } from "./toast.js";
import { topBar } from "./top-bar.js";

/** What is done with matches on the shelf; it comes when it is first needed. */
const library = async () => (await Promise.all([import(/* webpackChunkName: "library" */ "./library.js"), words.need("library")]))[0];

/** The home screen: the shelf, matches to continue, and a new one. */
@customElement("trapezi-home")
export class Home extends Part {
  static override look = [homeLook];

  @state() private chosen = "";
  @state() private stored: StoredMatch[] = [];
  /** What lies over the screen. */
  @state() private sheet: StoredMatch | "link" | null = null;
  @state() private dropping = false;

  /** The game that was touched last, whose words may not have come yet. */
  #wanted = "";

  readonly #redraw = (): void => this.requestUpdate();
  readonly #toasts = new Toasts(this.#redraw);

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "sprite-emblems", emblems);
    adoptSprite(this, "sprite-boxes", boxes);
    adoptSprite(this, "sprite-home", homeIcons);
    offline.addEventListener("change", this.#redraw);
    settings.addEventListener("change", this.#redraw);
    document.addEventListener("visibilitychange", this.#onVisible);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    offline.removeEventListener("change", this.#redraw);
    settings.removeEventListener("change", this.#redraw);
    document.removeEventListener("visibilitychange", this.#onVisible);
  }

  override render(): TemplateResult {
    const game = infoOf(this.chosen);
    return html`<div class="home ${this.dropping ? "dropping" : ""}" @dragover=${this.#onDrag} @dragleave=${this.#onLeave} @drop=${this.#onDrop}>
      ${topBar(() => void this.#update())}
      <main aria-label="Trapezi">
        ${shelf(this.chosen, (game) => void this.#choose(game))}
        ${saved(this.stored, { more: (match) => void this.#open(match), openLink: () => void this.#open("link"), openFile: () => void chooseFiles().then(this.#takeIn) })}
        <div class="right">${game ? html`<trapezi-new-match .game=${game}></trapezi-new-match>` : nothing}</div>
      </main>
      ${this.#overlay()} ${this.#toasts.render()}
    </div>`;
  }

  #overlay(): TemplateResult | typeof nothing {
    const match = this.sheet;
    const close = () => (this.sheet = null);
    if (match === null) return nothing;
    if (match === "link") return html`<trapezi-link-sheet .close=${close}></trapezi-link-sheet>`;
    const duties = {
      rename: (name: string) => this.#act(({ rename }) => rename(match, name)),
      duplicate: () => this.#act(({ duplicate }) => duplicate(match, titleOf(match))),
      forget: () => this.#act(({ forget }) => forget(match), () => this.#forgotten(match)),
      close,
    };
    return html`<trapezi-match-sheet .match=${match} .actions=${duties}></trapezi-match-sheet>`;
  }

  async #load(): Promise<void> {
    await Promise.all([this.#list(), this.#choose(games[0]?.id ?? "")]);
  }

  async #list(): Promise<void> {
    const stored = await storedMatches();
    // a match of a game that is no longer here is listed all the same
    await Promise.allSettled(stored.map(({ save }) => words.needBox(save.game)));
    this.stored = stored;
  }

  async #choose(game: string): Promise<void> {
    this.#wanted = game;
    try {
      await words.needBox(game);
      if (game === this.#wanted) this.chosen = game;
    } catch (thrown) {
      await this.#tell(thrown);
    }
  }

  async #open(sheet: StoredMatch | "link"): Promise<void> {
    try {
      await library();
      this.sheet = sheet;
    } catch (thrown) {
      await this.#tell(thrown);
    }
  }

  /** Does something with a match, closes what lies over the screen, and shows the shelf as it is then. */
  #act(doing: (library: typeof import("./library.js")) => Promise<void>, then?: () => void): void {
    const done = async (): Promise<void> => {
      await doing(await library());
      await this.#list();
      then?.();
    };
    this.sheet = null;
    void done().catch((thrown: unknown) => this.#tell(thrown));
  }

  #forgotten(match: StoredMatch): void {
    const run = () => this.#act(({ putBack }) => putBack(match));
    this.#toasts.show({ kind: "done", text: say("library-forgotten", { match: titleOf(match) }), action: { label: say("table-undo"), run } });
  }

  readonly #takeIn = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    try {
      const { takeInFiles, goTo, tellTakenIn } = await library();
      const taken = await takeInFiles(files);
      const [match, ...more] = taken.matches;
      if (match && more.length + taken.problems.length + taken.results === 0) return goTo(match);
      await this.#list();
      this.#toasts.show(tellTakenIn(taken));
    } catch (thrown) {
      await this.#tell(thrown);
    }
  };

  async #update(): Promise<void> {
    if (!(await offline.update())) this.#toasts.show({ kind: "trouble", text: say("home-update-later") });
  }

  async #tell(thrown: unknown): Promise<void> {
    this.#toasts.show({ kind: "trouble", text: await tellTrouble(thrown) });
  }

  readonly #onVisible = (): void => {
    // another tab may have played on
    if (!document.hidden) void this.#list();
  };

  readonly #onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.dropping = true;
  };

  readonly #onLeave = (event: DragEvent): void => {
    if (!this.contains(event.relatedTarget as Node | null)) this.dropping = false;
  };

  readonly #onDrop = (event: DragEvent): void => {
    if (!this.dropping) return;
    event.preventDefault();
    this.dropping = false;
    void this.#takeIn([...(event.dataTransfer?.files ?? [])]);
  };
}
