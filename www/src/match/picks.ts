import type { LegalMove, Target } from "../engine/engine.js";

/** A move in the making: the targets touched so far, and the legal moves that begin with them. */
export class Picks {
  readonly path: Target[] = [];
  readonly #moves: readonly LegalMove[];

  constructor(moves: readonly LegalMove[]) {
    this.#moves = moves;
  }

  /** The legal moves that the path may still become. */
  get open(): LegalMove[] {
    return this.#moves.filter((move) => this.path.every((target, i) => move.picks[i] === target));
  }

  /** The targets that may be touched next. */
  legal(): Set<Target> {
    const next = new Set<Target>();
    for (const move of this.open) {
      const target = move.picks[this.path.length];
      if (target !== undefined) next.add(target);
    }
    return next;
  }

  /** Touches a legal target. Returns the move once only one is left, else nothing. */
  touch(target: Target): LegalMove | undefined {
    if (!this.legal().has(target)) return undefined;
    this.path.push(target);
    const { open } = this;
    return open.length === 1 ? open[0] : undefined;
  }

  /** Takes the last touched target back. Returns whether there was one. */
  back(): boolean {
    return this.path.pop() !== undefined;
  }
}
