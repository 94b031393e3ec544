import { scaleLinear } from "d3-scale";
import { curveMonotoneX, line } from "d3-shape";
import { html, nothing, svg, type TemplateResult } from "lit";
import type { SeatSetup } from "../engine/engine.js";
import { say } from "../words/words.js";
import { percent } from "./move-words.js";
import type { Judged } from "./review.js";

export interface ChartState {
  judged: readonly Judged[];
  seats: readonly SeatSetup[];
  width: number;
  /** The decision that is looked at, by the number of its move. */
  chosen: number | null;
  turnOf(no: number): number;
  choose(no: number): void;
  show(no: number): void;
}

const HEIGHT = 190;
const EDGE = { top: 12, right: 14, bottom: 24, left: 40 };
const DISC = 15;
/** Lines differ by their strokes too. */
const DASHES = ["none", "9 4", "2.500 4", "9 4 2.500 4", "14 3", "5 5"];
const MOST_TURN_TICKS = 6;

/** The expected result of each seat over the match: to look at, to touch, and to go along with the arrow keys. */
export function chart(state: ChartState): TemplateResult {
  const { judged, width, chosen, seats, turnOf } = state;
  const at = judged.find(({ no }) => no === chosen) ?? judged[0]!;
  const x = scaleLinear([judged[0]!.no, Math.max(judged.at(-1)!.no, judged[0]!.no + 1)], [EDGE.left, width - EDGE.right]);
  const y = scaleLinear([0, 1], [HEIGHT - EDGE.bottom, EDGE.top]);
  const told = say("analysis-point", { turn: turnOf(at.no), name: seats[at.seat]!.name, expected: percent(at.best.expected) });
  const touch = (event: PointerEvent) => {
    const { left, width: drawn } = (event.currentTarget as Element).getBoundingClientRect();
    state.choose(nearest(judged, x.invert(((event.clientX - left) * width) / drawn)));
  };
  return html`<div class="chart" role="slider" tabindex="0" aria-label=${say("analysis-chart")} aria-valuemin="0" aria-valuemax=${judged.length - 1}
      aria-valuenow=${judged.indexOf(at)} aria-valuetext=${told} @keydown=${(event: KeyboardEvent) => keys(event, state, judged.indexOf(at))} @pointerdown=${touch}>
    <svg viewBox="0 0 ${width} ${HEIGHT}" aria-hidden="true">
      ${y.ticks(4).map((value) => svg`<path class="grid" d="M${EDGE.left} ${y(value)}H${width - EDGE.right}"></path>
        <text x=${EDGE.left - 6} y=${y(value)} text-anchor="end" dy=".35em">${percent(value)}</text>`)}
      ${turnTicks(judged, turnOf).map(({ no, turn }) => svg`<text x=${x(no)} y=${HEIGHT - 6} text-anchor="middle">${turn}</text>`)}
      ${chosen === null ? nothing : svg`<path class="chosen" d="M${x(at.no)} ${EDGE.top}V${HEIGHT - EDGE.bottom}"></path>`}
      ${seats.map((seat, i) => {
        const own = judged.filter((one) => one.seat === i);
        const last = own.at(-1);
        if (!last) return nothing;
        const path = line<Judged>((one) => x(one.no), (one) => y(one.best.expected)).curve(curveMonotoneX)(own) ?? "";
        return svg`<path class="course" d=${path} .style=${`--s:var(--seat-${seat.colour})`} stroke-dasharray=${DASHES[i % DASHES.length]!}></path>
          ${marked(own).map((one) => svg`<use href="#seat-${seat.colour}" x=${x(one.no) - DISC / 2} y=${y(one.best.expected) - DISC / 2} width=${DISC} height=${DISC}></use>`)}`;
      })}
      ${chosen === null ? nothing : svg`<circle class="chosen" cx=${x(at.no)} cy=${y(at.best.expected)} r="9"></circle>`}
    </svg>
    <p class="chart-told" aria-hidden="true">${chosen === null ? say("analysis-chart-turns") : told}</p>
  </div>`;
}

/** The same figures as a table. */
export function figures({ judged, seats, turnOf }: ChartState): TemplateResult {
  return html`<details class="figures"><summary>${say("analysis-figures")}</summary><div class="wide-table" tabindex="0" role="region" aria-label=${say("analysis-figures")}><table>
    <thead><tr>${["turn", "player", "expected", "cost"].map((column) => html`<th scope="col">${say(`analysis-column-${column}`)}</th>`)}</tr></thead>
    <tbody>${judged.map(({ no, seat, best, cost }) => html`<tr><td>${turnOf(no)}</td><td>${seats[seat]!.name}</td><td>${percent(best.expected)}</td><td>${cost > 0 ? percent(cost) : "–"}</td></tr>`)}</tbody>
  </table></div></details>`;
}

function keys(event: KeyboardEvent, { judged, choose, show }: ChartState, at: number): void {
  const last = judged.length - 1;
  const to = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1, PageUp: at + 10, PageDown: at - 10, Home: 0, End: last }[event.key];
  if (to === undefined && event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
  if (to === undefined) show(judged[at]!.no);
  else choose(judged[Math.min(Math.max(to, 0), last)]!.no);
}

const nearest = (judged: readonly Judged[], no: number): number =>
  judged.reduce((best, one) => (Math.abs(one.no - no) < Math.abs(best - no) ? one.no : best), judged[0]!.no);

/** The points of a line that carry its mark: the last one and a few on the way. */
const marked = (own: readonly Judged[]): Judged[] => own.filter((_, i) => (own.length - 1 - i) % Math.max(4, Math.ceil(own.length / 4)) === 0);

/** Where turns begin, as many as can be read. */
function turnTicks(judged: readonly Judged[], turnOf: (no: number) => number): { no: number; turn: number }[] {
  const starts = judged.map(({ no }) => ({ no, turn: turnOf(no) })).filter(({ turn }, i, all) => turn > 0 && turn !== all[i - 1]?.turn);
  const every = Math.ceil(starts.length / MOST_TURN_TICKS);
  return starts.filter((_, i) => i % every === 0);
}
