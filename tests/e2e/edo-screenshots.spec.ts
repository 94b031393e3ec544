import { freshPlan, playEdo, playEdoQuickly, touch } from "./edo.js";
import { clickLegal, dice, expect, newMatch, situation, test, type Page } from "./table.js";

const LOOKS = [
  { theme: "light", language: "en" },
  { theme: "dark", language: "el" },
] as const;
const SIZES = { desktop: { width: 1024, height: 768 }, tablet: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } } as const;

const at = (page: Page, stage: string) => async () => (await page.locator(`[data-stage=${stage}]`).count()) > 0 && (await situation(page)).kind === "legal";

for (const look of LOOKS)
  test.describe(`${look.theme}, ${look.language}`, () => {
    test.use({ look, contextOptions: { reducedMotion: "reduce" } });

    test("pictures of Edo", async ({ page }, info) => {
      test.setTimeout(240_000);
      const project = info.project.name as keyof typeof SIZES;
      await page.setViewportSize(SIZES[project]);
      const shoot = (name: string) => page.screenshot({ path: `tests/e2e/screenshots/edo-${project}-${look.theme}-${look.language}-${name}.png`, scale: "css" });
      const play = (target: string) => clickLegal(page, target);
      await newMatch(page, look.theme === "light" ? ["person", "easy", "easy"] : ["person", "easy", "easy", "easy"], { game: "edo" });
      await expect.poll(async () => (await situation(page)).kind).toBe("legal");
      await page.evaluate(() => document.fonts.ready);
      await shoot("setup");
      await playEdo(page, play, dice(5), freshPlan(page));
      await playEdoQuickly(page, 40, 5);
      await playEdo(page, play, dice(6), freshPlan(page));
      await shoot("plan-card");
      await touch(page, "card/B");
      await shoot("plan-action");
      await touch(page, "action/B.money");
      await shoot("plan-officials");
      await playEdo(page, play, dice(6), at(page, "window"));
      await shoot("window");
      const samurai = (await situation(page)).targets.find((target) => target.startsWith("samurai/") || target === "merchant");
      if (samurai) await touch(page, samurai);
      await shoot("reach");
      if (project === "phone")
        for (const pane of ["map", "mine", "others"]) {
          await page.locator(`.tabs [data-pane=${pane}]`).click();
          await shoot(`pane-${pane}`);
        }
      await playEdo(page, play, dice(6), at(page, "card"));
      await shoot("card");
      await page.locator(".tool-help").click();
      await shoot("help");
      await page.keyboard.press("Escape");
      await playEdoQuickly(page, 3000);
      await expect(page.locator(".scores")).toBeVisible();
      await shoot("scores");
    });
  });
