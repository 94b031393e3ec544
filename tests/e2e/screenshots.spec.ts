import { expect, newMatch, playSome, situation, test } from "./table.js";

const LOOKS = [
  { theme: "light", language: "en" },
  { theme: "dark", language: "el" },
] as const;
const SIZES = { desktop: { width: 1024, height: 768 }, tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } } as const;

for (const look of LOOKS)
  test.describe(`${look.theme}, ${look.language}`, () => {
    test.use({ look, contextOptions: { reducedMotion: "reduce" } });

    test("pictures of every screen", async ({ page }, info) => {
      test.setTimeout(120_000);
      const project = info.project.name as keyof typeof SIZES;
      await page.setViewportSize(SIZES[project]);
      const shoot = (name: string) => page.screenshot({ path: `tests/e2e/screenshots/${project}-${look.theme}-${look.language}-${name}.png`, scale: "css" });
      await page.goto("./#/about");
      await expect(page.locator(".about-page")).toBeVisible();
      await shoot("about");
      await page.goto("./#/");
      await expect(page.locator("[data-action=start]")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await shoot("home");
      await newMatch(page, ["person", "person", "easy", "easy"]);
      await expect(page.locator("[data-action=ready]")).toBeVisible();
      await playSome(page, 60);
      if ((await situation(page)).kind === "cover") {
        await shoot("cover");
        await page.locator("[data-action=ready]").click();
      }
      if (project === "phone")
        for (const pane of ["centre", "mine", "others", "log"]) {
          await page.locator(`.tabs [data-pane=${pane}]`).click();
          await shoot(`table-${pane}`);
        }
      else await shoot("table");
      await page.locator(".tool-help").click();
      await shoot("help");
      await page.keyboard.press("Escape");
      await page.locator(".tool-menu").click();
      await shoot("menu");
      await page.keyboard.press("Escape");
      await playSome(page, 2000);
      await expect(page.locator(".scores")).toBeVisible();
      await shoot("scores");
      await page.locator(".tool-back").click();
      await expect(page.locator(".saved a")).toHaveCount(1);
      await shoot("home-saved");
    });
  });
