import type { Pace } from "./pace.js";

/**
 * What happens to the hands of several people at one screen: a cover between two of them, hands that lie closed
 * until their owner holds them (a tablet flat on the table), or nothing.
 */
export const handManners = ["cover", "flat", "open"] as const;
export type HandManner = (typeof handManners)[number];

/** How one match is played at this device. It is kept beside the save and is no part of it. */
export interface Manner {
  hands: HandManner;
  /** The seats on the far side of a tablet that lies flat: the screen turns to them. */
  opposite: readonly number[];
  /** How long the moves of a seat's bot stay on show, where it is not as for all. */
  paces: Readonly<Record<number, Pace>>;
}

/** The manner of a match that is new at this device. */
export const mannerOf = (coverHands: boolean): Manner => ({ hands: coverHands ? "cover" : "open", opposite: [], paces: {} });
