import { newFarms, playFarms, tapFree } from "./agricola.js";
import { clickLegal, dice, expect, onlyOn, situation, test } from "./table.js";

onlyOn("desktop");
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

test("two people play a whole family game by touch, and nothing ever scrolls", async ({ page }) => {
  test.setTimeout(420_000);
  await newFarms(page, ["person", "person"]);
  let scrolled = 0;
  const covers = await playFarms(
    page,
    async (target) => {
      await tapFree(page, target);
      scrolled += await page.evaluate(() => document.documentElement.scrollTop + document.documentElement.scrollWidth - innerWidth);
    },
    dice(11),
  );
  expect(scrolled).toBe(0);
  // a family game has nothing to hide
  expect(covers).toBe(0);
  await expect(page.locator(".scores h1")).toBeVisible();
  // a line for each row of the score sheet, and points in most of them
  await expect(page.locator(".pad tbody tr")).toHaveCount(13);
  await expect(page.locator(".pad tbody td:not(.none)").nth(12)).toBeVisible();
});

test("one person plays alone by keyboard", async ({ page }) => {
  test.setTimeout(300_000);
  await newFarms(page, ["person"]);
  const { keyboard } = page;
  const random = dice(5);
  for (let presses = 0; ; presses++) {
    expect(presses).toBeLessThan(2000);
    const now = await situation(page);
    if (now.kind === "over") break;
    if (now.kind !== "legal") {
      await page.waitForTimeout(20);
      continue;
    }
    for (let i = 0; i <= Math.floor(random() * Math.min(now.targets.length, 6)); i++) await keyboard.press("n");
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset["state"])).toBe("legal");
    await keyboard.press(random() < 0.5 ? "Enter" : "Space");
  }
  await expect(page.locator(".scores")).toBeVisible();
});

test("five sit at the table, four of them bots", async ({ page }) => {
  test.setTimeout(420_000);
  await newFarms(page, ["person", "easy", "easy", "easy", "easy"]);
  await expect(page.locator(".rival .farm-picture")).toHaveCount(4);
  await expect(page.locator(".space.of-action-card")).toHaveCount(6);
  await playFarms(page, (target) => clickLegal(page, target), dice(3));
  await expect(page.locator(".scores")).toBeVisible();
});

