import { clickLegal, expect, legal, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

const journal = (page: Page) => page.locator(".log-list li").allInnerTexts();

test("a reload in mid-game goes on where the match stopped", async ({ page }) => {
  await newMatch(page, ["person", "easy", "easy"]);
  await playSome(page, 14);
  const before = await page.evaluate(() => ({ headline: document.querySelector(".what small")?.textContent, hand: [...document.querySelectorAll(".hand [data-target]")].map((card) => (card as HTMLElement).dataset["target"]) }));
  await page.waitForTimeout(200); // the last write to the store
  await page.reload();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  expect(await page.evaluate(() => ({ headline: document.querySelector(".what small")?.textContent, hand: [...document.querySelectorAll(".hand [data-target]")].map((card) => (card as HTMLElement).dataset["target"]) }))).toEqual(before);

  await page.locator(".tool-back").click();
  await page.locator(".saved a").first().click();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
});

test("the language changes in mid-game, and the log with it", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 8);
  await page.keyboard.press("l");
  const english = await journal(page);
  await page.keyboard.press("l");
  await page.locator(".tool-menu").click();
  await page.locator("dialog [data-value=el]").click();
  await page.locator("dialog .tool").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "el");
  await page.keyboard.press("l");
  const greek = await journal(page);
  expect(greek.length).toBe(english.length);
  expect(greek.join(" ")).toMatch(/[α-ω]{4}/);
  expect(greek.join(" ")).not.toMatch(/draws|places|discards/);
  expect((await page.locator("trapezi-app").innerText()).match(/guildhall-|table-|refused-/)).toBeNull();
});

test("picks are taken back one by one: by the cross, by Escape, and by touching what was picked", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  // the set-up begins with discarding any number of cards
  const picked = page.locator(".hand [data-state=picked]");
  for (let i = 1; i <= 3; i++) {
    await page.locator(".hand [data-state=legal]").first().click();
    await expect(picked).toHaveCount(i);
  }
  await expect(picked.first().locator(".number")).toBeVisible();
  await page.locator("[data-action=take-back]").click();
  await expect(picked).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(picked).toHaveCount(1);
  await picked.first().click();
  await expect(picked).toHaveCount(0);
  await expect(page.locator("[data-action=take-back]")).toHaveCount(0);
});

test("undo is refused with a reason once cards were drawn, and free undo goes on", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".hand [data-state=legal]").first().click();
  await clickLegal(page, "enough");
  await page.locator(".tool-undo").click({ force: true }); // it is said to be disabled, and answers
  await expect(page.locator(".toast")).toContainText("revealed");

  await newMatch(page, ["person", "easy"], { freeUndo: true });
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".hand [data-state=legal]").first().click();
  await clickLegal(page, "enough");
  await page.locator(".tool-undo").click();
  await expect(page.locator(".hand [data-state=picked]")).toHaveCount(1);
  await page.locator(".tool-redo").click();
  await expect(page.locator(".hand [data-state=picked]")).toHaveCount(0);
});

test("a touch that is not legal says why, with the clause of the rules", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".row [data-state=off]").first().click();
  const clause = page.locator(".toast [data-action=rules]");
  await expect(clause).toContainText("G-");
  await clause.click();
  await expect(page.locator("dialog .asked")).toBeInViewport();
});

test("a hint marks what the strongest bot would do", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".tool-hint").click();
  await expect(page.locator(".number.hint").first()).toBeVisible({ timeout: 30_000 });
  await expect(legal(page).first()).toBeVisible();
});

test("a match is saved to a file and opened again", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 6);
  await page.locator(".tool-menu").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save to a file" }).click()]);
  const file = await download.path();
  await page.locator("dialog .tool").click();
  const hand = await page.locator(".hand [data-target]").count();
  await page.locator(".tool-back").click();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("[data-action=open-file]").click()]);
  await chooser.setFiles(file);
  await expect(page.locator(".hand [data-target]")).toHaveCount(hand);
});
