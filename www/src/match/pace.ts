/** How long the moves of bots stay on show. */
export const paces = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof paces)[number];

const PAUSE_MS: Record<Pace, number> = { slow: 2200, normal: 1200, fast: 450, instant: 0 };
/** A pick in the middle of a chain shows next to nothing: it gets this part of the pause. */
const QUIET_PART = 0.25;

/** Waits between moves, until the time is over or the person taps on. */
export class Pauses {
  #go: (() => void) | undefined;
  #skipping = false;

  /** Waits as long as a move deserves. */
  async after(pace: Pace, somethingToRead: boolean): Promise<void> {
    const ms = PAUSE_MS[pace] * (somethingToRead ? 1 : QUIET_PART);
    if (ms === 0 || this.#skipping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#go = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#go = undefined;
  }

  /** Ends this wait and those to come, until `rest`. */
  skip(): void {
    this.#skipping = true;
    this.#go?.();
  }

  /** From now on moves get their pauses again. */
  rest(): void {
    this.#skipping = false;
  }
}
