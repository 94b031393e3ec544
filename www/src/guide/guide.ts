import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Match } from "../match/match.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { say, words } from "../words/words.js";
import { Course } from "./course.js";
import { guideOf, keepProgress, progressOf } from "./guide-file.js";

/** What a guided match says beside the board: a step at a time, with the clauses to read more in. */
@customElement("trapezi-guide")
export class Guide extends Part {
  static override look = [
    css`
      trapezi-guide { display: block; min-width: 0; }
      .table[data-size="wide"]:has(> trapezi-guide) { grid-template-rows: 52px auto minmax(0, 1fr); } .table[data-size="wide"]:has(> trapezi-guide):has(> .hint-panel) { grid-template-rows: 52px auto auto minmax(0, 1fr); }
      .table > trapezi-guide { margin: 4px 10px; }
      .guide { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: center; padding: 8px 10px 8px 16px; box-shadow: inset 6px 0 0 var(--go), 0 0 0 1px var(--edge), 0 4px 12px #0006; }
      .guide p { font-size: 16px; line-height: 1.35; } .guide small { color: var(--ink-2); font-size: 13px; display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: center; }
      .guide small button { color: var(--sea-ink); text-decoration: underline; min-height: 28px; padding: 0 4px; } .guide-acts { display: flex; gap: 6px; align-items: center; }
      .guide-closed { min-height: 40px; } .prompt-row .guide-closed { justify-self: start; }
      [data-size="phone"] .guide { grid-template-columns: minmax(0, 1fr); padding: 6px 8px 6px 14px; } [data-size="phone"] .guide { position: relative; } [data-size="phone"] .guide p { font-size: 15px; padding-right: 36px; } [data-size="phone"] .guide .tool { position: absolute; top: 0; right: 0; } [data-size="phone"] .guide-acts { justify-content: flex-end; }
    `,
  ];

  @property({ attribute: false }) match: Match | undefined;
  @property() matchId = "";
  @state() private course: Course | null = null;
  @state() private open = true;

  readonly #follow = (): void => {
    const { course, match } = this;
    if (!course || !match) return;
    course.follow(match);
    keepProgress({ match: this.matchId, step: course.at });
    match.pointed = this.open ? course.pointed(match) : [];
    this.requestUpdate();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.match?.addEventListener("change", this.#follow);
    void this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.match?.removeEventListener("change", this.#follow);
  }

  override render(): TemplateResult {
    const { course, match } = this;
    if (!course?.step || !match) return html`${nothing}`;
    const { id, clauses, prompts } = course.step;
    if (!this.open) return html`<button class="btn guide-closed" data-action="guide-open" @click=${() => this.#set(true)}>${icon("help")}${say("guide-go-on")}</button>`;
    const isLast = course.at === course.steps.length - 1;
    return html`<section class="guide paper" aria-label=${say("guide-title")} data-step=${id}>
      <div><p role="status">${say(`guide-${match.reply.game}-${id}`)}</p>
        <small><span>${say("guide-step", { step: course.at + 1, steps: course.steps.length })}</span>
          ${clauses.map((clause) => html`<button data-clause=${clause} @click=${() => this.#read(clause)}>${say("table-clause", { clause })}</button>`)}</small></div>
      <div class="guide-acts">
        ${prompts ? nothing : html`<button class="btn pri" data-action="guide-next" @click=${this.#next}>${say(isLast ? "guide-end" : "guide-next")}</button>`}
        <button class="tool" data-action="guide-close" @click=${() => this.#set(false)} aria-label=${say("guide-close")} title=${say("guide-close")}>${icon("x")}</button></div>
    </section>`;
  }

  async #load(): Promise<void> {
    const { game } = this.match!.reply;
    const [file] = await Promise.all([guideOf(game), words.need(`guide-${game}`), words.need("guide")]);
    if (!file) return;
    this.course = new Course(file.steps, progressOf(this.matchId) ?? 0);
    this.#redraw();
  }

  readonly #next = (): void => {
    this.course!.next();
    if (!this.course!.step) keepProgress(null);
    this.#redraw();
  };

  #set(open: boolean): void {
    this.open = open;
    this.#redraw();
  }

  /** What is pointed at has changed: the board has to be drawn again. */
  #redraw(): void {
    this.#follow();
    if (this.course && !this.course.step) keepProgress(null);
    this.dispatchEvent(new CustomEvent("guide-moved", { bubbles: true, composed: true }));
  }

  #read(clause: string): void {
    this.dispatchEvent(new CustomEvent("open-rules", { detail: clause, bubbles: true, composed: true }));
  }
}
