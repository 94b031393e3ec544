import { expectAccessible } from "./accessible.js";
import { moment, open } from "./moments.js";
import { expect, newMatch, onlyOn, playSome, situation, test } from "./table.js";

for (const theme of ["light", "dark"] as const)
  for (const language of ["en", "el"] as const)
    test.describe(`${theme}, ${language}`, () => {
      test.use({ look: { theme, language } });

      test("axe finds nothing on any screen", async ({ page }, info) => {
        // all four looks on one size of screen, two of them on the others
        test.skip(info.project.name !== "desktop" && (theme === "light") !== (language === "en"));
        test.setTimeout(120_000);
        const check = (screen: string) => expectAccessible(page, screen);
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

for (const prompt of ["level", "assassin", "historian", "pay", "order"])
  test(`axe finds nothing while a person decides: ${prompt}`, async ({ page }) => {
    await open(page, moment(`guildhall-prompt-${prompt}`, 2));
    await expect.poll(async () => (await situation(page)).kind).toBe("legal");
    await expectAccessible(page, prompt);
  });

test.describe("what a reader hears", () => {
  onlyOn("desktop");

  test("each event and prompt is added to the live region once, in order", async ({ page }) => {
    await newMatch(page, ["person", "easy"]);
    await expect.poll(async () => (await situation(page)).kind).toBe("legal");
    await page.evaluate(() => {
      const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement) heard.push(node.innerText.trim());
      }).observe(document.querySelector("[role=log][aria-live=polite]")!, { childList: true });
    });
    await page.locator('[data-target^="enough"]').first().click();
    await expect(page.locator(".prompt-text").first()).toContainText(/Place/);
    await expect.poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.at(-1))).toMatch(/^Place/);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.some((line) => /keeps all cards/.test(line))).toBe(true);
    expect(new Set(heard).size, heard.join("\n")).toBe(heard.length);
  });

  test("a target says what it is, where it lies and whether it can be chosen", async ({ page }) => {
    await open(page, moment("guildhall-prompt-assassin", 2), ["Eleni", "Nikos"]);
    await expect.poll(async () => (await situation(page)).kind).toBe("legal");
    await expect(page.locator('.hall [data-state="legal"]').first()).toHaveAccessibleName(/^\w+ \w+, guildhall of (Eleni|Nikos), can be chosen$/);
    await expect(page.locator(".hand [data-target]").first()).toHaveAccessibleName(/^\w+ \w+, in your hand$/);
  });
});

test("a name plate opens what lies there large, and gives the focus back", async ({ page }, info) => {
  test.skip(info.project.name !== "desktop");
  await open(page, moment("guildhall-prompt-assassin", 4));
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  const plate = page.locator(".others .plate-open").first();
  await plate.click();
  await expect(page.locator("dialog .area-sheet")).toBeVisible();
  await expectAccessible(page, "area");
  for (const card of await page.locator("dialog .hall .card").all()) expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(plate).toBeFocused();
});
