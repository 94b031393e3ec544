import { newFarms, playFarms, playUntil } from "./agricola.js";
import { clickLegal, dice, expect, situation, test } from "./table.js";

const LOOKS = [
  { theme: "light", language: "en" },
  { theme: "dark", language: "el" },
] as const;
const SIZES = { desktop: { width: 1024, height: 768 }, tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } } as const;

for (const look of LOOKS)
  test.describe(`${look.theme}, ${look.language}`, () => {
    test.use({ look, contextOptions: { reducedMotion: "reduce" } });

    test("pictures of Agricola", async ({ page }, info) => {
      test.setTimeout(300_000);
      const project = info.project.name as keyof typeof SIZES;
      await page.setViewportSize(SIZES[project]);
      const shoot = (name: string) => page.screenshot({ path: `tests/e2e/screenshots/agricola-${project}-${look.theme}-${look.language}-${name}.png`, scale: "css" });
      await newFarms(page, look.theme === "light" ? ["person", "easy", "easy", "easy"] : ["person", "easy", "easy", "easy", "easy"]);
      await expect.poll(async () => (await situation(page)).kind).toBe("legal");
      await page.evaluate(() => document.fonts.ready);
      await shoot("start");
      await clickLegal(page, "space/plow");
      await shoot("plow");
      await page.locator(".tool-help").click();
      await shoot("help");
      await page.keyboard.press("Escape");
      await clickLegal(page, "cell/12");
      let touches = 0;
      const random = dice(5);
      await playFarms(page, (target) => clickLegal(page, target), random, (targets) => touches++ > 24 && targets.some((target) => target.startsWith("space/")));
      await shoot("middle");
      if (project === "phone")
        for (const pane of ["board", "mine", "others"]) {
          await page.locator(`.tabs [data-pane=${pane}]`).click();
          await shoot(`pane-${pane}`);
        }
      if (await playUntil(page, "close", random)) await shoot("fences");
      if (await playUntil(page, "part/", random)) await shoot("build");
      if (await playUntil(page, "feed", random)) await shoot("feed");
      await playFarms(page, (target) => clickLegal(page, target), random);
      await expect(page.locator(".scores")).toBeVisible();
      await shoot("scores");
    });
  });
