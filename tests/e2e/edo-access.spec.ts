import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { freshPlan, playEdo, playEdoQuickly, touch } from "./edo.js";
import { clickLegal, dice, expect, newMatch, situation, test, type Page } from "./table.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }
    const found = await (window as unknown as { axe: { run(): Promise<Found> } }).axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`));
  });
}

for (const [theme, language] of [["light", "en"], ["dark", "el"]] as const)
  test.describe(`${theme}, ${language}`, () => {
    test.use({ look: { theme, language } });

    test("axe finds nothing on Edo's board", async ({ page }, info) => {
      test.setTimeout(180_000);
      const check = async (screen: string) => expect(await violations(page), screen).toEqual([]);
      await newMatch(page, info.project.name === "tablet" ? ["person", "easy", "easy"] : ["person", "easy", "easy", "easy"], { game: "edo" });
      await expect.poll(async () => (await situation(page)).kind).toBe("legal");
      await check("set-up");
      await playEdo(page, (target) => clickLegal(page, target), dice(5), freshPlan(page));
      await check("plan: cards");
      await touch(page, "card/B");
      await check("plan: actions");
      await touch(page, "action/B.build");
      await check("plan: officials");
      await playEdo(page, (target) => clickLegal(page, target), dice(5), async () => (await page.locator("[data-stage=window]").count()) > 0 && (await situation(page)).kind === "legal");
      await check("movement");
      await playEdoQuickly(page, 60);
      await check("table");
      if (info.project.name === "phone") {
        for (const pane of ["map", "mine", "others"]) {
          await page.locator(`.tabs [data-pane=${pane}]`).click();
          await check(pane);
        }
      }
      await page.locator(".tool-help").click();
      await expect(page.locator("dialog")).toBeVisible();
      await check("help");
      await page.keyboard.press("Escape");
    });
  });

test("what may be touched on the map is 44 px large, however small it is drawn", async ({ page }) => {
  await newMatch(page, ["person", "easy", "easy", "easy"], { game: "edo" });
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  for (const target of await page.locator(".space:visible, .figure:visible, .hand-card:visible, .package:visible").all()) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.height, box.width), (await target.getAttribute("data-target")) ?? "").toBeGreaterThanOrEqual(40);
  }
});
