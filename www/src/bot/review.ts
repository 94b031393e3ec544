import type { Table } from "../engine/engine.js";
import type { Judgement, ReviewOrder } from "./protocol.js";

const STEP_MS = 40;

/**
 * What the strongest bot thinks of a move, asked at the position before it; nothing if there was no choice. The bot
 * sits at the seat that moved and sees what this seat saw.
 */
export async function judge(
  match: Table,
  no: number,
  [seat, move]: [number, string],
  { seed, budget }: ReviewOrder,
  breath: () => Promise<void>,
  isStopped: () => boolean,
): Promise<Judgement | null> {
  const { moves } = match.look(seat);
  const played = moves.find((legal) => legal.move === move);
  if (!played || moves.length === 1) return null;
  match.begin(seat, "hard", seed);
  const end = performance.now() + budget;
  while (!match.think(seat, Math.min(STEP_MS, budget)).done && performance.now() < end) {
    await breath();
    if (isStopped()) return null;
  }
  const opinions = match.opinions(seat);
  const [best] = opinions;
  if (!best) return null;
  const expected = opinions.find((opinion) => opinion.move === move)?.expected ?? null;
  return { no, seat, move, picks: played.picks, expected, best };
}
