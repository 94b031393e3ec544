import type { Level, OpinionView, Refusal } from "../engine/engine.js";

/** What the page asks its worker. The save goes as text: cloning an object costs more than reading one. */
export type Ask =
  | { kind: "think" | "advise"; id: number; save: string; seat: number; level: Level; seed: number; budget: number }
  | { kind: "stop"; id: number };

/** What the worker answers. */
export type Answer =
  | { kind: "progress"; id: number; fraction: number }
  | { kind: "done"; id: number; move: string; opinions: OpinionView[] }
  | { kind: "failed"; id: number; refusal: Refusal | null; text: string };
