import { clickLegal, expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

/** Chooses how hands are treated, in the menu. */
async function hands(page: Page, manner: "cover" | "flat" | "open"): Promise<void> {
  await page.locator(".tool-menu").click();
  await page.locator(`dialog [data-value=${manner}]`).click();
  await page.keyboard.press("Escape");
}

/** Plays for the person who is to act until the table waits for another one. */
async function playTurn(page: Page): Promise<void> {
  const seat = await page.locator(".table").getAttribute("data-deciding");
  for (;;) {
    const now = await situation(page);
    if (now.kind !== "legal" || (await page.locator(".table").getAttribute("data-deciding")) !== seat) return;
    await clickLegal(page, now.targets[now.targets.length - 1]!);
  }
}

/** A tap on the closed hand, as short as taps are: a busy machine must not make a long press of it. */
const tapHand = (page: Page): Promise<void> =>
  page.locator("[data-action=hold]").evaluate((bar) => {
    bar.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, pointerId: 7 }));
    window.dispatchEvent(new PointerEvent("pointerup", { cancelable: true, pointerId: 7 }));
  });

test("no cover comes before a bot's decision, and none where hands lie open", async ({ page }) => {
  await newMatch(page, ["person", "easy", "person"]);
  const covers = new Set<string>();
  for (let turns = 0; turns < 6; turns++) {
    await expect(page.locator("[data-action=ready]")).toBeVisible();
    covers.add(await page.locator(".cover h1").innerText());
    await page.locator("[data-action=ready]").click();
    await playTurn(page);
  }
  expect([...covers].sort()).toEqual(["Eleni", "Maria"]);
  await hands(page, "open");
  await expect(page.locator("[data-action=ready]")).toHaveCount(0);
  await playSome(page, 30);
  await expect(page.locator("[data-action=ready]")).toHaveCount(0);
});

test("the log names the players, on the cover too", async ({ page }) => {
  await newMatch(page, ["person", "person"]);
  await playSome(page, 24);
  if ((await situation(page)).kind === "legal") await playTurn(page);
  const since = await page.locator(".since li").allInnerTexts();
  expect(since.length).toBeGreaterThan(0);
  for (const line of since) expect(line).toMatch(/^(Eleni|Nikos|On top)/);
  await page.locator("[data-action=ready]").click();
  await page.keyboard.press("l");
  expect((await page.locator(".log-list").innerText()).match(/\b[Yy]ou(r)?\b/)).toBeNull();
});

test("what happened since the last turn is played once more for its owner", async ({ page }) => {
  await newMatch(page, ["person", "person"]);
  await playSome(page, 24);
  if ((await situation(page)).kind === "legal") await playTurn(page);
  const name = await page.locator(".cover h1").innerText();
  await page.locator("[data-action=ready-replay]").click();
  await expect(page.locator(".replay")).toBeVisible();
  await expect(page.locator(".plate.own .who b")).toHaveText(name);
  const last = page.locator("[data-action=replay-step-on]");
  await expect(last).toBeEnabled();
  await expect(last).toBeDisabled({ timeout: 30_000 });
  await page.locator("[data-action=close-replay]").click();
  expect((await situation(page)).kind).toBe("legal");
});

test("a flat tablet turns to the far side, and a hand that was taken up stays up until it is laid down", async ({ page }) => {
  test.setTimeout(60_000);
  await newMatch(page, ["person", "person"]);
  await hands(page, "flat");
  await page.locator(".tool-menu").click();
  await page.locator("[data-group=one-screen] .menu-seats li:nth-child(2) [data-value=there]").click();
  await page.keyboard.press("Escape");
  const table = page.locator(".table");
  for (const _ of [1, 2]) {
    const name = (await page.locator("[data-action=hold] b").innerText()).replace("Hand of ", "");
    await expect.poll(async () => (await table.getAttribute("data-turned")) !== null).toBe(name === "Nikos");
    await tapHand(page);
    await expect(page.locator(".plate.own .who b")).toHaveText(name);
    await page.locator("[data-action=lay-down]").click();
    await expect(page.locator(".hand-card[data-target]")).toHaveCount(0);
    await page.locator("[data-action=hold]").focus();
    await page.keyboard.down("Enter");
    await expect(page.locator(".hand-card[data-target]").first()).toBeVisible();
    await page.waitForFunction((since) => performance.now() - since > 400, await page.evaluate(() => performance.now()));
    await page.keyboard.up("Enter");
    await expect(page.locator(".hand-card[data-target]")).toHaveCount(0);
    await tapHand(page);
    await expect(page.locator(".hand-card[data-target]").first()).toBeVisible();
    await playTurn(page);
    await expect(page.locator("[data-action=hold]")).toBeVisible();
    expect(await page.locator("[data-action=hold] b").innerText()).not.toContain(name);
  }
});

test("the manner of a match is kept with it", async ({ page }) => {
  await newMatch(page, ["person", "person"]);
  await hands(page, "flat");
  await expect(page.locator("[data-action=hold]")).toBeVisible();
  await page.locator(".tool-back").click();
  await page.locator(".saved a").first().click();
  await expect(page.locator("[data-action=hold]")).toBeVisible();
});
