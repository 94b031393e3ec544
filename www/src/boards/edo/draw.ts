import { html, nothing, type TemplateResult } from "lit";
import type { Colour } from "../../engine/engine.js";
import { GOODS } from "./view.js";

const BOXES: Readonly<Record<string, string>> = { ryo: "0 0 24 32", merchant: "0 -2 44 46", stronghold: "0 0 32 36", "official-shogun": "0 0 24 36", first: "0 0 32 36", back: "0 0 46 62" };

/** A piece or sign of Edo's sprite that belongs to nobody. */
export const sign = (name: string, className = ""): TemplateResult =>
  html`<svg class="sign ${className}" viewBox=${BOXES[name] ?? (name.startsWith("site-") || name === "cover" ? "0 0 64 68" : "0 0 32 32")} aria-hidden="true"><use href="#edo-${name}"></use></svg>`;

/** Where on each piece of a player's colour the player's mark is painted: left, top, size. */
const MARKED = {
  samurai: { box: "0 -2 34 48", mark: [10.7, 21.7, 12.6] },
  official: { box: "0 0 24 36", mark: [6, 19, 12] },
  house: { box: "0 0 32 32", mark: [11, 6.5, 10] },
  market: { box: "0 0 32 32", mark: [11.2, 9.7, 9.6] },
  disc: { box: "0 0 40 36", mark: [11.5, 7.5, 17] },
} as const;

export type Marked = keyof typeof MARKED;

/** A piece in a player's colour, with the player's mark. */
export function owned(piece: Marked, colour: Colour, className = ""): TemplateResult {
  const { box, mark: [x, y, size] } = MARKED[piece];
  return html`<svg class="sign ${className}" viewBox=${box} data-colour=${colour} aria-hidden="true"><use href="#edo-${piece}"></use><use
      href="#edo-mark-${colour}" x=${x} y=${y} width=${size} height=${size}></use></svg>`;
}

/** Goods as numbers and signs; those of which there are none are left out. */
export function goodsRow(goods: Readonly<Partial<Record<(typeof GOODS)[number], number>>>): TemplateResult {
  return html`<span class="goods">${GOODS.map((kind) => {
    const count = goods[kind];
    return count ? html`<span class="good"><b>${count}</b>${sign(kind)}</span>` : nothing;
  })}</span>`;
}

/** A number of power points, on the sun that stands for them. */
export const pointsSun = (points: number): TemplateResult => html`<i class="sun">${points}</i>`;
