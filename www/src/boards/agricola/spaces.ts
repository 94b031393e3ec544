import { html, nothing, type TemplateResult } from "lit";
import { targetButton } from "../../table/target.js";
import { say } from "../../words/words.js";
import { goodsRow, person, sign } from "./draw.js";
import { spaceFace } from "./faces.js";
import { majors } from "./majors.js";
import { partsOf, spaceData, type Parts } from "./parts.js";
import { colourOf, goodsWords, shortName, spaceName, type Scene, type View } from "./view.js";

type Space = View["spaces"][number];

/** Where a card lies on the boards: column, first of twelve rows, how many of them. */
interface Place {
  column: number;
  row: number;
  rows: number;
}

/** The columns of the printed boards, as the data file counts them. */
const PRINTED = 2;
const FIRST_ROUNDS = 3;
const ROWS = 12;
/** Which rounds lie in a column, from the fourth on. */
const ROUND_COLUMNS = [[1], [2, 3, 4], [5, 6, 7], [8, 9], [10, 11], [12, 13], [14]];
const ROUND_ROWS = 4;

/** The boards with all spaces: the cards of the seats' number, the printed spaces, the rounds, the major improvements. */
export function boards(scene: Scene): TemplateResult {
  const { view } = scene;
  const parts = partsOf(scene.components);
  const cards = view.spaces.filter(({ id }) => spaceData(parts, id)?.kind === "action_card");
  const inColumn = cards.length > 4 ? 3 : cards.length;
  const lead = cards.length === 0 ? 0 : Math.ceil(cards.length / inColumn);
  const shift = lead - PRINTED;
  const at = ({ column, row, rows }: Place) => `grid-area:${row + 1} / ${column + shift + 1} / span ${rows}`;
  return html`<section class="boards" aria-label=${say("agricola-boards")} .style=${`--columns:${lead + 8};--lead:${lead}`}>
    <div class="spaces" data-rove role="group" aria-label=${say("agricola-spaces")}>
      ${cards.map((space, i) => card(scene, parts, space, at({ column: PRINTED - lead + Math.floor(i / inColumn), row: (i % inColumn) * (ROWS / inColumn), rows: ROWS / inColumn })))}
      ${view.spaces.map((space) => {
        const board = spaceData(parts, space.id)?.board;
        return board ? card(scene, parts, space, at({ column: board.column, row: board.unit_row * 2, rows: board.height_units * 2 })) : nothing;
      })}
      ${ROUND_COLUMNS.flatMap((rounds, column) => rounds.map((round, i) => roundPlace(scene, parts, round, at({ column: FIRST_ROUNDS + column, row: i * ROUND_ROWS, rows: ROUND_ROWS }))))}
    </div>
    <span class="scenery" aria-hidden="true">${sign("mill")}</span>${turns(scene)}
    ${majors(scene)}
  </section>`;
}

const MOST_TURNS = 6;

/** Who places next in this round. */
const turns = (scene: Scene): TemplateResult | typeof nothing => {
  const next = scene.view.order.slice(0, MOST_TURNS);
  return next.length < 2 ? nothing : html`<span class="turns" role="img" aria-label=${say("agricola-order", { names: next.map((seat) => scene.seats[seat]!.name).join(", ") })}>${next.map((seat) => person(colourOf(scene, seat)))}</span>`;
};

/** The place of a round: its card once that is open, before that its back with what is promised for it. */
function roundPlace(scene: Scene, parts: Parts, round: number, place: string): TemplateResult {
  const { view } = scene;
  const { stage, promised, harvest: reaped } = view.rounds[round - 1]!;
  const here = view.spaces.find((space) => space.round === round);
  const harvest = reaped ? html`<i class="harvest-mark" title=${say("agricola-harvest-after", { round })}>${sign("sickle")}</i>` : nothing;
  if (here) return card(scene, parts, here, place, html`<i class="round-number">${round}</i>${harvest}`);
  return html`<span class="round-back ${round === view.round + 1 ? "next" : ""}" .style=${place} role="img"
      aria-label=${[say("agricola-round-back", { round, stage }), ...promised.map(({ seat, goods }) => say("agricola-promised", { name: scene.seats[seat]!.name, goods: goodsWords(goods) }))].join(", ")}>
    <i class="round-number">${round}</i><b class="t">${"I II III IV V VI".split(" ")[stage - 1]}</b>
    ${promised.map(({ seat, goods }) => html`<span class="promised" data-origin="promised/${round}/${seat}">${person(colourOf(scene, seat))}${goodsRow(goods)}</span>`)}${harvest}</span>`;
}

function card(scene: Scene, parts: Parts, space: Space, place: string, extra: TemplateResult | typeof nothing = nothing): TemplateResult {
  const { family, round, task } = scene.view;
  const data = spaceData(parts, space.id)!;
  const target = `space/${space.id}`;
  const [adds] = Object.entries(space.adds);
  return targetButton(scene, target, {
    name: spoken(scene, space),
    className: `space of-${data.kind.replace("_", "-")} ${place.endsWith("span 2") ? "low" : ""} ${space.persons.length > 0 ? "taken" : ""} ${space.round === round ? "new" : ""} ${task?.source === space.id ? "here" : ""}`,
    style: place,
    content: html`<span class="title t">${shortName("space", space.id)}</span>
      ${spaceFace(data, family, space.goods)}${extra}
      ${adds ? html`<i class="adds">+${adds[1]}</i>` : nothing}
      ${space.persons.length > 0 ? html`<span class="standers">${space.persons.map(({ seat, newborn }) => html`<span class="man" data-piece="${newborn ? "newborn" : "person"}/${seat}" data-place=${target}
          data-from="home/${seat}">${person(colourOf(scene, seat), newborn)}</span>`)}</span>` : nothing}`,
  });
}

/** A space in words: its name, what lies on it, who stands on it. */
function spoken(scene: Scene, { id, goods, round, persons }: Space): string {
  const lying = goodsWords(goods);
  const taken = persons.filter(({ newborn }) => !newborn).map(({ seat }) => scene.seats[seat]!.name);
  return [
    round === null ? spaceName(id, scene.view.family) : say("agricola-round-space", { round, space: spaceName(id, scene.view.family) }),
    ...(lying ? [lying] : []),
    ...taken.map((name) => say("agricola-taken-by", { name })),
  ].join(", ");
}
