import type { nothing, TemplateResult } from "lit";
import type { JournalEntry, LegalMove, Message, SeatSetup, Target } from "../engine/engine.js";

/**
 * The part of a target in the decision that is being made. Copies of the same thing share a target: the first ones
 * are those that were picked, the next ones may still be legal.
 */
export interface Mark {
  legal: boolean;
  /** Which picks of the decision it was, from 1. */
  picked: number[];
  /** The place of this target among the moves that a bot advises, from 1. */
  hint?: number;
  /** Whether it is lit up: as part of a move that a bot advises, or because a guide points at it. */
  advised?: boolean;
}
/** A target that is not in the map plays no part in the decision. */
export type Marks = ReadonlyMap<Target, Mark>;

/** What the table gives a board to draw; the board answers with "pick" and "help" events. */
export interface BoardScene<View> {
  view: View;
  viewer: number | null;
  /** The seat whose things lie nearest: the viewer's, if there is one. */
  near: number;
  /** The seats that are to play. */
  toAct: readonly number[];
  seats: readonly SeatSetup[];
  components: unknown;
  marks: Marks;
  /** Whether somebody here has a decision to make, so that what is not legal is dimmed. */
  deciding: boolean;
  /** What the last moves of others concern, each with the seat that made the move. */
  recent: ReadonlyMap<Target, number>;
  /** The log up to this moment. */
  journal: readonly JournalEntry[];
  /** The name plate of a seat. */
  plate: (seat: number) => TemplateResult;
  /** What the table wants beside the player's own things: buttons of the decision, the log's tab. */
  corner: TemplateResult;
  /** Whether pieces travel to their new places. */
  animate: boolean;
  /** On a phone: the pane that is shown. */
  pane: string;
}

/** A decision that is made with a button and not on the board. */
export interface Choice {
  label: Message;
  /** A short word or number in front, for example a level. */
  mark?: string;
  /** How the prompt names it once it is chosen, if it is worth naming. */
  chip?: Message;
}

/** A count on a name plate. */
export interface Count {
  symbol: string;
  viewBox: string;
  value: number;
  /** The count in words; its message has the variable `count`. */
  label: string;
}

/** What the name plate of a seat shows. */
export interface Plate {
  points: number;
  goal?: number;
  counts: Count[];
}

export interface Pane {
  id: string;
  label: string;
  symbol: string;
  viewBox: string;
}

/** What a game's folder of boards exports as `board`. */
export interface Board<View = unknown> {
  /** The custom element that draws; its property `scene` is a BoardScene. */
  tag: string;
  /** How a target is offered that has no place on the board; nothing if the board draws it. */
  choice(target: Target, view: View): Choice | null;
  /** A whole move in words, where the labels of its buttons do not say it; the words lie in `<game>-moves.ftl`. */
  moveName?(move: Pick<LegalMove, "move" | "picks">, view: View): Message | null;
  /** Whether the seats of this match have no secrets, though those of other matches of the game do: no hand has to be covered then. */
  open?(view: View): boolean;
  /** What a button says with which a move is confirmed, where the board first shows what would come of it; its targets are picked then. */
  preview?(move: LegalMove, view: View): Message | null;
  /** What is written on the name plate of a seat. */
  plate(view: View, seat: number, components: unknown): Plate;
  /** The panes of a phone, and where a target is found. */
  panes: readonly Pane[];
  paneOf(target: Target, viewer: number | null): string;
  /** All that lies before a seat, large, if the board itself has to draw it small. Its targets can be touched. */
  area?(scene: BoardScene<View>, seat: number): TemplateResult;
  /** What follows a match that is over, where matches follow one another; it answers with "sequel" events. */
  sequel?(view: View): TemplateResult | typeof nothing;
  /** The cards and pieces that can be looked up, opened at the target if it is one of them. */
  help(components: unknown, target: Target | null): TemplateResult;
}

/** A target was touched, or (with the number of the pick) a picked one to take it back. */
export interface Touch {
  target: Target;
  picked: number | undefined;
}

export const touchEvent = (touch: Touch): CustomEvent<Touch> =>
  new CustomEvent("pick", { detail: touch, bubbles: true, composed: true });

export const helpEvent = (target: Target | null): CustomEvent<Target | null> =>
  new CustomEvent("help", { detail: target, bubbles: true, composed: true });

/** The same people go on with another match, for which this is agreed anew. */
export const sequelEvent = (options: Readonly<Record<string, string>>): CustomEvent<Readonly<Record<string, string>>> =>
  new CustomEvent("sequel", { detail: options, bubbles: true, composed: true });
