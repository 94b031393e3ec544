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
  seats: number;
  /** How full the board is. */
  cards: number;
  save: Save;
}

/** The first match that is asked for is what takes the time: all stored ones are played through once. */
let found: Moment[] | undefined;

function moments(game: string): Moment[] {
  trapezi.initSync({ module: readFileSync(new URL("../../pkg/trapezi_bg.wasm", import.meta.url)) });
  return readdirSync(folder(game)).flatMap((file) => {
    const save = JSON.parse(readFileSync(new URL(file, folder(game)), "utf8")) as Save;
    const { game: id, options, seats, seed, free_undo } = save;
    const table = new trapezi.Table({ game: id, options, seats, seed, free_undo });
    return save.moves.map((move, no) => {
      const reply = table.look(move[0]) as AnyReply;
      const moment: Moment = {
        prompt: reply.prompt?.key ?? "",
        targets: [...new Set(reply.moves.map(({ picks }) => picks[0]!))],
        seats: seats.length,
        cards: reply.view.seats.reduce((sum, { hall }) => sum + hall.reduce((all, { cards }) => all + cards.length, 0), 0),
        save: {
          ...save,
          seats: seats.map((seat, i) => ({ ...seat, player: i === move[0] ? "person" : "easy" })),
          moves: save.moves.slice(0, no),
          checks: save.checks.filter(([after]) => after <= no),
        },
      };
      table.play({ seat: move[0], move: move[1] }, move[0]);
      return moment;
    });
  });
}

/** The fullest moment with this prompt and so many seats. */
export function moment(prompt: string, seats: number, fits: (moment: Moment) => boolean = () => true, game = "guildhall"): Moment {
  found ??= moments(game);
  const best = found
    .filter((one) => one.prompt === prompt && one.seats === seats && fits(one))
    .reduce<Moment | undefined>((most, one) => (most && most.cards >= one.cards ? most : one), undefined);
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
