import { deflateRawSync } from "node:zlib";
import { expectAccessible } from "./accessible.js";
import { moment, open } from "./moments.js";
import { expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

/** The menu of the match, with all its groups open. */
async function openMenu(page: Page): Promise<void> {
  await page.locator(".tool-menu").click();
  await expect(page.locator("dialog .menu")).toBeVisible();
  await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>("dialog details").forEach((group) => (group.open = true)));
}

for (const language of ["en", "el"] as const)
  test.describe(language, () => {
    test.use({ look: { language, pace: "instant" } });

    test("axe finds nothing on the screens of a match, by day and by night", async ({ page }) => {
      test.setTimeout(300_000);
      await newMatch(page, ["person", "person", "easy", "easy"]);
      await expect(page.locator("[data-action=ready]")).toBeVisible();
      await expectAccessible(page, "cover");
      await page.locator("[data-action=ready]").click();
      await expectAccessible(page, "set-up");
      await playSome(page, 40);
      if ((await situation(page)).kind === "cover") await page.locator("[data-action=ready]").click();
      await expectAccessible(page, "table");
      await page.keyboard.press("h");
      await expect(page.locator(".hint-panel :is([data-hint], [role=status])").first()).toBeAttached({ timeout: 60_000 });
      await expectAccessible(page, "hint");
      await page.locator("[data-action=close-hint]").click();
      await page.keyboard.press("l");
      await expectAccessible(page, "log");
      await page.keyboard.press("l");
      await page.locator(".tool-help").click();
      await expect(page.locator("dialog")).toBeVisible();
      await expectAccessible(page, "help");
      await page.keyboard.press("Escape");
      await openMenu(page);
      await expectAccessible(page, "menu");
      await page.locator("[data-action=menu-replay]").click();
      await expect(page.locator(".replay")).toBeVisible();
      await expectAccessible(page, "replay");
      await page.keyboard.press("Escape");
      await openMenu(page);
      await page.locator("[data-action=menu-analysis]").click();
      await page.locator("[data-action=analyse]").click();
      await expect(page.locator(".chart path.course").first()).toBeAttached({ timeout: 60_000 });
      await expectAccessible(page, "analysis");
      await page.locator("[data-action=close-analysis]").click();
      await openMenu(page);
      await page.locator("dialog .segments [data-value=flat]").click();
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-peek]").first()).toBeAttached();
      await expectAccessible(page, "table mode");
      await openMenu(page);
      await page.locator("dialog .segments [data-value=open]").click();
      await page.keyboard.press("Escape");
      await playSome(page, 2000);
      await expect(page.locator(".scores")).toBeVisible();
      await expectAccessible(page, "scores");
      await page.goto("./#/statistics");
      await expect(page.locator(".statistics [data-row]").first()).toBeVisible();
      await expectAccessible(page, "statistics");
    });

    test("axe finds nothing on the screens around a match, by day and by night", async ({ page }) => {
      test.setTimeout(240_000);
      await page.goto("./#/about");
      await expect(page.locator(".about-page")).toBeVisible();
      await expectAccessible(page, "about");
      await page.goto("./#/rules/guildhall/G-6.2");
      await page.locator(".rules-bar input").fill("5");
      await expect(page.locator(".rules-found a").first()).toBeVisible();
      await expectAccessible(page, "rules of their own, with a search");
      await page.goto(`./#/link/${deflateRawSync(JSON.stringify(moment("guildhall-prompt-level", 2).save)).toString("base64url")}`);
      await expect(page.locator(".linked-seats")).toBeVisible();
      await expectAccessible(page, "link");
      await page.goto("./#/link/broken");
      await expect(page.locator(".problem-text")).toBeVisible();
      await expectAccessible(page, "refused link");
      await page.goto("./#/");
      await page.locator("[data-action=guide]").click();
      await expect(page.locator(".guide")).toBeVisible();
      await expectAccessible(page, "guide");
      await page.goto("./#/");
      await expect(page.locator(".saved li[data-match]")).toBeVisible();
      await expectAccessible(page, "home");
      await page.locator("[data-action=more]").click();
      await expect(page.locator("dialog")).toBeVisible();
      await expectAccessible(page, "a match on the shelf");
      await page.keyboard.press("Escape");
      await page.locator(".new-match [data-action=rules]").click();
      await expect(page.locator("dialog .rules li").first()).toBeVisible();
      await expectAccessible(page, "rules");
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
      });
      await page.reload();
      await newMatch(page, ["person", "easy"]);
      await expect(page.locator(".warning")).toBeVisible();
      await expectAccessible(page, "a browser that keeps nothing");
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

test.describe("where one has come to", () => {
  onlyOn("desktop");

  test("the title says which screen is shown, and a focus that was lost goes to it", async ({ page }) => {
    await newMatch(page, ["person", "person"]);
    await expect(page).toHaveTitle(/^(Eleni|Nikos) · Trapezi$/);
    await expect(page.locator("main.cover")).toBeFocused();
    await page.locator("[data-action=ready]").click();
    await expect(page).toHaveTitle("Guildhall · Trapezi");
    await expect(page.locator("main.stage")).toBeFocused();
    await page.locator(".tool-back").click();
    await expect(page).toHaveTitle("Trapezi");
    await expect(page.locator("main")).toBeFocused();
    await page.goto("./#/about");
    await expect(page).toHaveTitle("About Trapezi");
    await page.goto("./#/rules/guildhall");
    await expect(page).toHaveTitle("Guildhall · Rules · Trapezi");
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
