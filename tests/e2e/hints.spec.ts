import { expect, newMatch, onlyOn, situation, test } from "./table.js";

onlyOn("desktop");
test.setTimeout(60_000);

test("a hint names the best moves with what they promise, and lights one up", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".tool-hint").click();
  const moves = page.locator(".hint-panel [data-hint]");
  await expect(moves.first()).toBeVisible({ timeout: 30_000 });
  const count = await moves.count();
  expect(count).toBeGreaterThan(1);
  for (const text of await moves.allInnerTexts()) expect(text).toMatch(/^\d\s+[A-Z][^/]+\s\d+%$/s);
  // each number of the list is on the board, or on a button
  for (let i = 1; i <= count; i++) await expect(page.locator(".stage .number.hint, .choice .number.hint").filter({ hasText: String(i) }).first()).toBeAttached();

  await moves.nth(1).click();
  await expect(moves.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-advised]").first()).toBeVisible();
  await expect(page.locator(".number.hint").filter({ hasText: "1" })).toHaveCount(0);
  await moves.nth(1).click();
  await expect(page.locator("[data-advised]")).toHaveCount(0);
});

test("what a hint is is explained once", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.keyboard.press("h");
  await page.locator("[data-action=hint-told]").click({ timeout: 30_000 });
  await expect(page.locator(".hint-told")).toHaveCount(0);
  await page.locator("[data-action=close-hint]").click();
  await expect(page.locator(".hint-panel")).toHaveCount(0);
  await page.reload();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.keyboard.press("h");
  await expect(page.locator(".hint-panel [data-hint]").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".hint-told")).toHaveCount(0);
});

test("a hint goes away with the decision", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.keyboard.press("h");
  await expect(page.locator(".hint-panel [data-hint]").first()).toBeVisible({ timeout: 30_000 });
  await page.locator('[data-state="legal"]:visible').first().click();
  await expect(page.locator(".hint-panel")).toHaveCount(0);
});
