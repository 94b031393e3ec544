import { expect, newMatch, onlyOn, playToTheEnd, test } from "./table.js";

onlyOn("phone");

test("a whole match is played on a phone, pane by pane", async ({ page }) => {
  test.setTimeout(240_000);
  await newMatch(page, ["person", "easy", "easy"]);
  const paneOf = (target: string) =>
    page.evaluate((name) => {
      const thing = document.querySelector<HTMLElement>(`[data-target="${name}"][data-state="legal"]`)!;
      return [".centre", ".mine", ".others", ".panel"].find((pane) => thing.closest(pane))?.slice(1).replace("panel", "centre");
    }, target);
  await playToTheEnd(page, async (target) => {
    const pane = await paneOf(target);
    const tab = page.locator(`.tabs [data-pane=${pane}]`);
    if (pane && (await tab.getAttribute("aria-selected")) !== "true") await tab.tap();
    await page.locator(`[data-target="${target}"][data-state="legal"]`).first().tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
  await expect(page.getByRole("heading", { level: 1, name: /wins/ })).toBeVisible();
});

test("a legal target in another pane shows as a dot on its tab", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect(page.locator(".hand [data-state=legal]").first()).toBeVisible();
  await page.locator(".tabs [data-pane=others]").tap();
  await expect(page.locator(".tabs [data-pane=mine] i")).toBeVisible();
});
