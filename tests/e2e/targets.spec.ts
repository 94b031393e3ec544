/** Whatever can be touched has room for a finger: 44 px, measured where a touch really arrives. */
import { moment, open } from "./moments.js";
import { expect, newMatch, onlyOn, situation, test, type Page } from "./table.js";

onlyOn("desktop");

const SIZES = {
  wide: { width: 1024, height: 768 },
  tall: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  "phone on its side": { width: 844, height: 390 },
} as const;
const FINGER = 44;

interface Small {
  name: string;
  width: number;
  height: number;
  /** Of a card in a hall that can be chosen: its target, and which of the name plates opens that hall large. */
  hall?: { target: string; plate: number };
}

/** The targets whose reach is smaller than a finger: how far a touch may be from the middle of what shows of it. */
const tooSmall = (page: Page) =>
  page.evaluate((finger) => {
    const small: Small[] = [];
    const root = document.querySelector("dialog[open]") ?? document;
    const all = root.querySelectorAll<HTMLElement>("button, a[href], select, input, [role=tab]");
    for (const thing of all) {
      if (!thing.checkVisibility() || (thing as HTMLButtonElement).disabled || thing.matches(".skip, .vh")) continue;
      // what cannot be chosen now may peek out from under a neighbour: touched, it tells no more than its area does in large
      if (thing.matches('.hall .card:not([data-state="legal"])')) continue;
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
      // what has been scrolled half under a heading can be scrolled out again, and a panel that lies over a thing can be shut
      const over = document.elementFromPoint(x, top + 2);
      const covered = over !== null && (over.closest(".panel") !== thing.closest(".panel") || getComputedStyle(over).position === "sticky");
      const half = cut || covered || (box && inScroll!.scrollHeight > inScroll!.clientHeight && (top < box.top || top + height > box.bottom));
      // steps of 2 px may miss 3 of them
      if (half || Math.min(wide, high) >= finger - 3) continue;
      const found: Small = { name: thing.getAttribute("aria-label") ?? thing.dataset["target"] ?? thing.textContent?.trim() ?? thing.className, width: wide, height: high };
      const plates = [...document.querySelectorAll(".plate-open")];
      const player = thing.matches(".hall .card") && !thing.closest("dialog") ? thing.closest(".player") : null;
      const plate = plates.findIndex((one) => player?.contains(one));
      if (plate >= 0) found.hall = { target: thing.dataset["target"]!, plate };
      small.push(found);
    }
    return small;
  }, FINGER);

/**
 * Everything that can be touched has room for a finger. Cards of a full hall lie over each other: for those the way
 * leads through the name plate, behind which the same card can be chosen and is large.
 */
async function expectRoom(page: Page, what: string): Promise<void> {
  const small = await tooSmall(page);
  expect(small.filter(({ hall }) => !hall), what).toEqual([]);
  for (const plate of new Set(small.map(({ hall }) => hall!.plate))) {
    await page.locator(".plate-open").nth(plate).click();
    await expect(page.locator("dialog .area-sheet")).toBeVisible();
    const here = small.flatMap(({ hall }) => (hall?.plate === plate ? [hall.target] : [])).sort();
    const large = await page.locator('dialog [data-state="legal"]').evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset["target"]!));
    expect(large, what).toEqual(expect.arrayContaining(here));
    expect(await tooSmall(page), `${what}, in large`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
  }
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(size, () => {
    test.use({ viewport, hasTouch: true });

    test("home, cover and set-up have targets for fingers", async ({ page }) => {
      await newMatch(page, ["person", "person", "easy"]);
      await page.goto("./#/");
      await expect(page.locator("[data-action=start]")).toBeVisible();
      await expectRoom(page, "home");
      await newMatch(page, ["person", "person", "easy"]);
      await expect(page.locator("[data-action=ready]")).toBeVisible();
      await expectRoom(page, "cover");
      await page.locator("[data-action=ready]").click();
      await expect.poll(async () => (await situation(page)).kind).toBe("legal");
      await expectRoom(page, "set-up");
    });

    for (const [prompt, seats] of [["action", 4], ["level", 3], ["dancer", 2], ["assassin", 4], ["historian", 4], ["pay", 2], ["order", 4]] as const)
      test(`${prompt} with ${seats} seats`, async ({ page }) => {
        await open(page, moment(`guildhall-prompt-${prompt}`, seats));
        await expect.poll(async () => (await situation(page)).kind).toBe("legal");
        const panes = page.locator(".tabs [role=tab]");
        const count = await panes.count();
        if (count === 0) await expectRoom(page, prompt);
        for (let pane = 0; pane < count; pane++) {
          await panes.nth(pane).click();
          await expectRoom(page, await panes.nth(pane).innerText());
        }
      });
  });
