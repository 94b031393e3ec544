import { clickLegal, expect, newMatch, onlyOn, situation, test, type Page } from "./table.js";

onlyOn("desktop");

const clause = (page: Page) => page.locator(".toast [data-action=rules]");

/** A turn in its first action: nothing can be bought yet, and nothing can be done to halls. */
async function firstTurn(page: Page): Promise<void> {
  await newMatch(page, ["person", "easy"], { seed: "4242" });
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await clickLegal(page, "enough");
  for (let placed = 0; placed < 3; placed++) {
    const { targets } = await situation(page);
    await clickLegal(page, targets.find((target) => target.startsWith("hand/"))!);
  }
  await expect(page.locator('[data-target="action/discard-and-draw"][data-state=legal]').first()).toBeAttached({ timeout: 15_000 });
}

for (const [kind, selector] of [
  ["a card for sale", ".row [data-state=off]"],
  ["a card of one's own guildhall", ".mine .hall [data-state=off]"],
  ["a card of somebody else's guildhall", ".others .hall [data-state=off]"],
] as const) {
  test(`${kind} that is dimmed says why, by touch and by key`, async ({ page }) => {
    await firstTurn(page);
    const thing = page.locator(selector).first();
    await expect(thing).toBeEnabled(); // a thing that is disabled could not answer
    await thing.click();
    await expect(clause(page)).toContainText(/G-\d/);
    await expect(page.locator(".toast")).toHaveAttribute("role", "alert");
    await page.locator('[data-state="legal"]:visible').first().focus();
    await expect(page.locator(".toast")).toHaveCount(0, { timeout: 10_000 });
    await thing.focus();
    await page.keyboard.press("Enter");
    await expect(clause(page)).toContainText(/G-\d/);
  });
}
