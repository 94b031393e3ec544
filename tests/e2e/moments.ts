/** Moments of stored matches, found by the decision that they ask for: each kind of decision on a board as full as can be. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { AnyReply, Save } from "../../pkg/index.js";
import * as trapezi from "../../pkg/trapezi.js";

const folder = (game: string) => new URL(`../replays/${game}/`, import.meta.url);

export interface Moment {
  /** The key of the prompt. */
  prompt: string;
  /** What a person may touch first. */
  targets: string[];
  /** How full the board is. */
  full: number;
  save: Save;
}

/** Stored matches are played through once for each game and number of seats that is asked for. */
const found = new Map<string, Moment[]>();

/** A board for which nothing better is known is as full as there is to tell of it. */
const fullness = ({ game, view }: AnyReply): number =>
  game === "guildhall"
    ? view.seats.reduce((sum, { hall }) => sum + hall.reduce((all, { cards }) => all + cards.length, 0), 0)
    : JSON.stringify(view).length;

function moments(game: string, count: number): Moment[] {
  trapezi.initSync({ module: readFileSync(new URL("../../pkg/trapezi_bg.wasm", import.meta.url)) });
  const saves = readdirSync(folder(game)).map((file) => JSON.parse(readFileSync(new URL(file, folder(game)), "utf8")) as Save);
  return saves.filter(({ seats }) => seats.length === count).flatMap((save) => {
    const { game: id, options, seats, seed, free_undo } = save;
    const table = new trapezi.Table({ game: id, options, seats, seed, free_undo });
    let reply = table.look(save.moves[0]![0]) as AnyReply;
    return save.moves.map(([seat, move], no) => {
      const moment: Moment = {
        prompt: reply.prompt?.key ?? "",
        targets: [...new Set(reply.moves.map(({ picks }) => picks[0]!))],
        full: fullness(reply),
        save: {
          ...save,
          seats: seats.map((one, i) => ({ ...one, player: i === seat ? "person" : "easy" })),
          moves: save.moves.slice(0, no),
          checks: save.checks.filter(([after]) => after <= no),
        },
      };
      // the next one to move is told what there is to choose
      reply = table.play({ seat, move }, save.moves[no + 1]?.[0] ?? null) as AnyReply;
      return moment;
    });
  });
}

/** The fullest moment with this prompt and so many seats. */
export function moment(prompt: string, seats: number, fits: (moment: Moment) => boolean = () => true, game = "guildhall"): Moment {
  const asked = `${game} ${seats}`;
  const all = found.get(asked) ?? moments(game, seats);
  found.set(asked, all);
  const best = all
    .filter((one) => one.prompt === prompt && fits(one))
    .reduce<Moment | undefined>((most, one) => (most && most.full >= one.full ? most : one), undefined);
  if (!best) throw new Error(`no stored match has a moment ${prompt} for ${seats}`);
  return best;
}

/** Puts a match that was cut off at a moment on the table. */
export async function open(page: Page, { save }: Pick<Moment, "save">, names: readonly string[] = []): Promise<void> {
  await page.goto("./#/");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("[data-action=open-file]").click()]);
  const seats = save.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
  await chooser.setFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify({ ...save, seats })) });
  await expect(page.locator(".table")).toBeVisible();
}
