import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Part } from "../part.js";
import { seatDisc } from "../pieces/draw.js";
import { say, words } from "../words/words.js";

const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ["move", ["Tab", "←", "→", "↑", "↓"]],
  ["ends", ["Home", "End"]],
  ["choose", ["Enter"]],
  ["next", ["N"]],
  ["take-back", ["Esc"]],
  ["undo", ["U"]],
  ["undo-turn", ["Shift", "U"]],
  ["redo", ["R"]],
  ["hint", ["H"]],
  ["log", ["L"]],
  ["help", ["?"]],
];

const SIGNS: readonly (readonly [string, TemplateResult | typeof nothing])[] = [
  ["legal", html`<span class="sample legal"></span>`],
  ["picked", html`<span class="sample picked"><b>1</b></span>`],
  ["hint", html`<span class="sample"><b class="hint">1</b></span>`],
  ["recent", html`<span class="sample">${seatDisc("green", "was")}</span>`],
  ["turn", html`<span class="sample turn"></span>`],
  ["goal", html`<span class="sample goal"></span>`],
];

/** What the signs on any table mean, and which keys there are. */
@customElement("trapezi-signs")
export class Signs extends Part {
  static override look = [
    css`
      trapezi-signs { display: block; } trapezi-signs h3 { font-size: 19px; margin-top: 16px; }
      .signs { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 10px 14px; align-items: center; margin-top: 8px; }
      .signs dd { margin: 0; }
      .sample { position: relative; display: block; width: 34px; height: 44px; margin: 4px 12px; border-radius: 5px; background: linear-gradient(var(--card-hi), var(--card-lo)); box-shadow: 0 0 0 1px var(--card-edge); }
      .sample.legal { outline: 3px dashed var(--go-ring); outline-offset: 1px; box-shadow: 0 0 0 4px var(--go-ground); } .sample.picked { outline: 4px solid var(--chosen-ring); }
      .sample b { position: absolute; left: -9px; top: -9px; width: 24px; height: 24px; border-radius: 99px; background: #a85f0c; color: #fff; font: 700 14px/24px var(--ui); text-align: center; } .sample b.hint { background: #1f6c9c; }
      .sample .was { position: absolute; left: -6px; bottom: -5px; width: 22px; height: 22px; }
      .sample.turn { height: 30px; width: 48px; margin-left: 4px; box-shadow: 0 0 0 3px var(--seat-blue); border-left: 7px solid var(--seat-blue); } .sample.goal { height: 8px; width: 52px; margin-left: 4px; background: linear-gradient(90deg, var(--seat-blue) 60%, #b9a57c88 0); }
      .signs.keys { grid-template-columns: 132px minmax(0, 1fr); } .signs kbd { display: inline-block; min-width: 28px; padding: 3px 7px; margin: 1px; border-radius: 6px; background: var(--card-light); box-shadow: 0 0 0 1px var(--edge), 0 2px 0 var(--edge); font: 600 14px var(--ui); text-align: center; }
    `,
  ];

  @state() private ready = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void words.need("signs").then(() => (this.ready = true));
  }

  override render(): TemplateResult {
    if (!this.ready) return html``;
    return html`
      <h3>${say("signs-title")}</h3>
      <dl class="signs">${SIGNS.map(([sign, sample]) => html`<dt aria-hidden="true">${sample}</dt><dd>${say(`signs-${sign}`)}</dd>`)}</dl>
      <p>${say("signs-look-up")}</p>
      <h3>${say("signs-keys")}</h3>
      <dl class="signs keys">${KEYS.map(([action, keys]) => html`<dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${say(`signs-key-${action}`)}</dd>`)}</dl>
      <p>${say("signs-keys-replay")}</p>`;
  }
}
