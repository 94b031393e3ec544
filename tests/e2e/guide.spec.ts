import { clickLegal, expect, newMatch, onlyOn, playSome, situation, test, wholePage, type Page } from "./table.js";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

onlyOn("desktop");
test.setTimeout(90_000);

const step = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>(".guide")?.dataset["step"] ?? null);

async function begin(page: Page, game = "guildhall"): Promise<void> {
  await page.goto("./");
  await page.locator(`[data-game=${game}]`).click();
  await expect(page.locator(`[data-game=${game}][aria-pressed=true]`)).toBeVisible();
  await page.locator("[data-action=guide]").click();
  await expect(page.locator(".guide")).toBeVisible();
}

/** What the guide points at and may be touched. */
const pointed = (page: Page) => page.locator('[data-advised][data-state="legal"]').first();

/** Reads and does what the guide says until it has said all; the steps that came up. */
async function walk(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const next = page.locator("[data-action=guide-next]");
  for (;;) {
    // a step is there to be read, or it points at something that may be touched (after a hard bot's turn): else it would wait for ever
    await expect(next.or(page.locator('[data-advised][data-state="legal"]')).or(page.locator(".table:not(:has(.guide))")).first()).toBeAttached({ timeout: 30_000 });
    const at = await step(page);
    if (at === null) return seen;
    if (seen.at(-1) !== at) seen.push(at);
    expect(await page.locator(".guide p").innerText()).not.toMatch(/^guide-/);
    if ((await next.count()) > 0) await next.click();
    else if ((await pointed(page).count()) > 0) await clickLegal(page, (await pointed(page).getAttribute("data-target"))!);
  }
}

const games = readdirSync("rules").filter((game) => existsSync(path.join("rules", game, "guide.json")));
const stepsOf = (game: string) => (JSON.parse(readFileSync(path.join("rules", game, "guide.json"), "utf8")) as { steps: { id: string }[] }).steps.map(({ id }) => id);

for (const game of games) {
  test(`every step of the guide of ${game} comes up`, async ({ page }) => {
    await begin(page, game);
    expect(await walk(page)).toEqual(stepsOf(game));
    expect(await wholePage(page)).not.toContain(`guide-${game}-`);
  });

  test(`what the guide of ${game} points at is legal, whichever bot sits there`, async ({ page }) => {
    await begin(page, game);
    await page.locator(".tool-menu").click();
    await page.locator("[data-group=players] li:nth-child(2) [data-value=hard]").click();
    await page.keyboard.press("Escape");
    const [steps, seen] = [stepsOf(game), await walk(page)];
    // where the other player is in the way, a step may fall out; none comes twice or too early
    expect(seen).toEqual(steps.filter((id) => seen.includes(id)));
    expect(seen.at(-1)).toBe(steps.at(-1));
  });
}

test("whoever plays otherwise is not held up", async ({ page }) => {
  await begin(page);
  await page.locator("[data-action=guide-next]").click();
  await page.locator("[data-action=guide-next]").click();
  expect(await step(page)).toBe("swap");
  await clickLegal(page, "enough");
  await expect(page.locator(".guide")).toHaveAttribute("data-step", "place");
  await playSome(page, 30);
  await expect(page.locator(".guide")).toHaveAttribute("data-step", "turn");
  await page.locator("[data-action=guide-next]").click();
  await expect(page.locator(".guide")).toBeVisible();
});

test("the guide can be put away, left and gone on with, and leads to the rules", async ({ page }) => {
  await begin(page);
  await page.locator("[data-action=guide-next]").click();
  await page.locator("[data-action=guide-close]").click();
  await expect(page.locator("[data-advised]")).toHaveCount(0);
  await page.locator("[data-action=guide-open]").click();
  await expect(page.locator("[data-advised]").first()).toBeAttached();
  await page.locator(".guide [data-clause]").first().click();
  await expect(page.locator("dialog .asked")).toBeInViewport();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.locator(".guide")).toHaveAttribute("data-step", "cards");
});

test("a match of one's own has no guide", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await expect(page.locator("trapezi-guide")).toHaveCount(0);
});
