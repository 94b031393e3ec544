import { css, html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../part.js";
import { say, words, type Language } from "../words/words.js";
import { markdown } from "./markdown.js";

const clauseOf = (item: string): string | undefined => /^- \*\*([A-Z]+-[\d.]+)\*\*/.exec(item)?.[1];
const idOf = (clause: string): string => `clause-${clause}`;

/** The rules of a game in the reader's language, opened at a clause if one is given. */
@customElement("trapezi-rules")
export class Rules extends Part {
  static override look = [
    css`
      .rules { display: grid; gap: 8px; font-size: 16px; line-height: 1.45; }
      .rules h3 { font-size: 20px; margin-top: 14px; } .rules h3.title { display: none; } .rules h4 { margin: 8px 0 0; font: 700 17px/1.2 var(--title); }
      .rules ul { display: grid; gap: 6px; } .rules li { padding: 3px 8px; border-left: 3px solid var(--line); scroll-margin: 40px; }
      .rules li.asked { background: color-mix(in srgb, var(--chosen-ring) 22%, transparent); border-color: var(--chosen-ring); }
      .wide-table { overflow-x: auto; margin: 6px 0; } .rules table { border-collapse: collapse; font-size: 14px; } .rules :is(th, td) { text-align: left; padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    `,
  ];

  @property() game = "";
  @property() clause = "";
  @state() private text: { language: Language; markdown: string } | null = null;

  override render(): TemplateResult {
    if (this.text?.language !== words.language) void this.#load(words.language);
    if (!this.text) return html`<p role="status">${say("table-loading")}</p>`;
    return html`<div class="rules">${markdown(this.text.markdown, (item) => {
      const clause = clauseOf(item);
      return clause && idOf(clause);
    })}</div>`;
  }

  override updated(changed: PropertyValues): void {
    if (!this.clause || !this.text || !(changed.has("text") || changed.has("clause"))) return;
    this.querySelector(".asked")?.classList.remove("asked");
    const asked = this.querySelector(`#${CSS.escape(idOf(this.clause))}`);
    asked?.classList.add("asked");
    asked?.scrollIntoView({ block: "center" });
  }

  async #load(language: Language): Promise<void> {
    const file = (await import(`../../../rules/${this.game}/${language}.md`)) as { default: string };
    if (language === words.language) this.text = { language, markdown: file.default };
  }
}
