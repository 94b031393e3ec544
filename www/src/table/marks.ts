import type { Target } from "../engine/engine.js";
import type { Match } from "../match/match.js";
import type { Board, Mark, Marks } from "./board.js";

/** The picks that can be seen on the board; those made with buttons stand in the prompt. */
export function picksOnBoard(match: Match, board: Board): Target[] {
  return match.picked.filter((target) => !board.choice(target, match.reply.view));
}

/** The part that each target has in the decision: what may be touched next, what was picked, what a bot would do. */
export function marksOf(match: Match, board: Board): Marks {
  const marks = new Map<Target, Mark>();
  if (match.deciding === null) return marks;
  for (const target of match.picks.legal()) marks.set(target, { legal: true, picked: [] });
  picksOnBoard(match, board).forEach((target, i) => {
    const mark = marks.get(target) ?? { legal: false, picked: [] };
    marks.set(target, { ...mark, picked: [...mark.picked, i + 1] });
  });
  markAdvice(match, marks);
  for (const target of match.pointed) marks.set(target, { ...(marks.get(target) ?? { legal: false, picked: [] }), advised: true });
  return marks;
}

/** Numbers the targets with which the advised moves go on; of a move that is lit up, all that are still to be touched. */
function markAdvice({ advice, picks }: Match, marks: Map<Target, Mark>): void {
  if (!advice || !("opinions" in advice)) return;
  const { opinions, chosen } = advice;
  opinions.forEach(({ picks: path }, i) => {
    if (chosen !== null && chosen !== i) return;
    const from = picks.path.length;
    for (const target of path.slice(from, chosen === null ? from + 1 : undefined)) {
      const mark = marks.get(target) ?? { legal: false, picked: [] };
      if (mark.hint === undefined) marks.set(target, { ...mark, hint: i + 1, advised: chosen === i });
    }
  });
}

/** The panes of a phone in which something can be touched. */
export function legalPanes(match: Match, board: Board): Set<string> {
  const onBoard = [...match.picks.legal()].filter((target) => !board.choice(target, match.reply.view));
  return new Set(onBoard.map((target) => board.paneOf(target, match.viewer)));
}
