import type { Target } from "../../engine/engine.js";
import type { Board } from "../../table/board.js";
import { words } from "../../words/words.js";
import { area } from "./area.js";
import "./board.js";
import { choice } from "./choice.js";
import { help } from "./help.js";
import { moveName } from "./move-name.js";
import { seriesSheet } from "./series.js";
import { isForced, type View } from "./view.js";

// what only the board says
await words.need("agricola-board");

/** What the table needs to know about Agricola's board. */
export const board: Board<View> = {
  tag: "trapezi-agricola",
  choice,
  moveName,
  open: ({ family }) => family,
  preview: ({ picks }, view) => (isForced(view, picks.at(-1)) ? { key: "agricola-choice-close", args: {} } : null),
  plate: (view, seat) => {
    const { score, persons, begging, hand_occupations: occupations, hand_minors: minors } = view.seats[seat]!;
    const counts = [{ symbol: "meeple", viewBox: "0 0 64 66", value: persons, label: "agricola-count-people" }];
    if (!view.family) counts.push({ symbol: "ag-occupation", viewBox: "0 0 32 32", value: occupations + minors, label: "agricola-count-hand" });
    if (begging > 0) counts.push({ symbol: "ag-begging", viewBox: "0 0 32 32", value: begging, label: "agricola-count-begging" });
    return { points: score, counts, ...(view.series ? { goal: view.series.target } : {}) };
  },
  panes: [
    { id: "board", label: "agricola-pane-board", symbol: "ag-wood", viewBox: "0 0 32 32" },
    { id: "mine", label: "agricola-pane-mine", symbol: "ag-room", viewBox: "0 0 32 32" },
    { id: "others", label: "agricola-pane-others", symbol: "meeple", viewBox: "0 0 64 66" },
  ],
  paneOf: (target: Target) => (/^(space|major|round)\//.test(target) ? "board" : "mine"),
  area,
  sequel: ({ series, seats }) => seriesSheet(series, seats[0]!.score),
  help,
};
