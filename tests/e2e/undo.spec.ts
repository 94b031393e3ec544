import { clickLegal, expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

const lines = (page: Page) => page.locator(".log-list li").count();

test("undo against bots takes back to the person's own decision, and redo leads on again", async ({ page }) => {
  await newMatch(page, ["person", "easy", "easy"], { freeUndo: true });
  await playSome(page, 20);
  await page.keyboard.press("l");
  const before = await lines(page);
  await page.locator(".tool-undo").click();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await expect(page.locator(".table")).toHaveAttribute("data-deciding", "0");
  expect(await lines(page)).toBeLessThanOrEqual(before);
  const taken = await lines(page);
  for (let i = 0; i < 6; i++) await page.locator(".tool-undo").click();
  const back = await lines(page);
  expect(back).toBeLessThan(taken + 1);
  while (await page.locator(".tool-redo").isEnabled()) await page.locator(".tool-redo").click();
  await expect.poll(() => lines(page)).toBe(before);
});

test("the menu says whether undo is possible, and why not", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".hand [data-state=legal]").first().click();
  await page.locator(".tool-menu").click();
  await expect(page.locator("[data-why-undo]")).toHaveText("The last move can be taken back.");
  await page.locator("[data-action=menu-undo]").click();
  await expect(page.locator(".hand [data-state=picked]")).toHaveCount(0);
  await page.locator(".hand [data-state=legal]").first().click();
  await clickLegal(page, "enough");
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".tool-menu").click();
  await expect(page.locator("[data-why-undo]")).toContainText("revealed");
  await expect(page.locator("[data-action=menu-undo]")).toBeDisabled();
});

test("the end of a turn is played when it is confirmed, and not before", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await page.locator(".tool-menu").click();
  await page.locator("dialog [data-action=confirm]").click();
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".hand [data-state=legal]").first().click();
  await expect(page.locator(".hand [data-state=picked]")).toHaveCount(1); // no turn ends here: nothing is asked
  await clickLegal(page, "enough");
  const confirm = page.locator("[data-target=confirm-turn]");
  const place = () => page.locator(".hand [data-state=legal]").first().click();
  await place();
  await place();
  await expect(confirm).toHaveCount(0);
  await place();
  await expect(confirm).toBeVisible();
  await expect(page.locator(".prompt-text").first()).toHaveText("This ends the turn.");
  await page.locator(".hall.near").click();
  await expect(confirm).toBeVisible();
  await page.locator("[data-action=unconfirm]").click();
  await expect(confirm).toHaveCount(0);
  await expect(page.locator(".hand [data-state=picked]")).toHaveCount(2);
  await place();
  await page.keyboard.press("n");
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".hall.near .chapter").first()).toBeVisible();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
});

test("a whole turn is taken back at once", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { freeUndo: true });
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await clickLegal(page, "enough");
  for (let i = 0; i < 3; i++) await page.locator(".hand [data-state=legal]").first().click();
  await expect.poll(() => page.locator(".hall.near .chapter").count()).toBeGreaterThan(0);
  await page.locator(".tool-menu").click();
  await page.locator("[data-action=menu-undo-turn]").click();
  await expect(page.locator(".hall.near .chapter")).toHaveCount(0);
  await page.keyboard.press("l");
  await expect(page.locator(".log-list li")).toHaveText(["Eleni is the first player"]);
});

test("free undo can be switched on in mid-match, and is kept", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".hand [data-state=legal]").first().click();
  await clickLegal(page, "enough");
  await page.locator(".tool-menu").click();
  await expect(page.locator("[data-action=menu-undo]")).toBeDisabled();
  await page.locator("dialog [data-action=free-undo]").click();
  await expect(page.locator("[data-action=menu-undo]")).toBeEnabled();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".tool-undo").click();
  await expect(page.locator("[data-target=enough]")).toBeVisible();
});
