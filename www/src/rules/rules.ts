import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { guard } from "lit/directives/guard.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { say, words, type Language } from "../words/words.js";
import { addressOf, drawRules, placeOf } from "./draw.js";
import { Finder } from "./find.js";
import { readRules, type RulesText } from "./read.js";
import { rulesLook } from "./rules-look.js";
import { Trail } from "./trail.js";

interface Loaded {
  game: string;
  language: Language;
  rules: RulesText;
  finder: Finder;
}

/** The rules of a game in the reader's language: contents, search, and a way back and forward between clauses. */
@customElement("trapezi-rules")
export class Rules extends Part {
  static override look = [rulesLook];

  @property() game = "";
  /** The clause at which they open. */
  @property() clause = "";
  /** Whether they have a screen of their own, whose address follows the clause. */
  @property({ type: Boolean }) alone = false;
  @state() private loaded: Loaded | null = null;
  @state() private contentsOpen = false;
  @state() private copied = "";
  @state() private missing = false;

  readonly #trail = new Trail();
  /** The clause that is on show, so that the text is scrolled only when another one is. */
  #shown = "";
  #loading = "";

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("clause") && this.clause) this.#trail.amend({ clause: this.clause, query: "" });
    void this.#load(this.game, words.language);
  }

  override render(): TemplateResult {
    const { loaded, game } = this;
    if (this.missing) return html`<p role="alert">${say("rules-missing")}</p>`;
    if (!loaded) return html`<p role="status">${say("table-loading")}</p>`;
    const { query } = this.#trail.here;
    return html`${this.#bar(query)}
      <div class="rules-body" @click=${this.#onClick}>
        ${this.#contents(loaded.rules)}
        ${query.trim() ? this.#found(loaded, query) : html`<div class="rules">${guard([loaded], () => drawRules(game, loaded.rules))}${sources(game)}</div>`}
      </div>`;
  }

  override updated(): void {
    const { clause, query } = this.#trail.here;
    if (!this.loaded || query.trim()) {
      this.#shown = "";
      return;
    }
    const key = `${this.loaded.language} ${clause}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.querySelector(".asked")?.classList.remove("asked");
    if (!clause) return;
    const asked = this.querySelector<HTMLElement>(`#${CSS.escape(placeOf(clause))}`);
    asked?.classList.add("asked");
    asked?.scrollIntoView({ block: clause.includes(".") ? "center" : "start" });
    asked?.focus({ preventScroll: true });
  }

  #bar(query: string): TemplateResult {
    const { clause } = this.#trail.here;
    const step = (by: 1 | -1, name: string, can: boolean) => html`<button class="tool" data-action="rules-${name}" ?disabled=${!can}
        aria-label=${say(`rules-${name}`)} title=${say(`rules-${name}`)} @click=${() => this.#step(by)}>${icon(name)}</button>`;
    return html`<div class="rules-bar" role="search">
      <button class="btn rules-contents-open" data-action="rules-contents" aria-expanded=${this.contentsOpen}
          @click=${this.#openContents}>${icon("menu")}${say("rules-contents")}</button>
      <input type="search" autocomplete="off" .value=${query} placeholder=${say("rules-search")} aria-label=${say("rules-search")}
          @input=${this.#onQuery} @keydown=${this.#onKey} />
      ${step(-1, "back", this.#trail.hasBack)} ${step(1, "forward", this.#trail.hasForward)}
      ${clause && !query.trim() ? html`<button class="btn" data-action="rules-copy"
          @click=${() => void this.#copy(clause)}>${icon(this.copied === clause ? "ok" : "link")}<span>${say(this.copied === clause ? "rules-copied" : "rules-copy", { clause })}</span></button>` : nothing}
      ${this.alone ? nothing : html`<a class="tool" data-action="rules-alone" href=${addressOf(this.game, clause)}
          aria-label=${say("rules-alone")} title=${say("rules-alone")}>${icon("wide")}</a>`}
    </div>`;
  }

  #contents({ headings }: RulesText): TemplateResult {
    return html`<nav class="rules-contents" aria-label=${say("rules-contents")} tabindex="-1" ?hidden=${!this.contentsOpen}><ol>
      ${headings.map(({ id, text, depth }) => html`<li><a class=${depth > 2 ? "sub" : nothing} href=${addressOf(this.game, id)} data-clause=${id}>${text}</a></li>`)}
    </ol></nav>`;
  }

  #found({ finder }: Loaded, query: string): TemplateResult {
    const found = finder.find(query);
    return html`<section class="rules-found" aria-label=${say("rules-found-title")}>
      <p role="status">${say("rules-found", { count: found.length })}</p>
      ${found.map(({ id, heading, pieces }) => html`<a href=${addressOf(this.game, id)} data-clause=${id}>
        <span><b>${id}</b> <small>${heading}</small></span>
        <span>${pieces.map((piece, i) => (i % 2 === 1 ? html`<mark>${piece}</mark>` : piece))}</span></a>`)}
    </section>`;
  }

  /** A link to a clause is followed here, without leaving the page. */
  readonly #onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>("[data-clause]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#trail.go({ clause: link.dataset["clause"]!, query: "" });
    this.#arrive();
  };

  readonly #openContents = (): void => {
    this.contentsOpen = !this.contentsOpen;
    if (this.contentsOpen) this.#toTop();
  };

  readonly #onQuery = (event: Event): void => {
    this.#trail.amend({ query: (event.target as HTMLInputElement).value });
    this.requestUpdate();
    this.#toTop();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    event.stopPropagation();
    // the first Escape empties the search, the next one closes what the rules lie in
    if (event.key === "Escape" && this.#trail.here.query) {
      event.preventDefault();
      this.#trail.amend({ query: "" });
      this.requestUpdate();
    }
  };

  #toTop(): void {
    void this.updateComplete.then(() => this.scrollIntoView({ block: "start" }));
  }

  #step(by: 1 | -1): void {
    this.#trail.step(by);
    this.#arrive();
  }

  #arrive(): void {
    const { clause } = this.#trail.here;
    this.contentsOpen = false;
    this.copied = "";
    this.#shown = "";
    if (this.alone) history.replaceState(history.state, "", addressOf(this.game, clause));
    this.requestUpdate();
  }

  async #copy(clause: string): Promise<void> {
    await navigator.clipboard.writeText(new URL(addressOf(this.game, clause), location.href).href);
    this.copied = clause;
  }

  async #load(game: string, language: Language): Promise<void> {
    const wanted = `${language} ${game}`;
    if (this.#loading === wanted) return;
    this.#loading = wanted;
    await words.need("rules");
    try {
      const [file] = await Promise.all([import(`../../../rules/${game}/${language}.md`) as Promise<{ default: string }>, words.need(game)]);
      if (this.#loading !== wanted) return;
      const rules = readRules(file.default);
      this.loaded = { game, language, rules, finder: new Finder(rules.clauses) };
    } catch {
      this.missing = this.#loading === wanted;
    }
  }
}

/** Where the rules of a game come from. */
function sources(game: string): TemplateResult | typeof nothing {
  const text = `${game}-sources`;
  return words.has(text) ? html`<section class="rules-sources"><h3>${say("rules-sources")}</h3><p>${say(text)}</p></section>` : nothing;
}
