import { html, type TemplateResult } from "lit";
import type { Colour } from "../engine/engine.js";

/** An interface icon of the sprite. */
export const icon = (name: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}"></use></svg>`;

/** The disc that stands for a seat: its colour and its mark. */
export const seatDisc = (colour: Colour, className = "seat"): TemplateResult =>
  html`<svg class=${className} viewBox="0 0 32 32" aria-hidden="true"><use href="#seat-${colour}"></use></svg>`;

/** A symbol of the sprite in its own box. */
export const symbol = (name: string, viewBox: string, className = ""): TemplateResult =>
  html`<svg class=${className} viewBox=${viewBox} aria-hidden="true"><use href="#${name}"></use></svg>`;
