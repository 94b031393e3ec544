import { expect, newMatch, onlyOn, playSome, situation, test, wholePage, type Page } from "./table.js";

onlyOn("desktop");

/** What the board shows, without what the decision adds to it. */
const board = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>(".stage [data-target]")].map((thing) => thing.dataset["target"]).join(" ") + document.querySelector(".runner figcaption")?.textContent);

const moment = async (page: Page): Promise<{ number: number; last: number }> => {
  const [number = NaN, last = NaN] = (await page.locator(".replay-note .prompt-text").innerText()).match(/\d+/g)!.map(Number);
  return { number, last };
};

async function openReplay(page: Page): Promise<void> {
  await page.keyboard.press("l");
  await page.locator(".log-drawer [data-action=replay]").click();
  await expect(page.locator(".replay")).toBeVisible();
}

test("an earlier position is shown as it was, and the match stays as it is", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 6);
  const earlier = await board(page);
  const line = await page.evaluate(() => document.querySelectorAll(".log-list li").length);
  expect(line).toBe(0);
  await page.keyboard.press("l");
  const no = await page.locator(".log-list [data-move]").last().getAttribute("data-move");
  await page.keyboard.press("l");
  await playSome(page, 12);
  const now = await board(page);
  expect(now).not.toBe(earlier);

  await page.keyboard.press("l");
  await page.locator(`.log-list [data-move="${no}"]`).last().click();
  expect((await moment(page)).number).toBe(Number(no));
  expect(await board(page)).toBe(earlier);
  expect((await situation(page)).kind).toBe("wait");
  await expect(page.locator('.log-list [aria-current="step"]')).not.toHaveCount(0);
  await page.locator("[data-action=close-replay]").click();
  await expect.poll(() => board(page)).toBe(now);
  expect((await situation(page)).kind).toBe("legal");
});

test("keys, slider, buttons and turns lead through the match", async ({ page }) => {
  await newMatch(page, ["person", "easy", "easy"]);
  await playSome(page, 25);
  await openReplay(page);
  const { last } = await moment(page);
  await page.keyboard.press("Home");
  expect((await moment(page)).number).toBe(0);
  await page.keyboard.press("ArrowRight");
  const first = (await moment(page)).number;
  expect(first).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect((await moment(page)).number).toBe(first);
  await page.keyboard.press("End");
  expect((await moment(page)).number).toBe(last);
  await page.locator("[data-action=replay-turn-back]").click();
  const turn = (await moment(page)).number;
  expect(turn).toBeLessThan(last);
  await page.locator("[data-action=replay-turn-back]").click();
  expect((await moment(page)).number).toBeLessThan(turn);
  await page.locator("[data-action=replay-turn-on]").click();
  expect((await moment(page)).number).toBe(turn);
  await page.locator("[data-action=replay-turn]").selectOption({ index: 1 });
  await expect(page.locator("[data-action=replay-turn] option:checked")).toHaveText("Turn 1");
  await page.locator(".replay-slider").fill("3");
  expect((await moment(page)).number).toBe(3);
  await page.keyboard.press("Escape");
  await expect(page.locator(".replay")).toHaveCount(0);
});

test("it plays by itself, at the speed that is chosen, until it is stopped", async ({ page }) => {
  await page.clock.install();
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.clock.resume();
  await playSome(page, 12);
  await openReplay(page);
  await page.keyboard.press("Home");
  await page.locator("[data-action=replay-pace]").selectOption("fast");
  await page.locator("[data-action=replay-play]").click();
  await expect.poll(async () => (await moment(page)).number).toBeGreaterThan(0);
  const { number } = await moment(page);
  await expect.poll(async () => (await moment(page)).number).toBeGreaterThan(number);
  await page.locator("[data-action=replay-play]").click();
  await expect(page.locator("[data-action=replay-play]")).toHaveAttribute("aria-label", "Play on");
  const stopped = (await moment(page)).number;
  await page.clock.runFor(5000);
  expect((await moment(page)).number).toBe(stopped);
});

test("from any point a new match goes on, and the old one stays", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 14);
  const address = page.url();
  const before = await board(page);
  await openReplay(page);
  await page.keyboard.press("Home");
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  const { number } = await moment(page);
  await page.locator("[data-action=replay-branch]").click();
  await expect.poll(() => page.url()).not.toBe(address);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await openReplay(page);
  expect((await moment(page)).last).toBeGreaterThanOrEqual(number);
  await page.keyboard.press("Escape");
  await playSome(page, 3);
  await page.goto(address);
  await expect.poll(() => board(page)).toBe(before);
});

test("a link to a point is copied and holds that point", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 10);
  await openReplay(page);
  await page.keyboard.press("ArrowLeft");
  const { number } = await moment(page);
  await page.locator("[data-action=replay-share]").click();
  await expect(page.locator(".toast")).toContainText("copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`#/link/[\\w-]+\\?at=${number}$`));
});

test("after the end the match can be seen with every seat's eyes; before it only with one's own", async ({ page }) => {
  test.setTimeout(120_000);
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 8);
  await openReplay(page);
  await expect(page.locator("[data-action=replay-eyes]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await playSome(page, 2000);
  await page.locator(".scores [data-action=replay]").click();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".plate.own .who b")).toHaveText("Eleni");
  await page.locator("[data-action=replay-eyes]").selectOption({ label: "As Nikos saw it" });
  await expect(page.locator(".plate.own .who b")).toHaveText("Nikos");
  await page.locator("[data-action=replay-eyes]").selectOption({ index: 0 });
  expect((await wholePage(page)).includes("hand/")).toBe(false);
  await page.locator("[data-action=close-replay]").click();
  await expect(page.locator(".scores")).toBeVisible();
});

test("another part of the page can open a moment by an event", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 8);
  await page.evaluate(() => document.querySelector(".stage")!.dispatchEvent(new CustomEvent("show-move", { detail: 4, bubbles: true, composed: true })));
  await expect(page.locator(".replay")).toBeVisible();
  expect((await moment(page)).number).toBe(4);
});