test("the whole work phase of four players can be seen at once", async ({ page }) => {
  await newFarms(page, ["person", "easy", "easy", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  const outside = await page.locator(".boards, .space, .round-back, .major, .farmyard, .stock-cell, .feed, .rival, .rival-goods").evaluateAll((things) =>
    things.filter((thing) => {
      const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || width === 0 || height === 0;
    }).map((thing) => thing.className),
  );
  expect(outside).toEqual([]);
  await expect(page.locator(".space")).toHaveCount(17);
  await expect(page.locator(".round-back")).toHaveCount(13);
});

test("goods pile up on spaces, and a person who takes them stands there", async ({ page }) => {
  await newFarms(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  const wood = page.locator("[data-target='space/wood3']");
  await expect(wood.locator(".count")).toHaveText("3");
  await expect(wood.locator(".adds")).toHaveText("+3");
  const mine = page.locator(".stock-cell", { has: page.locator("use[href='#ag-wood']") }).locator("b").first();
  await expect(mine).toHaveText("0");
  await wood.tap();
  await expect(mine).toHaveText("3");
  await expect(wood.locator(".man")).toHaveCount(1);
  await expect(page.locator(".homestead .at-home .man")).toHaveCount(1);
});

test("a field shows as a ghost where it may lie, before it is plowed", async ({ page }) => {
  await newFarms(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await expect(page.locator(".ghost")).toHaveCount(0);
  await page.locator("[data-target='space/plow']").tap();
  await expect(page.locator(".cell[data-state=legal] .ghost")).toHaveCount(13);
  await page.locator("[data-target='cell/12']").tap();
  await expect(page.locator("[data-target='cell/12']")).toContainText("field");
  await expect(page.locator(".ghost")).toHaveCount(0);
});

test("fences rise as ghosts with their price while the cells of a pasture are touched", async ({ page }) => {
  test.setTimeout(120_000);
  await newFarms(page, ["person"]);
  const wood = page.locator(".stock-cell", { has: page.locator("use[href='#ag-wood']") }).locator("b").first();
  let fencing = false;
  // wood in every round, until there is enough for a pasture of one cell or of two
  await playFarms(
    page,
    async (target) => clickLegal(page, (await situation(page)).targets.includes("space/wood3") ? "space/wood3" : target),
    dice(2),
    async (targets) => {
      fencing = targets.includes("space/r_fences") && Number(await wood.innerText()) >= 7;
      if (fencing) await clickLegal(page, "space/r_fences");
      return fencing;
    },
  );
  expect(fencing).toBe(true);
  await expect(page.locator(".ghost-rail")).toHaveCount(0);
  await page.locator(".cell[data-state=legal]").first().tap();
  await expect(page.locator(".ghost-rail").first()).toBeVisible();
  const count = await page.locator(".ghost-rail").count();
  await expect(page.locator(".sites .site b").first()).toHaveText(String(count));
  await expect(page.locator(".cell.drafted")).toHaveCount(1);
});

test("a pasture that a single touch would make is shown with its price before it is built", async ({ page }) => {
  test.setTimeout(120_000);
  await newFarms(page, ["person"]);
  const wood = page.locator(".stock-cell", { has: page.locator("use[href='#ag-wood']") }).locator("b").first();
  let had = 0;
  // wood for one cell, and not for two
  await playFarms(
    page,
    async (target) => {
      const { targets } = await situation(page);
      const quiet = ["space/day_laborer_family", "space/take_grain", "space/fishing"].find((space) => targets.includes(space));
      await clickLegal(page, had < 4 && targets.includes("space/wood3") ? "space/wood3" : (quiet ?? target));
    },
    dice(2),
    async (targets) => {
      had = Number(await wood.innerText());
      return targets.includes("space/r_fences") && had >= 4;
    },
  );
  expect(had).toBeLessThan(6);
  await clickLegal(page, "space/r_fences");
  const cell = page.locator(".cell[data-state=legal]").first();
  const build = page.locator("[data-target=confirm-turn]");
  await cell.tap();
  await expect(page.locator(".ghost-rail")).toHaveCount(4);
  await expect(page.locator(".sites .site b").first()).toHaveText("4");
  await expect(page.locator(".cell.drafted")).toHaveCount(1);
  await expect(build).toHaveText("Build the fences");
  await expect(wood).toHaveText(String(had));
  await page.locator("[data-action=unconfirm]").tap();
  await expect(page.locator(".ghost-rail")).toHaveCount(0);
  await expect(page.locator(".farm-picture .rail")).toHaveCount(0);
  await cell.tap();
  await build.tap();
  await expect(page.locator(".farmyard .farm-picture .rail")).toHaveCount(4);
  await expect(wood).toHaveText(String(had - 4));
});

test("another farm is opened large by a touch of its name plate", async ({ page }) => {
  await newFarms(page, ["person", "easy", "easy"]);
  await page.locator(".rival [data-action=area]").first().tap();
  await expect(page.locator("dialog .farm-picture")).toBeVisible();
  await expect(page.locator("dialog .area-goods")).toBeVisible();
});

test("help tells of the farm, the improvements and the score", async ({ page }) => {
  await newFarms(page, ["person", "easy"]);
  await page.locator(".tool-help").click();
  await expect(page.locator(".agricola-help .owned-card")).toHaveCount(10);
  await expect(page.locator(".score-help tbody tr")).toHaveCount(7);
});

test.describe("with motion", () => {
  test.use({ look: { pace: "fast" } });

  test("a person travels from home to its space", async ({ page }) => {
    await newFarms(page, ["person", "easy"]);
    await expect.poll(async () => (await situation(page)).kind).toBe("legal");
    const travels = await page.evaluate(async () => {
      document.querySelector<HTMLElement>("[data-target='space/take_grain'][data-state=legal]")!.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector(".man[data-piece='person/0'][data-place='space/take_grain']")?.getAnimations().length ?? 0;
    });
    expect(travels).toBeGreaterThan(0);
  });

  test("a harvest is shown phase by phase, and can be skipped", async ({ page }) => {
    test.setTimeout(180_000);
    await newFarms(page, ["person", "easy"]);
    const harvest = page.locator(".harvest");
    await playFarms(page, (target) => clickLegal(page, target), dice(5), async () => (await harvest.count()) > 0);
    await expect(harvest).toContainText("round 4");
    await expect(harvest.locator("tbody tr")).toHaveCount(2);
    await page.locator("[data-action=skip-harvest]").tap();
    await expect(harvest).toHaveCount(0);
  });
});

test("what feeding would lack is told before the harvest, and food is made for it by touching goods", async ({ page }) => {
  test.setTimeout(120_000);
  await newFarms(page, ["person", "person"]);
  await expect(page.locator(".feed")).toContainText("Feed in round 4");
  await expect(page.locator(".meter i")).toHaveCount(4);
  let hungry = false;
  await playFarms(page, (target) => clickLegal(page, target), dice(8), (targets) => (hungry = targets.includes("feed") && targets.some((target) => target.startsWith("convert/"))));
  expect(hungry).toBe(true);
  const have = async () => page.locator(".meter i.has").count();
  const before = await have();
  const good = page.locator(".stock-cell.target[data-state=legal]").first();
  await expect(good.locator(".deed")).toBeVisible();
  await good.tap();
  await expect.poll(have).toBeGreaterThan(before);
});

test("what the others have just done stays marked on the boards and on their farms", async ({ page }) => {
  await newFarms(page, ["person", "easy", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await clickLegal(page, "space/wood3");
  await expect.poll(async () => (await situation(page)).targets.some((target) => target.startsWith("space/"))).toBe(true);
  await expect(page.locator(".space[data-recent]")).toHaveCount(2);
});

test("beside few farms there is room for what happened in this round", async ({ page }) => {
  await newFarms(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await clickLegal(page, "space/take_grain");
  const lines = page.locator(".chronicle li");
  await expect(lines.filter({ hasText: "takes 1 grain" })).toBeVisible();
  await expect(lines.filter({ hasText: "Nikos" }).first()).toBeVisible();
  const last = (await lines.first().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(768);
});
