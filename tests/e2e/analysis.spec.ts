import { expect, newMatch, onlyOn, playSome, test, wholePage, type Page } from "./table.js";

onlyOn("desktop");
test.setTimeout(180_000);

const done = (page: Page) => expect(page.locator("[data-action=analyse], .analysis progress")).toHaveCount(0, { timeout: 120_000 });

async function openFromMenu(page: Page): Promise<void> {
  await page.locator(".tool-menu").click();
  await page.locator("[data-action=menu-analysis]").click();
  await expect(page.locator(".analysis [data-action=analyse]")).toBeVisible();
}

test("in mid-match the analysis speaks of the viewer's own decisions alone", async ({ page }) => {
  await newMatch(page, ["person", "easy", "easy"]);
  await playSome(page, 14);
  await openFromMenu(page);
  await page.locator("[data-action=analyse]").click();
  await done(page);
  const own = await page.locator(".plate.own .who b").innerText();
  await page.locator(".figures summary").click();
  const players = await page.locator(".figures tbody td:nth-child(2)").allInnerTexts();
  expect(players.length).toBeGreaterThan(2);
  expect(new Set(players)).toEqual(new Set([own]));
  expect(await page.locator(".chart path.course").count()).toBe(1);
  const others = (await page.locator(".plate:not(.own) .who b").allInnerTexts()).filter((name) => name !== own);
  const analysis = await page.locator(".analysis").innerText();
  for (const name of others) expect(analysis.includes(`${name}, turn`)).toBe(false);
});

test("after the end it goes through all seats, is kept, and steps through the costly decisions on the board", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { seed: "77" });
  await playSome(page, 2000);
  await expect(page.locator(".scores")).toBeVisible();
  await page.locator(".scores [data-action=analysis]").click();
  await page.locator("[data-action=analyse]").click();
  await expect(page.locator(".analysis progress")).toBeVisible();
  await done(page);
  await expect(page.locator(".chart path.course")).toHaveCount(2);

  // along the chart with the keys
  const chart = page.locator(".chart");
  await chart.focus();
  await page.keyboard.press("End");
  const last = Number(await chart.getAttribute("aria-valuenow"));
  await page.keyboard.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuenow", String(last - 1));
  await expect(chart).toHaveAttribute("aria-valuetext", /Turn \d+, \S+: \d+%/);

  // a costly decision, in words, on the board
  const costly = page.locator(".costly button");
  expect(await costly.count()).toBeGreaterThan(0);
  expect(await costly.first().innerText()).toMatch(/Played: .+\(\d+%\)[\s\S]+The bot: .+\(\d+%\)/);
  await costly.first().click();
  await expect(page.locator(".replay-note")).toBeVisible();
  const moment = await page.locator(".replay-slider").inputValue();
  expect(moment).toBe(String(Number(await costly.first().getAttribute("data-move")) - 1));
  await page.locator("[data-action=costly-next]").click();
  await expect(costly.nth(1)).toHaveAttribute("aria-current", "step");
  expect(await wholePage(page)).not.toMatch(/guildhall-move-|analysis-\w+ =/);

  // what was judged is there again
  const figures = await page.locator(".figures tbody tr").count();
  await page.reload();
  await page.locator(".scores [data-action=analysis]").click();
  await expect(page.locator(".figures tbody tr")).toHaveCount(figures);
  await expect(page.locator("[data-action=analyse]")).toHaveCount(0);
});

test("an analysis can be stopped and gone on with", async ({ page }) => {
  await newMatch(page, ["person", "easy"], { seed: "78" });
  await playSome(page, 30);
  await openFromMenu(page);
  await page.locator(".analysis [data-value=thorough]").click();
  await page.locator("[data-action=analyse]").click();
  await expect.poll(() => page.locator(".analysis progress").evaluate((bar) => (bar as HTMLProgressElement).value)).toBeGreaterThan(1);
  await page.locator("[data-action=cancel-analysis]").click();
  await expect(page.locator("[data-action=analyse]")).toContainText("Go on");
  await page.locator("[data-action=close-analysis]").click();
  await expect(page.locator(".analysis")).toHaveCount(0);
});
