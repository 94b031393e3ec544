import { expectAccessible } from "./accessible.js";
import { newFarms, playFarms, playUntil } from "./agricola.js";
import { clickLegal, dice, expect, situation, test } from "./table.js";

for (const language of ["en", "el"] as const)
  test.describe(language, () => {
    test.use({ look: { language } });

    test("axe finds nothing on Agricola's board", async ({ page }, info) => {
      test.setTimeout(240_000);
      await newFarms(page, info.project.name === "desktop" ? ["person", "easy", "easy", "easy", "easy"] : ["person", "easy"]);
      await expect.poll(async () => (await situation(page)).kind).toBe("legal");
      await expectAccessible(page, "spaces");
      if (info.project.name === "phone")
        for (const pane of ["board", "mine", "others"]) {
          await page.locator(`.tabs [data-pane=${pane}]`).click();
          await expectAccessible(page, pane);
        }
      await page.locator(".tool-help").click();
      await expect(page.locator("dialog")).toBeVisible();
      await expectAccessible(page, "help");
      await page.keyboard.press("Escape");
      await clickLegal(page, "space/plow");
      await expectAccessible(page, "plowing");
      await clickLegal(page, "cell/12");
      let touches = 0;
      await playFarms(page, (target) => clickLegal(page, target), dice(5), () => touches++ > 20);
      await expectAccessible(page, "later");
      if (await playUntil(page, "close", dice(2))) await expectAccessible(page, "fencing");
    });
  });

test("what can be touched is 44 px large", async ({ page }) => {
  await newFarms(page, ["person", "easy", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  for (const target of await page.locator(".space:visible, .major:visible, .cell:visible").all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.height, box.width), (await target.getAttribute("data-target")) ?? "").toBeGreaterThanOrEqual(43);
  }
});
