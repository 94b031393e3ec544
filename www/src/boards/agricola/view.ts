import type { AgricolaView } from "../../engine/engine.js";
import type { BoardScene } from "../../table/board.js";
import { say, words } from "../../words/words.js";
import type { Goods } from "./parts.js";

export type View = AgricolaView;
export type Scene = BoardScene<View>;
export type Farm = View["seats"][number];
export type Cell = Farm["cells"][number];
export type Task = NonNullable<View["task"]>;

export const BUILDING = ["wood", "clay", "reed", "stone"] as const;
export const GOODS = ["food", ...BUILDING, "grain", "vegetable"] as const;
export const ANIMALS = ["sheep", "boar", "cattle"] as const;

/** The other seats, clockwise from the near one. */
export const farSeats = (scene: Scene): number[] => scene.seats.map((_, i) => (scene.near + 1 + i) % scene.seats.length).slice(0, -1);

export const colourOf = (scene: Scene, seat: number) => scene.seats[seat]!.colour;

/** Ids as they stand in locale keys. */
const inKey = (id: string): string => id.replaceAll("_", "-");

/** A space by its full name; some do less in the family game. */
export function spaceName(id: string, family: boolean): string {
  const key = `agricola-space-${inKey(id)}`;
  return say(family && words.has(`${key}-family`) ? `${key}-family` : key);
}
export const majorName = (id: string): string => say(`agricola-major-${inKey(id)}`);
export const cardName = (id: string): string => say(`agricola-card-${id}`);

/** The same in the few letters that a small card has room for. */
export const shortName = (kind: "space" | "major", id: string): string => say(`agricola-short-${kind}-${inKey(id)}`);

/** Goods in the order in which they lie on the table; those of which there are none are left out. */
export const inOrder = (goods: Goods): [kind: string, count: number][] => [...GOODS, ...ANIMALS].flatMap((kind) => (goods[kind] ? [[kind, goods[kind]]] : []));

/** Goods in words. */
export const goodsWords = (goods: Goods): string =>
  inOrder(goods).map(([good, count]) => say(`agricola-count-${good}`, { count })).join(", ");

/** Whether an id is one of a hand card; the others are of the major improvements. */
export const isCard = (id: string): boolean => /^[EIK]\d+$/.test(id);

/** Whether an improvement or an occupation lies in front of the seat that decides, and can be touched there. */
export function lies({ task, seats }: View, id: string): boolean {
  const front = task ? seats[task.seat]! : undefined;
  return front !== undefined && [front.majors, front.occupations, front.minors].some((cards) => cards.includes(id));
}

/** Goods that are added up. */
export const sum = (goods: Goods): number => Object.values(goods).reduce((total, count) => total + count, 0);

/** What is asked of a seat, if it is its turn to decide. */
export function taskOf({ view: { task }, marks }: Scene, seat: number): Task | null {
  if (task?.seat !== seat) return null;
  const touched = task.forced.find(({ cells }) => cells.every((cell) => (marks.get(`cell/${cell}`)?.picked.length ?? 0) > 0));
  return touched ? { ...task, draft: touched } : task;
}

/** Whether a touch makes a pasture at once, since nothing else can follow. */
export const isForced = ({ task }: View, target: string | undefined): boolean =>
  task?.forced.some(({ cells }) => cells.some((cell) => target === `cell/${cell}` && !task.draft?.cells.includes(cell))) ?? false;

/** What the button of a target would bring to the deciding seat. */
export const offerOf = (view: View, target: string) => view.task?.choices.find((choice) => choice.target === target);

export const isLegal = (scene: Scene, target: string): boolean => scene.marks.get(target)?.legal ?? false;
