import { engineReady, type Engine, type Save, type SeatSetup, type Setup, type Table } from "../engine/engine.js";
import { freshSeed } from "../engine/luck.js";
import { colours, levels } from "../match/players.js";
import { isLink, saveOfLink } from "../store/links.js";
import { readSave } from "../store/save-text.js";
import { tableFrom } from "./scenario.js";
import { jsonIn, Unreadable } from "./unreadable.js";

const LEVELS: readonly string[] = levels;

/** What the attributes of a table say about its match. */
export interface Asked {
  game: string;
  options: string | null;
  seats: string | null;
  seed: string | null;
  moves: string | null;
  position: string | null;
}

/**
 * The match that the attributes ask for: from a position, from a save or a link, or a new one in which some moves are
 * played. Throws the engine's refusal.
 */
export async function tableOf({ game, options, seats, seed, moves, position }: Asked): Promise<Table> {
  const given = moves?.trim() ?? "";
  if (isLink(given)) return tableOfSave((await saveOfLink(given)).save);
  if (given.startsWith("{")) return tableOfSave(readSave(given));
  if (seed !== null && !/^\d{1,15}$/.test(seed)) throw new Unreadable("seed", seed);
  const setup: Setup = {
    game,
    options: optionsOf(options ?? ""),
    seats: seatsOf(seats ?? (position === null ? "person,medium" : "person,person")),
    seed: seed === null ? freshSeed() : Number(seed),
    free_undo: false,
  };
  const engine = await engineReady(game);
  if (position !== null) return tableForPeople(engine, setup, position);
  const table = new engine.Table(setup);
  for (const move of given.split(/[;\n]/).map((one) => one.trim()).filter(Boolean)) table.play({ seat: table.look(null).to_act[0] ?? 0, move }, null);
  return table;
}

/** The match of a save. Throws the engine's refusal. */
export async function tableOfSave(save: Save): Promise<Table> {
  const { Table } = await engineReady(save.game);
  return Table.restore(save);
}

/** A bot is asked with a save, which a match that began from a position does not have. */
function tableForPeople(engine: Engine, setup: Setup, position: string): Table {
  const bot = setup.seats.find(({ player }) => player !== "person");
  if (bot) throw new Unreadable("seats", bot.player);
  return tableFrom(engine, setup, jsonIn("position", position));
}

/** "variant:full, first:seat-2": options of the game, each with what is chosen. Those that are not named are as usual. */
function optionsOf(text: string): Record<string, string> {
  const named = text.split(",").map((one) => one.trim()).filter(Boolean);
  return Object.fromEntries(
    named.map((one) => {
      const [id, choice, ...more] = one.split(":").map((part) => part.trim());
      if (!id || !choice || more.length > 0) throw new Unreadable("options", one);
      return [id, choice];
    }),
  );
}

/** "person, hard" or "Ada:person, Ben:hard" or "Ada, Ben": who sits where. */
function seatsOf(text: string): SeatSetup[] {
  return text.split(",").map((one, seat) => {
    const [first = "", second] = one.split(":").map((part) => part.trim());
    if (second !== undefined && second !== "person" && !LEVELS.includes(second)) throw new Unreadable("seats", second);
    const player = second ?? (first === "person" || LEVELS.includes(first) ? first : "person");
    const name = second === undefined && player === first ? String.fromCharCode(65 + seat) : first;
    return { name, colour: colours[seat % colours.length]!, player: player as SeatSetup["player"] };
  });
}
