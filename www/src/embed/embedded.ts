import { html, nothing, render } from "lit";
import { adopt, adoptSprite } from "../look/adopt.js";
import { controls } from "../look/controls.js";
import { theme } from "../look/theme.js";
import { paces, type Pace } from "../match/pace.js";
import { basics } from "../pieces/basics.js";
import { furnish } from "../room.js";
import { Settings, type Theme } from "../store/settings.js";
import { languages, say, words, type Language } from "../words/words.js";
import { adoptFonts } from "./fonts.js";
import { hostLook } from "./host-look.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
let speaking: Promise<void> | undefined;

const oneOf = <T extends string>(values: readonly T[], value: string | null | undefined): T | undefined => values.find((one) => one === value);

/** An element on another site's page: a room of its own in a shadow, with the language and the light that it is given. */
export abstract class Embedded extends HTMLElement {
  static observedAttributes: readonly string[] = ["lang", "theme", "pace"];

  readonly #root = this.attachShadow({ mode: "open" });
  protected readonly room = document.createElement("trapezi-room");
  /** Whether the screen stays awake is the page's affair. */
  protected readonly choices = new Settings({ awake: false });
  #queued = false;

  connectedCallback(): void {
    if (!this.room.isConnected) {
      furnish(this.#root, this.choices);
      this.#root.append(this.room);
      adopt(this.room, [theme, controls, hostLook]);
      adoptSprite(this.room, "sprite-basics", basics);
      adoptFonts();
      this.choices.addEventListener("change", this.#dress);
    }
    dark.addEventListener("change", this.#choose);
    this.#choose();
    this.#queue();
  }

  disconnectedCallback(): void {
    dark.removeEventListener("change", this.#choose);
    this.show(nothing);
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (Embedded.observedAttributes.includes(name)) this.#choose();
    else this.#queue();
  }

  /** Puts what the attributes ask for into the room. Called once for all attributes that change together. */
  protected abstract furnishRoom(): Promise<void>;

  protected show(content: unknown): void {
    render(content, this.room);
  }

  /** Says why there is nothing to be seen, in the element's language. */
  protected async complain(thrown: unknown): Promise<void> {
    const [{ learnReasons, reasonOf }] = await Promise.all([import("./reason.js"), this.speak()]);
    await learnReasons();
    const problem = words.speaking(this.choices.language, () => say("embed-problem", { reason: reasonOf(thrown) }));
    this.show(html`<p class="problem paper" role="alert">${problem}</p>`);
    this.dispatchEvent(new CustomEvent("trapezi-problem", { detail: { problem }, bubbles: true, composed: true }));
  }

  /** Texts that every element needs, in its language. */
  protected async speak(): Promise<void> {
    const { language } = this.choices;
    await (speaking ??= words.use(language).catch((thrown) => {
      speaking = undefined;
      throw thrown;
    }));
    await Promise.all([words.learn(language), words.need("table"), words.need("embed"), words.need("library")]);
    this.#dress();
  }

  #queue(): void {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      if (this.isConnected) this.furnishRoom().catch((thrown) => this.complain(thrown));
    });
  }

  readonly #choose = (): void => {
    const asked = this.getAttribute("lang") ?? this.closest("[lang]")?.getAttribute("lang") ?? navigator.language;
    const language: Language = oneOf(languages, asked.slice(0, 2)) ?? "en";
    const light: Theme = oneOf(["light", "dark"] as const, this.getAttribute("theme")) ?? (dark.matches ? "dark" : "light");
    const pace: Pace = oneOf(paces, this.getAttribute("pace")) ?? "normal";
    this.choices.choose({ language, theme: light, pace });
  };

  readonly #dress = (): void => {
    const { language, theme: light } = this.choices;
    this.dataset["theme"] = light;
    this.room.dataset["theme"] = light;
    this.room.lang = language;
    void words.learn(language);
  };
}
