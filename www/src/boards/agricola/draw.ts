import { html, type TemplateResult } from "lit";
import type { Colour } from "../../engine/engine.js";
import { seatDisc } from "../../pieces/draw.js";
import type { Goods } from "./parts.js";
import { inOrder } from "./view.js";

const BOXES: Readonly<Record<string, string>> = { sheep: "0 0 40 32", boar: "0 0 40 32", cattle: "0 0 40 32", stable: "0 0 40 40", sickle: "0 0 24 24", mill: "0 0 88 126" };

/** A piece or sign of Agricola's sprite. */
export const sign = (name: string, className = ""): TemplateResult =>
  html`<svg class="sign ${className}" viewBox=${BOXES[name] ?? (name.startsWith("room-") ? "0 0 64 64" : "0 0 32 32")} aria-hidden="true"><use href="#ag-${name}"></use></svg>`;

/** Goods as numbers and signs; those of which there are none are left out. */
export const goodsRow = (goods: Goods): TemplateResult =>
  html`<span class="goods">${inOrder(goods).map(([good, count]) => html`<span class="good"><b>${count}</b>${sign(good)}</span>`)}</span>`;

/** A person: a disc of the player's colour and mark; small while it is newborn. */
export const person = (colour: Colour, newborn = false): TemplateResult => seatDisc(colour, newborn ? "person newborn" : "person");

export const points = (value: number): TemplateResult => html`<i class="points-disc">${value}</i>`;
