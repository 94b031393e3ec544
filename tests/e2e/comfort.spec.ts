import { expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

/** Counts what the page asks of the device: wake locks that are held, and tones that were started. */
async function countDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { locks: 0, tones: 0 };
    Object.assign(window, { counts });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          counts.locks++;
          const lock = new EventTarget() as EventTarget & { release(): Promise<void> };
          lock.release = async () => {
            counts.locks--;
            lock.dispatchEvent(new Event("release"));
          };
          return lock;
        },
      },
    });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      counts.tones++;
      start.call(this, when);
    };
  });
}

const counts = (page: Page) => page.evaluate(() => (window as unknown as { counts: { locks: number; tones: number } }).counts);

async function flip(page: Page, action: string): Promise<void> {
  await page.locator(".tool-menu").click();
  await page.locator(`dialog [data-action=${action}]`).click();
  await page.keyboard.press("Escape");
}

test("the screen stays awake as long as a match is played, unless that is switched off", async ({ page }) => {
  test.setTimeout(120_000);
  await countDevice(page);
  await newMatch(page, ["person", "easy"]);
  await expect.poll(async () => (await counts(page)).locks).toBe(1);
  await flip(page, "awake");
  await expect.poll(async () => (await counts(page)).locks).toBe(0);
  await flip(page, "awake");
  await expect.poll(async () => (await counts(page)).locks).toBe(1);
  // the browser takes the lock away when the page is out of sight
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(async () => (await counts(page)).locks).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(async () => (await counts(page)).locks).toBe(1);
  await playSome(page, 2000);
  await expect(page.locator(".scores")).toBeVisible();
  await expect.poll(async () => (await counts(page)).locks).toBe(0);
});

test("there is no sound until somebody wants it, and the choice is kept", async ({ page }) => {
  await countDevice(page);
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 8);
  expect((await counts(page)).tones).toBe(0);
  await flip(page, "sound");
  await playSome(page, 8);
  await expect.poll(async () => (await counts(page)).tones).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".tool-menu").click();
  await expect(page.locator("dialog [data-action=sound]")).toHaveAttribute("aria-checked", "true");
  await page.locator("dialog [data-action=volume]").fill("0.2");
  await page.reload();
  await page.locator(".tool-menu").click();
  await expect(page.locator("dialog [data-action=volume]")).toHaveValue("0.2");
});

test("the page fills the screen and gives it back", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await flip(page, "fullscreen");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
});
