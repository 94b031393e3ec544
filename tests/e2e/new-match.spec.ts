import { readFileSync } from "node:fs";
import { expect, onlyOn, test, type Page } from "./table.js";

onlyOn("desktop");

const games = JSON.parse(readFileSync("pkg/games.json", "utf8")) as { id: string; min_seats: number }[];

const seats = (page: Page) => page.locator(".new-seats li");
const colours = (page: Page) => page.locator(".new-seats .colour use").evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));

test("the seats have a colour each, whichever game is chosen and whatever was agreed on the last time", async ({ page }) => {
  await page.goto("./");
  await page.locator("[data-action=add-seat]").click();
  for (const seat of [1, 2, 0, 1]) await seats(page).nth(seat).locator(".colour").click();
  const chosen = await colours(page);
  expect(new Set(chosen).size).toBe(3);
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".table")).toBeVisible();
  await page.goto("./#/");
  await expect.poll(() => colours(page)).toEqual(chosen);
  for (const { id, min_seats } of [...games, ...games.slice(0, 1)]) {
    await page.locator(`[data-game=${id}]`).click();
    await expect(page.locator(`[data-game=${id}]`)).toHaveAttribute("aria-pressed", "true");
    for (const seat of [0, 1]) await seats(page).nth(seat).locator(".colour").click();
    const now = await colours(page);
    expect(now.length).toBeGreaterThanOrEqual(Math.max(2, min_seats));
    expect(new Set(now).size, `${id}: ${now.join(" ")}`).toBe(now.length);
  }
});
