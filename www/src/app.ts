import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { followMain } from "./arrival.js";
import { adoptSprite } from "./look/adopt.js";
import { controls } from "./look/controls.js";
import { theme } from "./look/theme.js";
import { Part } from "./part.js";
import { basics } from "./pieces/basics.js";
import { settings } from "./store/settings.js";
import { storage, type Trouble } from "./store/storage.js";
import { say, words } from "./words/words.js";

type Screen =
  | { name: "home" | "about" | "statistics" }
  | { name: "link"; address: string }
  | { name: "table"; match: string; moment: number | null }
  | { name: "rules"; game: string; clause: string };

/** The page: which screen is shown, in which language and light. Each screen comes in a file of its own. */
@customElement("trapezi-app")
export class App extends Part {
  static override look = [theme, controls];

  @state() private screen: Screen | null = null;
  /** Whether it is to be said that this browser does not keep what it is given. */
  @state() private warned = false;

  /** What kind of trouble has been told already: each is told once. */
  #told: Trouble | null = null;
  #stopFollowing: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "sprite-basics", basics);
    addEventListener("hashchange", this.#onHash);
    settings.addEventListener("change", this.#onSettings);
    storage.addEventListener("change", this.#onStorage);
    this.#stopFollowing = followMain(this);
    this.#dress();
    void this.#open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopFollowing?.();
    removeEventListener("hashchange", this.#onHash);
    settings.removeEventListener("change", this.#onSettings);
    storage.removeEventListener("change", this.#onStorage);
  }

  override render(): TemplateResult {
    return html`<button class="btn skip" data-action="skip-to" @click=${this.#skip}>${say("table-skip-to")}</button>${this.#screen()}${this.warned ? html`<div class="warning" role="alert"><p>${say(`library-trouble-${storage.trouble}`)}</p>
      <button class="btn" data-action="understood" @click=${() => (this.warned = false)}>${say("library-understood")}</button></div>` : nothing}`;
  }

  /** Past the bar at the top, for those who go by keys. */
  readonly #skip = (): void => {
    const main = this.querySelector<HTMLElement>("main:not([hidden])");
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };

  #screen(): TemplateResult {
    switch (this.screen?.name) {
      case "home":
        return html`<trapezi-home></trapezi-home>`;
      case "about":
        return html`<trapezi-about></trapezi-about>`;
      case "statistics":
        return html`<trapezi-statistics></trapezi-statistics>`;
      case "link":
        return html`<trapezi-link .address=${this.screen.address}></trapezi-link>`;
      case "table":
        return html`<trapezi-holder .matchId=${this.screen.match} .moment=${this.screen.moment} @again=${this.#playAgain} @branch=${this.#branch}></trapezi-holder>`;
      case "rules":
        return html`<trapezi-rules-page .game=${this.screen.game} .clause=${this.screen.clause}></trapezi-rules-page>`;
      default:
        return html`${nothing}`;
    }
  }

  async #open(): Promise<void> {
    // all at once: each is a file of its own, and a slow line should not wait for them one after another
    const screen = load(screenOf(location.hash));
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
    void import("./home/begin.js").then(async ({ takeIn, goTo }) => goTo(await takeIn(save, { coverHands, counts: false })));
  };

  readonly #onSettings = (): void => {
    this.#dress();
    if (words.language !== settings.language) void words.use(settings.language).then(() => this.#dress());
  };

  readonly #onStorage = async (): Promise<void> => {
    const { trouble } = storage;
    if (trouble === this.#told) return;
    this.#told = trouble;
    await words.need("library");
    this.warned = storage.trouble !== null;
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
  if (name === "table") await import(/* webpackChunkName: "holder" */ "./match/holder.js");
  else if (name === "rules") await import("./rules/page.js");
  else if (name === "link") await import(/* webpackChunkName: "link" */ "./home/link.js");
  else if (name === "statistics") await import(/* webpackChunkName: "statistics" */ "./home/statistics.js");
  else await import(/* webpackChunkName: "home" */ "./home/home.js");
}

function screenOf(hash: string): Screen {
  const [, name, id, part = ""] = hash.split("/");
  if (name === "match" && id) return tableOf(id);
  if (name === "rules" && id) return { name: "rules", game: id, clause: part };
  if (name === "link") return { name, address: hash };
  return { name: name === "about" || name === "statistics" ? name : "home" };
}

/** A match, and perhaps the moment at which its table opens: `<id>?at=<moves>`. */
function tableOf(part: string): Screen {
  const [match = "", query] = part.split("?");
  const at = new URLSearchParams(query).get("at") ?? "";
  return { name: "table", match, moment: /^\d{1,9}$/.test(at) ? Number(at) : null };
}
