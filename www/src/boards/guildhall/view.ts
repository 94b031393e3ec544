import type { GuildhallView } from "../../engine/engine.js";
import type { BoardScene } from "../../table/board.js";
import { say } from "../../words/words.js";

export type View = GuildhallView;
export type Scene = BoardScene<View>;

export const COLOURS = ["r", "b", "g", "y", "p"] as const;

/** The two letters of a card's id: its profession and its colour. */
export const professionOf = (card: string): string => card.charAt(0);
export const colourOf = (card: string): string => card.charAt(1);

export const cardName = (card: string): string => say(`guildhall-card-${card}`);
export const professionName = (profession: string): string => say(`guildhall-profession-${profession}`);
export const vpName = (vp: string): string => say(`guildhall-vp-${vp}`);

/** The seat whose things lie nearest. */
export const nearSeat = (scene: Scene): number => scene.near;

/** The other seats, clockwise from the near one. */
export const farSeats = (scene: Scene): number[] => {
  const near = nearSeat(scene);
  return scene.seats.map((_, i) => (near + 1 + i) % scene.seats.length).slice(0, -1);
};
