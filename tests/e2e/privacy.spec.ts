import { clickLegal, expect, newMatch, onlyOn, playSome, situation, test, wholePage, type Page } from "./table.js";

onlyOn("desktop");

const handOf = (page: Page) => page.locator(".hand .hand-card[data-target]").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset["target"]!));

test("two people at one screen: nothing of a hand is on the page until its owner is ready", async ({ page }) => {
  await newMatch(page, ["person", "person"]);
  for (let turns = 0; turns < 4; turns++) {
    await expect(page.locator("[data-action=ready]")).toBeVisible();
    const covered = await wholePage(page);
    for (const trace of ["hand/", "hand-card", "data-piece"]) expect(covered.includes(trace), trace).toBe(false);
    const name = await page.locator(".cover h1").innerText();
    await page.locator("[data-action=ready]").click();
    await expect(page.locator(".plate.own .who b")).toHaveText(name);
    // what the person before has drawn was told to that person alone, aloud too
    const others = (await page.locator(".plate:not(.own) .who b").allInnerTexts()).join("|");
    expect(await wholePage(page)).not.toMatch(new RegExp(`(${others}) draws (\\d+ cards: |red|blue|green|yellow|purple)`));
    expect((await handOf(page)).length).toBeGreaterThan(0);
    for (;;) {
      const now = await situation(page);
      if (now.kind === "cover" || now.kind === "over") break;
      if (now.kind === "legal") await clickLegal(page, now.targets[now.targets.length - 1]!);
      else await page.waitForTimeout(20);
    }
  }
});

test("one person against bots sees no cover, and never a bot's hand", async ({ page }) => {
  await newMatch(page, ["person", "easy", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await playSome(page, 15);
  await expect(page.locator("[data-action=ready]")).toHaveCount(0);
  await expect(page.locator(".hand")).toHaveCount(1);
});

test("a reload comes back behind the cover", async ({ page }) => {
  await newMatch(page, ["person", "person"]);
  await page.locator("[data-action=ready]").click();
  await expect(page.locator(".hand-card").first()).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-action=ready]")).toBeVisible();
  expect((await wholePage(page)).includes("hand/")).toBe(false);
});
