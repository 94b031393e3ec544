/** Whatever can be touched has room for a finger: 44 px, measured where a touch really arrives. */
import { moment, open } from "./moments.js";
import { expect, newMatch, onlyOn, situation, test, type Page } from "./table.js";

onlyOn("desktop");

const SIZES = { wide: { width: 1024, height: 768 }, tall: { width: 768, height: 1024 }, phone: { width: 390, height: 844 } } as const;
const FINGER = 44;

/** What may be smaller, and why. */
const EXCEPTIONS: readonly (readonly [selector: string, least: number, why: string])[] = [
  ['.hall .card:not([data-state="legal"])', 0, "it cannot be chosen now, and may peek out from under a panel"],
  [".hall .card", 18, "a full shelf: its cards lie over each other; the name plate opens it large"],
  [".hand .hand-card", 40, "a hand of nine: its cards lie over each other"],
  [".plate-open", 36, "a plate on a phone is as wide as the screen and 44 px high with its edge"],
];

interface Small { name: string; width: number; height: number }

/** The targets whose reach is smaller than a finger: how far a touch may be from the middle of what shows of it. */
const tooSmall = (page: Page) =>
  page.evaluate(({ exceptions, finger }) => {
    const small: Small[] = [];
    const all = document.querySelectorAll<HTMLElement>("button, a[href], select, input, [role=tab]");
    for (const thing of all) {
      if (!thing.checkVisibility() || (thing as HTMLButtonElement).disabled || thing.matches(".skip, .vh")) continue;
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (left + width < 0 || top + height < 0 || left > innerWidth || top > innerHeight) continue;
      const answers = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (thing === hit || thing.contains(hit));
      };
      // how much of a line belongs to it: in steps of 2 px, from its middle on outwards
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = (step: (by: number) => boolean) => {
        let by = 0;
        while (by <= finger && step(by + 2)) by += 2;
        return by;
      };
      const across = (at: number) => (answers(x, at) ? reach((by) => answers(x + by, at)) + reach((by) => answers(x - by, at)) + 1 : 0);
      const along = (at: number) => (answers(at, y) ? reach((by) => answers(at, y + by)) + reach((by) => answers(at, y - by)) + 1 : 0);
      // of a card that is covered on one side, what shows
      const shows = [left + width * 0.15, x, left + width * 0.85].find((at) => answers(at, y));
      const wide = across(y) || (shows === undefined ? 0 : reach((by) => answers(shows + by, y)) + reach((by) => answers(shows - by, y)) + 1);
      const high = shows === undefined ? 0 : along(answers(x, y) ? x : shows);
      if (high === 0 || wide === 0) continue; // scrolled out of its box, or under a sheet
      const cut = top < 0 || top + height > innerHeight || left < 0 || left + width > innerWidth;
      const inScroll = thing.closest(".scroll, .log-list, .right, .home, .hand, .guildhall, ul, main");
      const box = inScroll?.getBoundingClientRect();
      const half = cut || (box && inScroll!.scrollHeight > inScroll!.clientHeight && (top < box.top || top + height > box.bottom));
      const least = exceptions.find(([selector]) => thing.matches(selector))?.[1] ?? finger;
      // steps of 2 px may miss 3 of them
      if (!half && Math.min(wide, high) < least - 3) small.push({ name: thing.getAttribute("aria-label") ?? thing.dataset["target"] ?? thing.textContent?.trim() ?? thing.className, width: wide, height: high });
    }
    return small;
  }, { exceptions: EXCEPTIONS, finger: FINGER });

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(size, () => {
    test.use({ viewport, hasTouch: true });

    test("home, cover and set-up have targets for fingers", async ({ page }) => {
      await newMatch(page, ["person", "person", "easy"]);
      await page.goto("./#/");
      await expect(page.locator("[data-action=start]")).toBeVisible();
      expect(await tooSmall(page), "home").toEqual([]);
      await newMatch(page, ["person", "person", "easy"]);
      await expect(page.locator("[data-action=ready]")).toBeVisible();
      expect(await tooSmall(page), "cover").toEqual([]);
      await page.locator("[data-action=ready]").click();
      await expect.poll(async () => (await situation(page)).kind).toBe("legal");
      expect(await tooSmall(page), "set-up").toEqual([]);
    });

    for (const [prompt, seats] of [["action", 4], ["level", 3], ["dancer", 2], ["assassin", 4], ["historian", 4], ["pay", 2], ["order", 4]] as const)
      test(`${prompt} with ${seats} seats`, async ({ page }) => {
        await open(page, moment(`guildhall-prompt-${prompt}`, seats));
        await expect.poll(async () => (await situation(page)).kind).toBe("legal");
        const panes = page.locator(".tabs [role=tab]");
        const count = await panes.count();
        if (count === 0) expect(await tooSmall(page)).toEqual([]);
        for (let pane = 0; pane < count; pane++) {
          await panes.nth(pane).click();
          expect(await tooSmall(page), await panes.nth(pane).innerText()).toEqual([]);
        }
      });
  });
