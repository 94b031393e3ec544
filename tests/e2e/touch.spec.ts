import { expect, newMatch, onlyOn, playToTheEnd, situation, test } from "./table.js";

onlyOn("desktop");
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

test("a whole match of four seats is played by touch, and nothing ever scrolls the page", async ({ page }) => {
  test.setTimeout(240_000);
  await newMatch(page, ["person", "easy", "easy", "easy"]);
  let scrolled = 0;
  await playToTheEnd(page, async (target) => {
    const point = await page.evaluate((name) => {
      // cards of a crowded hall lie over each other: look for a place where this one shows
      const thing = document.querySelector(`[data-target="${name}"][data-state="legal"]`)!;
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (let part = 0.5; part > 0; part -= 0.06) {
        const [x, y] = [left + width * part, top + height / 2];
        if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
      }
      return null;
    }, target);
    expect(point, `${target} can be touched`).not.toBeNull();
    await page.touchscreen.tap(point!.x, point!.y);
    scrolled += await page.evaluate(() => document.documentElement.scrollTop + document.documentElement.scrollWidth - innerWidth);
  });
  expect(scrolled).toBe(0);
  await expect(page.getByRole("heading", { level: 1, name: /wins/ })).toBeVisible();
  await expect(page.locator(".pad tbody tr")).not.toHaveCount(0);

  await page.locator("[data-action=again]").tap();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
});
