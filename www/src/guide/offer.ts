import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { engineReady } from "../engine/engine.js";
import { goTo, takeIn } from "../home/begin.js";
import { Part } from "../part.js";
import { icon } from "../pieces/draw.js";
import { storedMatches } from "../store/matches.js";
import { say, words } from "../words/words.js";
import { guideOf, keepProgress, type GuideFile } from "./guide-file.js";

/** Offers the guided first match of a game that has one; warmly to somebody who has no match yet. */
@customElement("trapezi-guide-offer")
export class GuideOffer extends Part {
  static override look = [
    css`
      .guide-offer { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; padding: 6px 6px 6px 14px; margin: 0 0 8px; border-radius: 10px; background: color-mix(in srgb, var(--go) 16%, transparent); box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--go) 50%, transparent); } .guide-offer p { flex: 1 1 220px; line-height: 1.25; }
    `,
  ];

  @property() game = "";
  @state() private guide: GuideFile | null = null;
  @state() private first = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("game")) return;
    this.guide = null; // until the file is there the button would begin the game before
    void this.#load(this.game);
  }

  override render(): TemplateResult {
    if (!this.guide) return html`${nothing}`;
    const button = html`<button class="btn" data-action="guide" @click=${() => void this.#begin(this.guide!)}>${icon("help")}${say("guide-begin")}</button>`;
    return this.first ? html`<div class="guide-offer"><p>${say("guide-offer")}</p>${button}</div>` : button;
  }

  async #load(game: string): Promise<void> {
    const [guide, matches] = await Promise.all([guideOf(game), storedMatches().catch(() => []), words.need("guide")]);
    if (game !== this.game) return;
    this.guide = guide;
    this.first = matches.length === 0;
  }

  async #begin({ setup }: GuideFile): Promise<void> {
    const seats = setup.seats.map((seat) => ({ ...seat, name: say(`home-default-name-${seat.colour}`) }));
    const { Table } = await engineReady(setup.game);
    const table = new Table({ ...setup, seats });
    const save = table.save();
    table.free();
    // who is told what to play has not won by skill: it does not count
    const match = await takeIn(save, { coverHands: false, counts: false });
    keepProgress({ match: match.id, step: 0 });
    goTo(match);
  }
}
