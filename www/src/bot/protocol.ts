import type { Level, OpinionView, Refusal, Target } from "../engine/engine.js";

/** What the page asks its worker. The save goes as text: cloning an object costs more than reading one. */
export type Ask =
  | { kind: "think" | "advise"; id: number; save: string; seat: number; level: Level; seed: number; budget: number }
  | ({ kind: "review"; id: number; save: string } & ReviewOrder)
    | { kind: "stop"; id: number }
  /** Answer with what was found so far. */
  | { kind: "hurry"; id: number };

/** Which decisions of a match are to be judged, and how long each may take. */
export interface ReviewOrder {
  /** The numbers of the moves, from 1. */
  numbers: number[];
  seed: number;
  /** Milliseconds for a decision. */
  budget: number;
}

/** What the strongest bot thinks of a move that was played. */
export interface Judgement {
  /** The number of the move, from 1. */
  no: number;
  seat: number;
  move: string;
  picks: Target[];
  /** The result that it let its seat expect, 0 to 1; nothing if the bot never thought of it. */
  expected: number | null;
  /** What the bot would have played. */
  best: OpinionView;
}

/** What the worker answers. */
export type Answer =
  | { kind: "progress"; id: number; fraction: number }
  | { kind: "done"; id: number; move: string; opinions: OpinionView[] }
  | { kind: "judged"; id: number; no: number; judgement: Judgement | null }
  | { kind: "reviewed"; id: number }
  | { kind: "failed"; id: number; refusal: Refusal | null; text: string };
