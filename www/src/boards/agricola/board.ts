import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { adoptSprite } from "../../look/adopt.js";
import { BoardPart } from "../../table/board-part.js";
import { boardLook } from "./board-look.js";
import { cardsLook } from "./cards-look.js";
import { learnCards } from "./deck.js";
import { farmLook } from "./farm-look.js";
import { harvestSheet, lastHarvest, type Harvest } from "./harvest.js";
import { own } from "./own.js";
import { rivals } from "./rivals.js";
import { learnSeries } from "./series.js";
import { boards } from "./spaces.js";
import { spacesLook } from "./spaces-look.js";
import { agricolaPieces } from "./sprite.js";
import type { View } from "./view.js";

/** How long a harvest stays on show once all of it has come. */
const SHOWN_MS = 4500;

/** Agricola's table: the boards with all spaces, the own farm below, the other farms beside it. */
@customElement("trapezi-agricola")
export class AgricolaBoard extends BoardPart<View> {
  static override look = [spacesLook, farmLook, cardsLook, boardLook];

  /** The round whose harvest was shown or skipped last. */
  @state() seen: number | undefined;

  #harvest: Harvest | null = null;
  #closing: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "agricola-pieces", agricolaPieces);
  }

  override disconnectedCallback(): void {
    clearTimeout(this.#closing);
    super.disconnectedCallback();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { scene } = this;
    if (!scene) return;
    if (!scene.view.family) learnCards();
    if (scene.view.series) learnSeries();
    this.#harvest = lastHarvest(scene.journal, scene.seats.length);
    // what lay behind when the board was opened, and all at once, is not shown again
    if (changed.get("scene") === undefined && changed.has("scene") && this.#harvest?.phases === 3) this.seen = this.#harvest.round;
  }

  override render(): TemplateResult {
    const { scene } = this;
    if (!scene) return html``;
    const harvest = scene.animate && this.#harvest && this.#harvest.round !== this.seen ? this.#harvest : null;
    return html`<div class="agricola faces" data-seats=${scene.seats.length} data-variant=${scene.view.family ? "family" : "full"} data-pane=${scene.pane || nothing} data-asks=${scene.view.task?.kind ?? "over"}>
      ${harvest ? harvestSheet(scene, harvest, () => this.#close(harvest.round)) : nothing}
      ${boards(scene)}${own(scene)}${rivals(scene)}
    </div>`;
  }

  override updated(): void {
    super.updated();
    const harvest = this.#harvest;
    if (harvest?.phases === 3 && harvest.round !== this.seen && this.#closing === undefined) this.#closing = setTimeout(() => this.#close(harvest.round), SHOWN_MS);
  }

  #close(round: number): void {
    clearTimeout(this.#closing);
    this.#closing = undefined;
    this.seen = round;
  }
}
