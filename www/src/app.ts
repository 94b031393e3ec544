import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { adoptSprite } from "./look/adopt.js";
import { controls } from "./look/controls.js";
import { theme } from "./look/theme.js";
import { Part } from "./part.js";
import { basics } from "./pieces/basics.js";
import { settings } from "./store/settings.js";
import { words } from "./words/words.js";

type Screen = { name: "home" } | { name: "about" } | { name: "table"; match: string } | { name: "rules"; game: string; clause: string };

/** The page: which screen is shown, in which language and light. Each screen comes in a file of its own. */
@customElement("trapezi-app")
export class App extends Part {
  static override look = [theme, controls];

  @state() private screen: Screen | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "sprite-basics", basics);
    addEventListener("hashchange", this.#onHash);
    settings.addEventListener("change", this.#onSettings);
    this.#dress();
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#onHash);
    settings.removeEventListener("change", this.#onSettings);
  }

  override render(): TemplateResult {
    switch (this.screen?.name) {
      case "home":
        return html`<trapezi-home></trapezi-home>`;
      case "about":
        return html`<trapezi-about></trapezi-about>`;
      case "table":
        return html`<trapezi-match .matchId=${this.screen.match} @again=${this.#playAgain} @branch=${this.#branch}></trapezi-match>`;
      case "rules":
        return html`<trapezi-rules-page .game=${this.screen.game} .clause=${this.screen.clause}></trapezi-rules-page>`;
      default:
        return html`${nothing}`;
    }
  }

  async #open(): Promise<void> {
    // all at once: each is a file of its own, and a slow line should not wait for them one after another
    const screen = load(screenOf(location.hash));
    void import("./engine/engine.js").then(({ engineReady }) => engineReady()).catch(() => {
      // whoever needs the engine asks again, and tells
    });
    await Promise.all([screen, words.use(settings.language), words.need("table")]);
    this.#dress();
    await this.#show();
  }

  async #show(): Promise<void> {
    const screen = screenOf(location.hash);
    await load(screen);
    if (screen.name === "table" && this.screen?.name === "table" && this.screen.match !== screen.match) {
      this.screen = null; // a new table, not the old one with another match
      await this.updateComplete;
    }
    this.querySelector(":scope > .welcome")?.remove();
    this.screen = screen;
  }

  readonly #onHash = (): void => void this.#show();

  readonly #playAgain = (event: CustomEvent): void => {
    void import("./home/begin.js").then(({ playAgain }) => playAgain(event.detail));
  };

  readonly #branch = (event: CustomEvent): void => {
    const { save, coverHands } = event.detail;
    void import("./home/begin.js").then(({ store }) => store(save, coverHands));
  };

  readonly #onSettings = (): void => {
    this.#dress();
    if (words.language !== settings.language) void words.use(settings.language).then(() => this.#dress());
  };

  /** Puts language and theme where style sheets and screen readers look for them. */
  #dress(): void {
    const { documentElement: page } = document;
    page.lang = words.language;
    page.dataset["theme"] = settings.theme;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", settings.theme === "dark" ? "#1f150d" : "#4b3220");
  }
}

async function load({ name }: Screen): Promise<void> {
  if (name === "table") await import("./table/table.js");
  else if (name === "rules") await import("./rules/page.js");
  else await import(/* webpackChunkName: "home" */ "./home/home.js");
}

function screenOf(hash: string): Screen {
  const [, name, id, part = ""] = hash.split("/");
  if (name === "match" && id) return { name: "table", match: id };
  if (name === "rules" && id) return { name: "rules", game: id, clause: part };
  return { name: name === "about" ? "about" : "home" };
}
