import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { adoptSprite } from "../../look/adopt.js";
import { BoardPart } from "../../table/board-part.js";
import { boardLook } from "./board-look.js";
import { cardsLook } from "./cards-look.js";
import { choiceCount } from "./choice.js";
import { asksDesk, desk, stock } from "./desk.js";
import { land } from "./land.js";
import { mapLook } from "./map-look.js";
import { firstSign, noHouse, others, track } from "./rail.js";
import { shop } from "./shop.js";
import { planningBoard } from "./slots.js";
import { edoPieces } from "./sprite.js";
import { asksFor, colourOf, nearSeat, type View } from "./view.js";

/** Edo's table: the map, the shop beside it, the own planning board, the other players. */
@customElement("trapezi-edo")
export class EdoBoard extends BoardPart<View> {
  static override look = [boardLook, mapLook, cardsLook];

  #centred = false;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "edo-pieces", edoPieces);
  }

  override render(): TemplateResult {
    const { scene } = this;
    if (!scene) return html``;
    const near = nearSeat(scene);
    // one button lies with the purse, more of them have a place of their own
    const buttons = choiceCount(scene) > 1;
    const shopping = asksFor(scene, "row/") || asksFor(scene, "package/");
    return html`<div class="edo" data-seats=${scene.seats.length} data-pane=${scene.pane || nothing} data-stage=${scene.view.stage.kind}>
      <div class="country ${shopping ? "shopping" : ""}">${land(scene)}${shop(scene)}</div>
      <div class="own-board" data-colour=${colourOf(scene, near)}>
        ${planningBoard(scene)}
        <div class="desk ${asksDesk(scene) || buttons ? "choosing" : ""}">${buttons ? html`<div class="corner">${scene.corner}</div>` : desk(scene)}</div>
        <div class="purse">
          <div class="own-plate">${scene.plate(near)}${noHouse(scene, near)}${scene.view.first === near ? firstSign() : nothing}</div>
          ${stock(scene)}${buttons ? nothing : html`<div class="corner">${scene.corner}</div>`}
        </div>
      </div>
      <div class="rail">${others(scene)}${track(scene)}</div>
    </div>`;
  }

  override updated(): void {
    super.updated();
    // a phone shows a part of the map: Edo first
    const country = this.querySelector<HTMLElement>(".land");
    if (this.#centred || !country || country.scrollWidth <= country.clientWidth) return;
    country.scrollLeft = (country.scrollWidth - country.clientWidth) / 2;
    this.#centred = true;
  }
}
