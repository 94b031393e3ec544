import type { Colour, Info, Player } from "../engine/engine.js";
import { colours, players } from "../match/players.js";
import { recall, remember } from "./small.js";

/** A seat that is being set up. */
export interface SeatWish {
  /** What the person typed; null for a name of ours, which is that of the colour `stock` in the reader's language. */
  name: string | null;
  stock: Colour;
  colour: Colour;
  player: Player;
}

/** What people agree on before a match, apart from the luck. */
export interface Wish {
  seats: SeatWish[];
  options: Record<string, string>;
  freeUndo: boolean;
  coverHands: boolean;
}

const keyOf = (game: string) => `trapezi-setup-${game}`;

/** The last set-up of a game here becomes the next one's beginning. */
export const keepWish = (game: string, wish: Wish): void => remember(keyOf(game), wish);

/** With what the next match of a game begins. */
export function nextWish(game: Info): Wish {
  const first: Wish = { seats: [], options: {}, freeUndo: false, coverHands: true };
  const last = kept(game.id);
  const wish = { ...first, ...last, seats: seatsOf(last.seats, game) };
  if (wish.seats.length === 0) for (let i = 0; i < Math.max(2, game.min_seats); i++) wish.seats.push(freshSeat(wish.seats, i === 0 ? "person" : "medium"));
  const chosen = Object.entries(last.options ?? {});
  wish.options = Object.fromEntries(
    listed(game).map(({ id, choices, default: otherwise }) => [id, chosen.find(([known, value]) => known === id && choices.includes(value))?.[1] ?? otherwise]),
  );
  return wish;
}

/** The options that a person is asked for. */
export const listed = (game: Info): Info["options"] => game.options.filter((option) => option.listed);

/** The choices of an option that these seats can make: one that names a seat needs it, and one for somebody alone nobody else. */
export const choicesFor = ({ choices }: Info["options"][number], seats: number): string[] =>
  choices.filter((choice) => (seatNamed(choice) ?? 0) < seats && (seats === 1 || !choice.startsWith("solo-")));

/** The options as these seats can have them: a choice that they cannot make is the usual one. */
export const optionsFor = (options: Record<string, string>, seats: number, game: Info): Record<string, string> =>
  Object.fromEntries(listed(game).map((option) => [option.id, choicesFor(option, seats).find((choice) => choice === options[option.id]) ?? option.default]));

/** One more seat, in a colour and with a name of ours that no other has. */
export function freshSeat(seats: readonly SeatWish[], player: Player): SeatWish {
  const free = (taken: (seat: SeatWish) => Colour) => colours.find((colour) => !seats.some((seat) => taken(seat) === colour)) ?? colours[0]!;
  return { name: null, stock: free(({ stock }) => stock), colour: free(({ colour }) => colour), player };
}

/** The options after a seat is gone: who was named by number keeps the choice, and a choice that is gone with its seat is taken back. */
export function withoutSeat(options: Record<string, string>, gone: number, game: Info): Record<string, string> {
  const next = ({ id, default: otherwise }: Info["options"][number]) => {
    const value = options[id] ?? otherwise;
    const seat = seatNamed(value);
    if (seat === null || seat < gone) return value;
    return seat === gone ? otherwise : `seat-${seat}`;
  };
  return Object.fromEntries(listed(game).map((option) => [option.id, next(option)]));
}

/** The seat, from 0, that a choice of an option names; null if it names none. */
export function seatNamed(choice: string): number | null {
  const number = /^seat-(\d+)$/.exec(choice)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

function kept(game: string): Partial<Wish> {
  const wish = (recall(keyOf(game)) ?? {}) as Partial<Wish>;
  const flags = (["freeUndo", "coverHands"] as const).filter((flag) => typeof wish[flag] === "boolean");
  return { ...(Array.isArray(wish.seats) ? { seats: wish.seats } : {}), options: { ...wish.options }, ...Object.fromEntries(flags.map((flag) => [flag, wish[flag]])) };
}

/** The seats of an earlier set-up; none of them if they do not fit this game. */
function seatsOf(seats: SeatWish[] = [], { min_seats, max_seats }: Info): SeatWish[] {
  const good = seats.every(
    ({ name, stock, colour, player }) => (name === null || typeof name === "string") && colours.includes(stock) && colours.includes(colour) && players.includes(player),
  );
  const distinct = new Set(seats.map(({ colour }) => colour)).size === seats.length;
  return good && distinct && seats.length >= min_seats && seats.length <= max_seats ? seats : [];
}
