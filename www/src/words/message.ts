import { html, type TemplateResult } from "lit";
import type { Arg, Message, Refusal, SeatSetup } from "../engine/engine.js";
import { Names, say, words, type Values } from "./words.js";

/** What turns a seat's number into a name. */
export type Seats = readonly Pick<SeatSetup, "name">[];

const NAME_OPEN = "\uE000";
const NAME_CLOSE = "\uE001";

/** A message of the engine in the reader's language. */
export function tell(message: Message, seats: Seats): string {
  return say(message.key, values(message.args, (seat) => seats[seat]?.name ?? ""));
}

/** The same with the players' names set apart. */
export function tellRich(message: Message, seats: Seats): TemplateResult[] {
  const marked = say(message.key, values(message.args, (seat) => NAME_OPEN + (seats[seat]?.name ?? "") + NAME_CLOSE));
  return marked.split(NAME_OPEN).map((part) => {
    const [name, rest] = part.includes(NAME_CLOSE) ? part.split(NAME_CLOSE) : [undefined, part];
    return html`${name === undefined ? "" : html`<b class="t">${name}</b>`}${rest}`;
  });
}

/** Why something is refused, in the reader's language. */
export function tellRefusal(refusal: Refusal, seats: Seats): string {
  return tell({ key: `refused-${refusal.code}`, args: refusal.args }, seats);
}

function values(args: Record<string, Arg>, nameOf: (seat: number) => string): Values {
  const out: Values = {};
  for (const [name, arg] of Object.entries(args)) out[name] = value(arg, nameOf);
  return out;
}

function value(arg: Arg, nameOf: (seat: number) => string): Values[string] {
  if ("seat" in arg) return nameOf(arg.seat);
  if ("number" in arg) return arg.number;
  if ("name" in arg) return new Names([arg.name]);
  if ("names" in arg) return arg.names.length > 0 ? new Names(arg.names) : say("table-nothing");
  if ("counted" in arg) return arg.counted.length > 0 ? words.list(arg.counted.map(({ name, count }) => say(name, { count }))) : say("table-nothing");
  return arg.text;
}
