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

test("what the bar cannot do just now says why, by touch and by key", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  for (const [tool, reason] of [["undo", "There is nothing to undo."], ["redo", "There is nothing to redo."]] as const) {
    const button = page.locator(`.tool-${tool}`);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.focus(); // what is really disabled takes no focus
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".toast")).toContainText(reason);
    await page.locator("[data-action=close-toast]").click();
    await button.click({ force: true }); // it is said to be disabled, and answers
    await expect(page.locator(".toast")).toContainText(reason);
    await page.locator("[data-action=close-toast]").click();
  }
});

test("a hint that nobody can be given says why", async ({ page }) => {
  await newMatch(page, ["hard", "hard"]);
  const hint = page.locator(".tool-hint");
  await expect(hint).toHaveAttribute("aria-disabled", "true");
  await hint.click({ force: true });
  await expect(page.locator(".toast")).toContainText("There is nobody to advise");
});
