import { deflateRawSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { playFarms } from "./agricola.js";
import { clickLegal, dice, expect, onlyOn, situation, test, type Page } from "./table.js";

onlyOn("desktop");
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

const variant = (page: Page) => page.locator("[data-option=variant]");
const note = (page: Page) => page.locator(".series-note");

async function toTheForm(page: Page): Promise<void> {
  await page.goto("./");
  await page.locator("[data-game=agricola]").click();
  await expect(page.locator("[data-game=agricola][aria-pressed=true]")).toBeVisible();
}

test("a series is offered to somebody who plays alone, and begins with its first target", async ({ page }) => {
  await toTheForm(page);
  await expect(variant(page).locator("option")).toHaveCount(2);
  await page.locator(".new-seats li:last-child .remove").click();
  await expect(variant(page).locator("option")).toHaveText(["family game", "full game", "series of solo games"]);
  await variant(page).selectOption("solo-series");
  // with company there is no series: the choice is gone
  await page.locator("[data-action=add-seat]").click();
  await expect(variant(page)).toHaveValue("family");
  await page.locator(".new-seats li:last-child .remove").click();
  await expect(variant(page)).toHaveValue("solo-series");
  await page.locator("[data-action=start]").click();
  await expect(note(page)).toHaveText("Game 1 of 8, target 50");
});

test("a target that is missed ends the series, and the game can be tried again", async ({ page }) => {
  test.setTimeout(240_000);
  await toTheForm(page);
  await page.locator(".new-seats li:last-child .remove").click();
  await variant(page).selectOption("solo-series");
  await page.locator("#seed").fill("5");
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".table")).toBeVisible();
  await playFarms(page, (target) => clickLegal(page, target), dice(5));
  await expect(page.locator(".series [data-reached=false]")).toContainText("The series is over");
  await expect(page.locator("[data-action=series-next]")).toHaveCount(0);
  await page.locator("[data-action=series-again]").tap();
  await expect(note(page)).toHaveText("Game 1 of 8, target 50");
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
});

test("a target that is reached makes an occupation permanent and leads to the next game", async ({ page }) => {
  const save = JSON.parse(readFileSync("tests/replays/agricola/series-reached.json", "utf8"));
  save.seats[0].player = "person";
  await page.goto(`./#/link/${deflateRawSync(JSON.stringify(save)).toString("base64url")}`);
  await page.locator("[data-action=continue]").click();
  await expect(page.locator(".series [data-reached=true]")).toContainText("reached");
  const foods = Number(/(\d+) food for the next game/.exec(await page.locator(".series").innerText())![1]);
  expect(foods).toBeGreaterThan(0);
  // one of the new occupations has to be chosen first
  const next = page.locator("[data-action=series-next]");
  await expect(next).toBeDisabled();
  const chosen = page.locator("[data-candidate]").first();
  const name = await chosen.locator(".card-head .t").innerText();
  await chosen.tap();
  await expect(chosen).toHaveAttribute("aria-checked", "true");
  await next.tap();
  await expect(note(page)).toHaveText("Game 2 of 8, target 55");
  // five became so before: one occupation is dealt, and seven minor improvements
  await expect(page.locator(".owned .deck-card")).toHaveCount(6);
  await expect(page.locator(".owned .deck-card").last()).toContainText(name);
  await expect(page.locator(".cards-in-hand .deck-card")).toHaveCount(8);
  await expect(page.locator(".stock-cell").first()).toContainText(String(foods));
  // it is a match like all others, and stays so
  await page.reload();
  await expect(note(page)).toHaveText("Game 2 of 8, target 55");
  await page.locator(".tool-back").click();
  await expect(page.locator(".saved li[data-match]")).toHaveCount(2);
});
