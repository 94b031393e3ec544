import type { Seen } from "../match/seen.js";
import type { GuideStep } from "./guide-file.js";

/** The match as a guide sees it. */
export type Guided = Pick<Seen, "reply" | "picks"> & { readonly deciding: number | null; pointed: readonly string[] };

/**
 * Goes through the steps of a guide as the match does. It never holds anybody to its advice: whatever was decided, it
 * goes on with the next step that fits.
 */
export class Course {
  /** How many moves had been played when the match came to the decision of this step. */
  #entered: number | null = null;

  readonly steps: readonly GuideStep[];
  /** The step at which it is. */
  at: number;

  constructor(steps: readonly GuideStep[], at: number) {
    this.steps = steps;
    this.at = at;
  }

  get step(): GuideStep | undefined {
    return this.steps[this.at];
  }

  /** The person has read. */
  next(): void {
    this.at++;
    this.#entered = null;
  }

  /** Catches up with the match. */
  follow(match: Guided): void {
    if (match.deciding === null) return;
    const { moves_played: played, prompt } = match.reply;
    while (this.step?.prompts) {
      const { prompts, once } = this.step;
      const here = prompts.includes(prompt?.key ?? "");
      if (here && (!once || this.#entered === null || played <= this.#entered)) {
        this.#entered = Math.min(this.#entered ?? played, played);
        return;
      }
      this.next();
    }
  }

  /** What is to be pointed at. */
  pointed(match: Guided): string[] {
    const { targets = [], prompts } = this.step ?? {};
    if (!prompts) return targets;
    const legal = match.picks.legal();
    const first = targets.find((target) => legal.has(target));
    return first === undefined ? [] : [first];
  }
}
