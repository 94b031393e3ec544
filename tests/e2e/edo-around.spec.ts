/** What the table offers around every board, with Edo on it: hints, reasons, replay, analysis. */
import { chooseInEdo, freshPlan, playEdo, playEdoQuickly } from "./edo.js";
import { moment, open } from "./moments.js";
import { clickLegal, dice, expect, newMatch, onlyOn, situation, test, type Page } from "./table.js";

onlyOn("desktop");
test.setTimeout(180_000);

const clause = (page: Page) => page.locator(".toast [data-action=rules]");

test("a hint says in words what to plan, and shows where", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { game: "edo" });
  await playEdo(page, (target) => clickLegal(page, target), dice(5), freshPlan(page));
  await page.locator(".tool-hint").click();
  const moves = page.locator(".hint-panel [data-hint]");
  await expect(moves.first()).toBeVisible({ timeout: 30_000 });
  for (const text of await moves.allInnerTexts()) expect(text).toMatch(/Card [A-C]\s+\d+%$/s);
  await expect(page.locator(".hand-card .number.hint").first()).toBeVisible();
});

test("a building that cannot be built says why, with its clause, and so does a samurai touched too early", async ({ page }) => {
  const building = moment("edo-prompt-build", 4, ({ targets }) => targets.includes("build/house") && !targets.includes("build/stronghold"), "edo");
  await open(page, building);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator('[data-target="build/stronghold"]').click();
  await expect(clause(page)).toContainText(/E-9\.\d/);
  await page.locator("[data-action=close-toast]").click();
  await expect(page.locator('[data-target="build/house"]')).toHaveAttribute("data-state", "legal");
  const seat = building.save.seats.findIndex(({ player }) => player === "person");
  const builder = page.locator(`[data-target^="samurai/${seat}/"]`).first();
  await builder.click();
  await expect(clause(page)).toContainText(/E-9\.1|E-8\.1/);
});

test("a trade is chosen where its price stands, and what cannot be paid is paler", async ({ page }) => {
  await open(page, moment("edo-prompt-trade", 4, ({ targets }) => targets.some((target) => target.startsWith("buy/")), "edo"));
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await expect(page.locator(".deals .deal.sale small").first()).toContainText(/\d/);
  const piece = page.locator('.piece[data-state="legal"]').first();
  const [, resource, count] = (await piece.getAttribute("data-target"))!.split("/");
  const name = resource![0]!.toUpperCase() + resource!.slice(1);
  const stock = page.locator(`.stock [aria-label^="${name}:"] b`);
  const before = Number(await stock.innerText());
  await piece.click();
  await expect(stock).toHaveText(String(before + Number(count)));
});

test("a match can be looked back at, turn by turn", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { game: "edo" });
  await playEdoQuickly(page, 60);
  await page.locator(".log-tab").click();
  await page.locator(".log-drawer [data-action=replay]").click();
  await page.locator("[data-action=replay-turn-back]").click();
  await expect(page.locator(".replay-note")).toBeVisible();
  await expect(page.locator("[data-action=replay-turn] option:checked")).toHaveText(/Turn \d+/);
  const before = await page.locator(".replay-slider").inputValue();
  await page.locator("[data-action=replay-turn-back]").click();
  expect(Number(await page.locator(".replay-slider").inputValue())).toBeLessThan(Number(before));
  await page.locator("[data-action=close-replay]").click();
  await expect.poll(async () => (await situation(page)).kind).not.toBe("wait");
});

test("the analysis judges plans and moves in words, and leaves a plan that is being made alone", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { game: "edo" });
  await playEdoQuickly(page, 45);
  const random = dice(5);
  await playEdo(page, (target) => clickLegal(page, target), random, freshPlan(page));
  await page.locator(".tool-menu").click();
  await page.locator("[data-action=menu-analysis]").click();
  await page.locator("[data-action=analyse]").click();
  await expect(page.locator("[data-action=analyse], .analysis progress")).toHaveCount(0, { timeout: 150_000 });
  await page.locator(".figures summary").click();
  expect(await page.locator(".figures tbody tr").count()).toBeGreaterThan(5);
  for (const text of await page.locator(".costly button").allInnerTexts()) expect(text).toMatch(/Played: .+\(\d+%\)[\s\S]+The bot: .+\(\d+%\)/);
  expect(await page.locator(".analysis").innerText()).not.toMatch(/edo-|[A-C]\.[a-z]/);
  for (let part = 0; part < 3; part++) await clickLegal(page, chooseInEdo((await situation(page)).targets, random));
  await expect(page.locator(".own-board .slot.void")).toHaveCount(2);
  await expect(page.locator("[data-action=analyse]")).toHaveCount(0);
});
