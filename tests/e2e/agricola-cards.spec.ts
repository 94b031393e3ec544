import { chooseOnFarm, newFarms, playFarms, tapFree } from "./agricola.js";
import { clickLegal, dice, expect, onlyOn, situation, test, wholePage, type Page } from "./table.js";

onlyOn("desktop");
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

const inHand = (page: Page) => page.locator(".cards-in-hand .deck-card");
const idsInHand = (page: Page): Promise<string[]> => inHand(page).evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset["target"]!.slice("hand/".length)));
const ready = (page: Page) => page.locator("[data-action=ready]").click();

test("two people play a whole game with cards by touch, and nothing ever scrolls", async ({ page }) => {
  test.setTimeout(480_000);
  await newFarms(page, ["person", "person"], { full: true });
  const random = dice(11);
  let [scrolled, most] = [0, 0];
  const covers = await playFarms(
    page,
    async (target) => {
      // a game with cards: the way to them is taken as often as there is one
      const { targets } = await situation(page);
      const toCards = targets.filter((one) => /^space\/(occupation|start_minor|r_improvement)$/.test(one));
      await tapFree(page, toCards.length > 0 && random() < 0.5 ? toCards[0]! : target);
      scrolled += await page.evaluate(() => document.documentElement.scrollTop + document.documentElement.scrollWidth - innerWidth);
      most = Math.max(most, await page.locator(".owned .deck-card").count());
    },
    random,
  );
  expect(scrolled).toBe(0);
  expect(covers).toBeGreaterThan(20);
  expect(most).toBeGreaterThan(3);
  await expect(page.locator(".scores h1")).toBeVisible();
});

test("a hand is seen by its owner alone", async ({ page }) => {
  await newFarms(page, ["person", "person"], { full: true });
  await ready(page);
  await expect(inHand(page)).toHaveCount(14);
  const first = await idsInHand(page);
  const names = await inHand(page).locator(".t").allInnerTexts();
  await clickLegal(page, "space/take_grain");
  for (const id of first) await expect(page.locator(`[data-target="hand/${id}"]`)).toHaveCount(0);
  await ready(page);
  await expect(inHand(page)).toHaveCount(14);
  const second = await idsInHand(page);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  const whole = await wholePage(page);
  expect(names.filter((name) => whole.includes(name))).toEqual([]);
});

test("a card in hand tells all that stands on it, and its price", async ({ page }) => {
  await newFarms(page, ["person", "easy"], { full: true, seed: "7" });
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  const cart = inHand(page).filter({ hasText: "Sack Cart" }).last();
  await expect(cart.locator(".card-cost")).toHaveText("2");
  await expect(cart.locator(".vh")).toContainText("costs 2 wood; needs 2 occupations");
  // nothing is to be chosen in the hand: a touch reads
  await cart.tap();
  await expect(page.locator("dialog .deck-card.large")).toContainText("needs 2 occupations");
  await page.keyboard.press("Escape");
  // while occupations are chosen, an improvement is still read
  await clickLegal(page, "space/occupation");
  await cart.tap();
  await expect(page.locator("dialog .deck-card.large")).toContainText("needs 2 occupations");
  await page.keyboard.press("Escape");
  // while improvements are chosen, a touch of one that cannot be played tells why
  await page.locator(".tool-undo").tap();
  await clickLegal(page, "space/wood3");
  await expect.poll(async () => (await situation(page)).targets).toContain("space/start_minor");
  await clickLegal(page, "space/start_minor");
  await cart.tap();
  await expect(page.locator(".toast")).toContainText("You do not meet the prerequisite of “Sack Cart”");
});

test("an occupation is played from the large view of the own things, and lies in front from then on", async ({ page }) => {
  await newFarms(page, ["person", "easy"], { full: true, seed: "7" });
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await clickLegal(page, "space/occupation");
  await page.locator(".own-plate [data-action=area]").tap();
  const card = page.locator("dialog .deck-card.large[data-state=legal]").first();
  const name = await card.locator(".card-head .t").innerText();
  await card.tap();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.locator(".owned .deck-card").filter({ hasText: name })).toHaveCount(1);
  await expect(inHand(page)).toHaveCount(13);
  // another's cards are named beside its farm, and read large
  await playFarms(page, (target) => clickLegal(page, target), dice(4), async () => (await page.locator(".rival-cards").count()) > 0);
  await page.locator(".rival [data-action=area]").tap();
  await expect(page.locator("dialog .deck-card.large .card-text").first()).toBeVisible();
});

test("many ways to use cards have a row of their own, and each can be touched", async ({ page }) => {
  test.setTimeout(120_000);
  await newFarms(page, ["person", "easy"], { full: true, seed: "7" });
  const dockWorker = "hand/E171";
  const ways = page.locator("[data-target^='use/E171/']");
  const random = dice(4);
  await playFarms(
    page,
    async (target) => {
      const { targets } = await situation(page);
      const wanted = [dockWorker, "space/occupation", "space/clay1", "space/reed1"].find((one) => targets.includes(one));
      await clickLegal(page, wanted ?? chooseOnFarm(targets.filter((one) => !one.startsWith("use/")), random) ?? target);
    },
    random,
    async () => (await ways.count()) > 3,
  );
  for (const way of await ways.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["target"]!))) {
    const box = (await page.locator(`[data-target="${way}"]`).boundingBox())!;
    expect(box.height, way).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height, way).toBeLessThanOrEqual(768);
  }
  await tapFree(page, await ways.last().evaluate((one) => (one as HTMLElement).dataset["target"]!));
});
