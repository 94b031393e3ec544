/** What the tests of Agricola's board share: a player who builds when it can, and ways to touch. */
import { clickLegal, dice, expect, newMatch, situation, type Page } from "./table.js";

type Players = Parameters<typeof newMatch>[1];

/** A match of the family game, or of the full game. */
export async function newFarms(page: Page, players: Players, { seed = "4242", full = false } = {}): Promise<void> {
  await newMatch(page, players, { game: "agricola", seed, options: { variant: full ? "full" : "family" } });
}

/** Picks sensibly: converts only to eat, closes pastures, builds and buys; so that a match ends with farms worth a look. */
export function chooseOnFarm(targets: readonly string[], random: () => number): string {
  const among = (...kinds: string[]) => targets.filter((target) => kinds.some((kind) => target.startsWith(kind)));
  const spaces = among("space/");
  const useful = spaces.filter((target) => /wood|clay|reed|fences|sow|plow|growth|improvement|room|sheep|boar|cattle|stone|grain|vegetable/.test(target));
  const wanted = [
    among("use/", "grow", "renovate/", "major/"),
    targets.includes("feed") ? [...among("convert/"), ...among("feed")].slice(0, 1) : [],
    random() < 0.75 ? useful : spaces,
    spaces,
    among("crop/", "bake/", "part/"),
    random() < 0.5 ? among("close") : [],
    random() < 0.85 ? among("cell/") : [],
    [...targets],
  ].find((some) => some.length > 0)!;
  return wanted[Math.floor(random() * wanted.length)]!;
}

/** The middle of what can be seen of a legal target, if anything lies free. */
const freePoint = (page: Page, target: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((name) => {
    for (const thing of document.querySelectorAll(`[data-target="${name}"][data-state="legal"]`)) {
      thing.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (const down of [0.5, 0.3, 0.7])
        for (const along of [0.5, 0.3, 0.7]) {
          const [x, y] = [left + width * along, top + height * down];
          if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
        }
    }
    return null;
  }, target);

export async function tapFree(page: Page, target: string): Promise<void> {
  const point = await freePoint(page, target);
  expect(point, `${target} can be touched`).not.toBeNull();
  await page.touchscreen.tap(point!.x, point!.y);
}

/** Plays for all people at this screen, to the end or until `enough` says so; returns how many covers lay on the table. */
export async function playFarms(page: Page, touch: (target: string) => Promise<void>, random: () => number, enough: (targets: string[]) => Promise<boolean> | boolean = () => false): Promise<number> {
  let covers = 0;
  for (let touches = 0; touches < 4000; ) {
    const now = await situation(page);
    if (now.kind === "over" || (now.kind === "legal" && (await enough(now.targets)))) return covers;
    if (now.kind === "cover") {
      covers++;
      await page.locator("[data-action=ready]").click();
    } else if (now.kind === "wait") await page.waitForTimeout(20);
    else {
      await touch(chooseOnFarm(now.targets, random));
      touches++;
    }
  }
  throw new Error("the match has no end");
}

/** Plays on by clicks until a target can be touched that begins like this; returns whether there was one before the end. */
export async function playUntil(page: Page, begins: string, random = dice(7)): Promise<boolean> {
  let found = false;
  await playFarms(page, (target) => clickLegal(page, target), random, (targets) => (found = targets.some((target) => target.startsWith(begins))));
  return found;
}
