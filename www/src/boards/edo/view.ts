import type { EdoView } from "../../engine/engine.js";
import type { BoardScene } from "../../table/board.js";
import { say } from "../../words/words.js";
import { partsOf, type MapNode, type MapSide } from "./parts.js";

export type View = EdoView;
export type Scene = BoardScene<View>;

export const GOODS = ["wood", "stone", "rice", "ryo"] as const;

export const spaceName = (id: string): string => say(`edo-space-${id}`);
export const cardName = (id: string): string => say(`edo-card-${id}`);
export const actionName = (id: string): string => say(`edo-action-${id.replace(".", "-")}`);

export const nearSeat = (scene: Scene): number => scene.near;

/** The other seats, clockwise from the near one. */
export const farSeats = (scene: Scene): number[] => {
  const near = nearSeat(scene);
  return scene.seats.map((_, i) => (near + 1 + i) % scene.seats.length).slice(0, -1);
};

export const colourOf = (scene: Scene, seat: number) => scene.seats[seat]!.colour;

export const sideOf = (scene: Scene): MapSide => partsOf(scene.components).maps[scene.view.side]!;

export const nodeOf = (scene: Scene, id: string): MapNode | undefined => sideOf(scene).nodes.find((node) => node.id === id);

/** Whether one of the decision's legal targets begins like this. */
export const asksFor = (scene: Scene, kind: string): boolean => [...scene.marks].some(([target, { legal }]) => legal && target.startsWith(kind));
