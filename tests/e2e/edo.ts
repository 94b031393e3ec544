/** What the tests of Edo's board share: a player who builds when it can, and ways to touch. */
import { clickLegal, expect, playSome, situation, type Among, type Page } from "./table.js";

/** Picks sensibly: many officials, every building and trade, few paid moves; so that a match ends with houses and points. */
export function chooseInEdo(targets: readonly string[], random: () => number): string {
  const among = (...kinds: string[]) => targets.filter((target) => kinds.some((kind) => target.startsWith(kind)));
  const last = (found: string[]) => found.slice(-1);
  const rested = targets.includes("done") && random() < 0.75 && among("samurai/", "merchant").length > 0 && among("space/").length === 0;
  const wanted = [
    among("build/", "power-point"),
    last(among("times/")),
    last(among("officials/")),
    last(among("shogun-officials/")),
    among("buy/"),
    among("row/"),
    rested ? ["done"] : [],
    [...targets],
  ].find((some) => some.length > 0)!;
  return wanted[Math.floor(random() * wanted.length)]!;
}

/** Whether a plan is about to be made: nothing lies in a slot yet. */
export const freshPlan = (page: Page) => async (): Promise<boolean> =>
  (await page.locator("[data-stage=programming]").count()) > 0 && (await situation(page)).kind === "legal" && (await page.locator(".own-board .slot.void").count()) === 3;

/** Touches a target as soon as it is legal. */
export async function touch(page: Page, target: string): Promise<void> {
  await expect(page.locator(`[data-target="${target}"][data-state="legal"]`).first()).toBeAttached();
  await clickLegal(page, target);
}

/** The middle of what can be seen of a legal target, if anything lies free. */
export const freePoint = (page: Page, target: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((name) => {
    for (const thing of document.querySelectorAll(`[data-target="${name}"][data-state="legal"]`)) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (const down of [0.5, 0.3, 0.7])
        for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
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
export async function playEdo(page: Page, touch: (target: string) => Promise<void>, random: () => number, enough: () => Promise<boolean> = async () => false): Promise<number> {
  let covers = 0;
  for (let touches = 0; touches < 4000; ) {
    const now = await situation(page);
    if (now.kind === "over" || (await enough())) return covers;
    if (now.kind === "cover") {
      covers++;
      await page.locator("[data-action=ready]").click();
    } else if (now.kind === "wait") await page.waitForTimeout(20);
    else {
      await touch(chooseInEdo(now.targets, random));
      touches++;
    }
  }
  throw new Error("the match has no end");
}

const buildAndSend: Among = (things, random) => {
  const of = (...kinds: string[]) => things.filter((thing) => kinds.some((kind) => thing.dataset["target"]!.startsWith(kind)));
  const most = ["times/", "officials/", "shogun-officials/"].flatMap((kind) => of(kind).slice(-1));
  const done = random() < 0.75 && of("space/").length === 0 ? of("done") : [];
  return [of("build/", "power-point", "buy/", "row/"), most, done, things].find((some) => some.length > 0) ?? [];
};

/** The same within the page: quick, for what comes after. */
export const playEdoQuickly = (page: Page, touches: number, seed = 7): Promise<void> => playSome(page, touches, seed, buildAndSend);
