import { html, nothing, type TemplateResult } from "lit";
import type { Arg, JournalEntry } from "../../engine/engine.js";
import { seatDisc } from "../../pieces/draw.js";
import { say } from "../../words/words.js";
import { goodsRow, sign } from "./draw.js";
import type { Goods } from "./parts.js";
import { colourOf, sum, type Scene } from "./view.js";

/** What the last harvest brought to each seat, phase by phase, as the log tells it. */
export interface Harvest {
  round: number;
  /** How many of the three phases have begun. */
  phases: number;
  seats: { gained: Goods; eaten: number | null; begging: number; born: Goods }[];
}

const PHASES = ["field", "feed", "breed"] as const;

/** The harvest that is under way or was the last one; none before the first. */
export function lastHarvest(journal: readonly JournalEntry[], seats: number): Harvest | null {
  const start = journal.findLastIndex(({ message }) => message.key === "agricola-log-harvest");
  if (start < 0) return null;
  const found: Harvest = { round: numberOf(journal[start]!.message.args["round"]), phases: 1, seats: Array.from({ length: seats }, () => ({ gained: {}, eaten: null, begging: 0, born: {} })) };
  for (const { message: { key, args }, seat: by } of journal.slice(start + 1)) {
    const seat = args["seat"] && "seat" in args["seat"] ? args["seat"].seat : by;
    const row = seat === null ? undefined : found.seats[seat];
    if (!row) continue;
    if (key === "agricola-log-field") row.gained = goodsOf(args["goods"]);
    else if (key === "agricola-log-fed") [row.eaten, found.phases] = [numberOf(args["food"]), Math.max(found.phases, 2)];
    else if (key === "agricola-log-begged") row.begging = numberOf(args["count"]);
    else if (key === "agricola-log-born") [row.born, found.phases] = [goodsOf(args["goods"]), 3];
  }
  if (journal.slice(start + 1).some(({ message }) => message.key === "agricola-log-round")) found.phases = 3;
  return found;
}

const numberOf = (arg: Arg | undefined): number => (arg && "number" in arg ? arg.number : 0);

const goodsOf = (arg: Arg | undefined): Goods =>
  arg && "counted" in arg ? Object.fromEntries((arg.counted as readonly { name: string; count: number }[]).map(({ name, count }) => [name.split("-").at(-1)!, count])) : {};

const goodsOrNone = (goods: Goods): TemplateResult => (sum(goods) > 0 ? goodsRow(goods) : html`–`);

/** The harvest as a sheet whose three columns are filled one after the other. */
export function harvestSheet(scene: Scene, harvest: Harvest, close: () => void): TemplateResult {
  return html`<section class="harvest paper" role="region" aria-label=${say("agricola-harvest-after", { round: harvest.round })}>
    <header><h2>${sign("sickle")}${say("agricola-harvest-after", { round: harvest.round })}</h2><button class="btn" data-action="skip-harvest" @click=${close}>${say("agricola-harvest-skip")}</button></header>
    <table><thead><tr><td></td>${PHASES.map((phase) => html`<th scope="col">${say(`agricola-harvest-${phase}`)}</th>`)}</tr></thead>
      <tbody>${harvest.seats.map((row, seat) => html`<tr><th scope="row">${seatDisc(colourOf(scene, seat))}<b class="t">${scene.seats[seat]!.name}</b></th>
        ${[goodsOrNone(row.gained), row.eaten === null ? html`${nothing}` : html`<span class="good"><b>${row.eaten}</b>${sign("food")}</span>${row.begging ? html`<span class="good begged"><b>${row.begging}</b>${sign("begging")}</span>` : nothing}`, goodsOrNone(row.born)]
          .map((face, phase) => html`<td class="phase-${phase}" ?data-come=${phase < harvest.phases}>${face}</td>`)}</tr>`)}</tbody>
    </table>
  </section>`;
}
