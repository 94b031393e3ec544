import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { adoptSprite } from "../../look/adopt.js";
import { emblems } from "../../pieces/emblems.js";
import { BoardPart } from "../../table/board-part.js";
import { boardLook } from "./board-look.js";
import { cardsLook } from "./cards-look.js";
import { hall } from "./hall.js";
import { hand } from "./hand.js";
import { kept } from "./own.js";
import { orderPanel, pilePanel } from "./panels.js";
import { runner, turnTray } from "./runner.js";
import { guildhallPieces } from "./sprite.js";
import { farSeats, nearSeat, type Scene, type View } from "./view.js";

/** Guildhall's table. */
@customElement("trapezi-guildhall")
export class GuildhallBoard extends BoardPart<View> {
  static override look = [cardsLook, boardLook];

  @state() pileOpen = true;

  override connectedCallback(): void {
    super.connectedCallback();
    adoptSprite(this, "sprite-emblems", emblems);
    adoptSprite(this, "sprite-guildhall", guildhallPieces);
  }

  override render(): TemplateResult {
    const { scene } = this;
    if (!scene) return html``;
    const near = nearSeat(scene);
    return html`<div class="guildhall faces" data-seats=${scene.seats.length} data-pane=${scene.pane || nothing}>
      ${this.#panel(scene)}
      <div class="centre">${runner(scene)}${turnTray(scene)}</div>
      <div class="others">${farSeats(scene).map((seat, i) => html`<div class="player"
          .style=${`--row:${i + 2}`}>${scene.plate(seat)}${hall(scene, seat, false)}</div>`)}</div>
      <div class="mine">
        <div class="player" .style=${`--row:${scene.seats.length + 1}`}>${scene.plate(near)}${hall(scene, near, true)}</div>
        ${hand(scene)}
        <div class="side">${kept(scene)}${scene.corner}</div>
      </div>
    </div>`;
  }

  #panel(scene: Scene): TemplateResult | typeof nothing {
    if ([...scene.marks].some(([target, { legal }]) => legal && target.startsWith("next/"))) return orderPanel(scene);
    const { pile } = scene.view.discard;
    return pile && pile.length > 0 ? pilePanel(scene, pile, this.pileOpen, () => (this.pileOpen = !this.pileOpen)) : nothing;
  }
}
