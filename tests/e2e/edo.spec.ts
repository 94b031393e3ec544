import { freshPlan, playEdo, tapFree } from "./edo.js";
import { clickLegal, dice, expect, newMatch, onlyOn, test } from "./table.js";

onlyOn("desktop");
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

test("two people play a whole match by touch, with a cover between their plans", async ({ page }) => {
  test.setTimeout(420_000);
  await newMatch(page, ["person", "person"], { game: "edo" });
  let scrolled = 0;
  const covers = await playEdo(
    page,
    async (target) => {
      await tapFree(page, target);
      scrolled += await page.evaluate(() => document.documentElement.scrollTop + document.documentElement.scrollWidth - innerWidth);
    },
    dice(11),
  );
  expect(scrolled).toBe(0);
  // each round at least: to the second planner, and back for the slots
  expect(covers).toBeGreaterThanOrEqual(2 * 6);
  await expect(page.locator(".scores h1")).toBeVisible();
  await expect(page.locator(".pad tbody tr")).not.toHaveCount(0);
});

test("one person plays a match against three bots, on the board for four", async ({ page }) => {
  test.setTimeout(420_000);
  await newMatch(page, ["person", "easy", "easy", "easy"], { game: "edo" });
  await expect(page.locator(".land")).toHaveAttribute("data-side", "B");
  await expect(page.locator(".other")).toHaveCount(3);
  expect(await playEdo(page, (target) => clickLegal(page, target), dice(3))).toBe(0);
  await expect(page.locator(".scores")).toBeVisible();
});

test("a plan is made card by card, and a card in its slot is taken back by a touch", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { game: "edo" });
  await playEdo(page, (target) => clickLegal(page, target), dice(5), freshPlan(page));
  const slot = page.locator("[data-slot='1']");
  await page.locator(".hand-card[data-target='card/B']").tap();
  await expect(slot).toContainText("B");
  await expect(page.locator(".quad[data-state=legal]")).toHaveCount(4);
  await page.locator("[data-target='action/B.money']").tap();
  await expect(page.locator(".muster-count[data-state=legal]")).toHaveCount(5);
  await page.locator("[data-target='officials/2']").tap();
  await expect(slot.locator(".pegs .peg")).toHaveCount(2);
  await expect(slot).toContainText("Money");
  await page.locator(".hand-card[data-target='card/A']").tap();
  await page.locator("[data-target='action/A.rice']").tap();
  // the first card again: what came after it goes back to the hand with it
  await slot.locator(".slot-card").tap();
  await expect(page.locator(".edo .slot.void")).toHaveCount(3);
  await expect(page.locator(".hand-card[data-state=legal]")).toHaveCount(3);
});

test("where a samurai can go, and for how much, stands on the map", async ({ page }) => {
  test.setTimeout(120_000);
  await newMatch(page, ["person", "easy", "easy"], { game: "edo" });
  await playEdo(page, (target) => clickLegal(page, target), dice(9), async () => (await page.locator("[data-stage=window] .figure[data-state=legal]").count()) > 0);
  await expect(page.locator(".price")).toHaveCount(0);
  await page.locator(".troop[data-state=legal]").first().tap();
  const spaces = page.locator(".space[data-state=legal]");
  await expect(spaces.first()).toBeVisible();
  expect(await page.locator(".space[data-state=legal] .price").count()).toBe(await spaces.count());
  const cheapest = page.locator(".space[data-state=legal]", { has: page.locator(".price b", { hasText: /^1$/ }) }).first();
  const purse = page.locator(".stock .cell").nth(1);
  const before = Number(await purse.innerText());
  await cheapest.click();
  await expect(purse).toHaveText(String(before - 1));
});

test.describe("with motion", () => {
  test.use({ look: { pace: "fast" } });

  test("a samurai that is moved travels to its new space", async ({ page }) => {
    test.setTimeout(120_000);
    await newMatch(page, ["person", "easy"], { game: "edo" });
    await playEdo(page, (target) => clickLegal(page, target), dice(9), async () => (await page.locator("[data-stage=window] .troop[data-state=legal]").count()) > 0);
    await page.locator(".troop[data-state=legal]").first().tap();
    const to = (await page.locator(".space[data-state=legal]").first().getAttribute("data-target"))!;
    const travels = await page.evaluate(async (target) => {
      document.querySelector<HTMLElement>(`[data-target="${target}"][data-state="legal"]`)!.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector(`.man[data-piece="samurai/0"][data-place="${target}"]`)?.getAnimations().length ?? 0;
    }, to);
    expect(travels).toBeGreaterThan(0);
  });
});

test("help tells of cards, actions and the merchant", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { game: "edo" });
  await page.locator(".tool-help").click();
  await expect(page.locator(".edo-help article")).not.toHaveCount(0);
  await expect(page.locator(".edo-help .auth")).toHaveCount(15);
});
