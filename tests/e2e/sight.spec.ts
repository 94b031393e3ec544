/** For those who zoom in, or want nothing to move. */
import { moment, open } from "./moments.js";
import { expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

/** What cannot be seen whole, even if one scrolls to it; and whether the page scrolls sideways. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) cut.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const root = document.querySelector("dialog[open]") ?? document;
    for (const thing of root.querySelectorAll<HTMLElement>("button, a[href], input, select, h1, h2, h3")) {
      if (!thing.checkVisibility() || thing.matches(".skip, .vh, .vh *")) continue;
      thing.scrollIntoView({ block: "center", inline: "center" });
      const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
      const name = `${thing.tagName} ${thing.dataset["action"] ?? thing.dataset["target"] ?? thing.className} ${thing.textContent!.trim().slice(0, 30)}`;
      // a long line of the log is higher than the box in which it is scrolled through
      const isLong = height > innerHeight / 2;
      if (left < -1 || right > innerWidth + 1 || (!isLong && (top < -1 || bottom > innerHeight + 1)))
        cut.push(`${name}: ${[left, top, right, bottom].map(Math.round)}`);
      // a box that hides what is too long for it; what is only for readers is small on purpose
      const tooLong = thing.scrollWidth > thing.clientWidth + 1 && width > 0 && getComputedStyle(thing).overflowX === "hidden";
      if (tooLong && getComputedStyle(thing).textOverflow !== "ellipsis") cut.push(`${name}: text of ${thing.scrollWidth} px in ${thing.clientWidth} px`);
    }
    for (const text of root.querySelectorAll<HTMLElement>(".prompt-text")) {
      const [inner, outer] = [text.getBoundingClientRect(), text.closest(".prompt")!.getBoundingClientRect()];
      if (inner.width > 0 && (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1 || inner.height > innerHeight / 3)) cut.push(`the prompt: ${text.innerText}`);
    }
    return cut;
  });

// a page at 200 % has half the room
for (const [screen, viewport] of Object.entries({ "1280x800": { width: 640, height: 400 }, "1024x768": { width: 512, height: 384 } }))
  for (const language of ["en", "el"] as const)
    test.describe(`at 200 %, ${screen}, ${language}`, () => {
      test.use({ viewport, look: { language } });

      test("nothing is cut off and nothing scrolls sideways", async ({ page }) => {
        await page.goto("./");
        await expect(page.locator("[data-action=start]")).toBeVisible();
        expect(await cutOff(page), "home").toEqual([]);
        await open(page, moment("guildhall-prompt-action", 4));
        await expect.poll(async () => (await situation(page)).kind).toBe("legal");
        const panes = page.locator(".tabs [role=tab]");
        if ((await panes.count()) === 0) expect(await cutOff(page), "table").toEqual([]);
        for (const pane of await panes.all()) {
          await pane.click();
          expect(await cutOff(page), await pane.innerText()).toEqual([]);
        }
        await page.locator(".tool-menu").click();
        await expect(page.locator("dialog .menu")).toBeVisible();
        await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>("dialog details").forEach((group) => (group.open = true)));
        expect(await cutOff(page), "menu").toEqual([]);
      });
    });

test.describe("motion", () => {
  test.use({ look: { pace: "fast" } });

  /** How many animations the page has started while some moves were played and the menu was opened. */
  async function motions(page: Page): Promise<number> {
    await page.addInitScript(() => {
      const seen = new Set<Animation>();
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
        const animation = animate.apply(this, how);
        seen.add(animation);
        return animation;
      };
      const look = (): void => {
        for (const animation of document.getAnimations()) seen.add(animation);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    await newMatch(page, ["person", "easy"]);
    await playSome(page, 12);
    await page.locator(".tool-menu").click();
    await expect(page.locator("dialog .menu")).toBeVisible();
    return page.evaluate(() => (window as unknown as { seen: Set<Animation> }).seen.size);
  }

  test("things move on the table", async ({ page }) => {
    expect(await motions(page)).toBeGreaterThan(0);
  });

  test("nothing moves where motion is not wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await motions(page)).toBe(0);
  });
});
