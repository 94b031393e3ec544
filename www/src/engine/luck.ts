import type { Setup } from "trapezi";

/** A seed from the browser's random source: a whole number below 2^53. */
export function freshSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}

/** The set-up of the same people once more, with other luck. */
export const sameAgain = ({ game, options, seats, free_undo }: Setup): Setup => ({ game, options, seats, free_undo, seed: freshSeed() });
