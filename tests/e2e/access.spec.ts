import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, newMatch, playSome, situation, test, type Page } from "./table.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe); // by evaluate, so that a content security policy does not matter
  return page.evaluate(async () => {
    interface Found { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }
    const found = await (window as unknown as { axe: { run(): Promise<Found> } }).axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`));
  });
}

for (const theme of ["light", "dark"] as const)
  for (const language of ["en", "el"] as const)
    test.describe(`${theme}, ${language}`, () => {
      test.use({ look: { theme, language } });

      test("axe finds nothing on any screen", async ({ page }, info) => {
        // all four looks on one size of screen, two of them on the others
        test.skip(info.project.name !== "desktop" && (theme === "light") !== (language === "en"));
        test.setTimeout(120_000);
        const check = async (screen: string) => expect(await violations(page), screen).toEqual([]);
        await page.goto("./#/about");
        await expect(page.locator(".about-page")).toBeVisible();
        await check("about");
        await page.goto("./#/");
        await expect(page.locator("[data-action=start]")).toBeVisible();
        await check("home");
        await page.locator(".new-match [data-action=rules]").click();
        await expect(page.locator(".rules li").first()).toBeVisible();
        await check("rules");
        await page.keyboard.press("Escape");
        await newMatch(page, ["person", "person", "easy", "easy"]);
        await expect(page.locator("[data-action=ready]")).toBeVisible();
        await check("cover");
        await page.locator("[data-action=ready]").click();
        await check("set-up");
        await playSome(page, 40);
        if ((await situation(page)).kind === "cover") await page.locator("[data-action=ready]").click();
        await check("table");
        await page.locator(".tool-menu").click();
        await expect(page.locator("dialog")).toBeVisible();
        await check("menu");
        await page.keyboard.press("Escape");
        await page.locator(".tool-help").click();
        await expect(page.locator("dialog")).toBeVisible();
        await check("help");
        await page.keyboard.press("Escape");
        await page.keyboard.press("l");
        await check("log");
        await page.keyboard.press("l");
        await playSome(page, 2000);
        await expect(page.locator(".scores")).toBeVisible();
        await check("scores");
      });
    });

test("buttons are 44 px, but for cards that lie close together", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  for (const button of await page.locator("button:visible").all()) {
    const box = (await button.boundingBox())!;
    const isCard = await button.evaluate((element) => element.matches(".card, .mini-vp"));
    if (!isCard) expect(Math.min(box.height, box.width), await button.getAttribute("aria-label") ?? "").toBeGreaterThanOrEqual(37);
  }
});
