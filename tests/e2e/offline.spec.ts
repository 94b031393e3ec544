import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../../scripts/serve.mjs";
import { expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("tablet");

const games = JSON.parse(readFileSync("pkg/games.json", "utf8")) as { id: string }[];

test("after one visit to the home screen every game opens without a network, and goes on, bots and all", async ({ page, context }) => {
  await page.goto("./");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
  await expect(page.locator("[data-offline-ready]")).toBeVisible();
  await context.setOffline(true);
  for (const { id } of games) {
    await newMatch(page, ["person", "easy"], { game: id });
    await playSome(page, 10);
    await page.waitForTimeout(200); // the last write to the store
    await page.reload();
    await expect.poll(async () => (await situation(page)).kind).toBe("legal");
    await playSome(page, 4);
  }
  await context.setOffline(false);
});

test("on a first visit the offline copy waits until the game that is opened has come", async ({ page }) => {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (request.serviceWorker()) asked.push(request.url());
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_bg\.[0-9a-f]+\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("./");
  await page.locator("[data-action=start]").click();
  await page.clock.fastForward(60_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(asked).toEqual([]);
  release();
  await expect(page.locator("[data-state=legal]").first()).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
});

/** A copy of the built page at an address of its own, of which a new version can be put out. */
async function site(): Promise<{ address: string; publish(): void; remove(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), "trapezi-site-"));
  cpSync("www/dist", folder, { recursive: true });
  return {
    address: await serve(folder, 0),
    publish: () => appendFileSync(path.join(folder, "sw.js"), "\n// newer\n"),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isSamePage = (page: Page) => page.evaluate(() => "marked" in window);
const askForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });

test("a new version is offered on the home screen, and taken up only when no tab has a match on its table", async ({ page, context }) => {
  const { address, publish, remove } = await site();
  await page.goto(address);
  await controlled(page);
  const other = await context.newPage();
  await other.goto(address);
  await other.locator("[data-action=start]").click();
  await expect(other.locator(".table")).toBeVisible();
  await mark(page);
  await mark(other);
  publish();
  await askForUpdate(page);
  await expect(page.locator("[data-action=update]")).toBeVisible();
  await expect(other.locator("[data-action=update]")).toHaveCount(0);
  await page.locator("[data-action=update]").click();
  await expect(page.locator(".toasts .toast")).toContainText("on the table in another tab");
  expect(await isSamePage(page)).toBe(true);
  expect(await isSamePage(other)).toBe(true);

  await other.locator(".tool-back").click();
  await expect(other.locator("[data-action=update]")).toBeVisible();
  await page.locator("[data-action=update]").click();
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(page.locator("[data-action=start]")).toBeVisible();
  await expect(page.locator("[data-action=update]")).toHaveCount(0);
  remove();
});

test("a tab whose page is changed over in the middle of a match stays until its table is left", async ({ page, context }) => {
  const { address, publish, remove } = await site();
  await page.goto(address);
  await controlled(page);
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".table")).toBeVisible();
  await mark(page);
  const other = await context.newPage();
  await other.goto(address);
  publish();
  await askForUpdate(other);
  await expect(other.locator("[data-action=update]")).toBeVisible();
  await mark(other);
  await other.evaluate(async () => (await navigator.serviceWorker.ready).waiting!.postMessage({ type: "SKIP_WAITING" }));
  await expect.poll(() => isSamePage(other).catch(() => true)).toBe(false);
  expect(await isSamePage(page)).toBe(true);
  await page.locator(".tool-back").click();
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(page.locator(".saved li[data-match]")).toHaveCount(1);
  remove();
});

test("the score sheet offers a new version, the match before it does not", async ({ page }) => {
  const { address, publish, remove } = await site();
  await page.goto(address);
  await controlled(page);
  const open = async (save: unknown) => {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("[data-action=open-file]").click()]);
    await chooser.setFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(save)) });
  };
  await page.locator("[data-action=start]").click();
  await expect(page.locator(".table")).toBeVisible();
  publish();
  await askForUpdate(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await expect(page.locator("[data-action=update]")).toHaveCount(0);
  await page.locator(".tool-back").click();
  await expect(page.locator("[data-action=update]")).toBeVisible();
  await open(JSON.parse(readFileSync("tests/replays/guildhall/easy-easy-211.json", "utf8")));
  await expect(page.locator(".scores [data-action=update]")).toBeVisible();
  await mark(page);
  await page.locator(".scores [data-action=update]").click();
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(page.locator(".scores")).toBeVisible(); // the same match, in the new version
  await expect(page.locator("[data-action=update]")).toHaveCount(0);
  remove();
});

test("the page can be installed, and its shortcuts and pictures are there", async ({ page, context }) => {
  await page.goto("./");
  await controlled(page);
  const devtools = await context.newCDPSession(page);
  // a private window, as each test has, is the one thing that stands against it
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as Record<"shortcuts" | "screenshots", { url: string; src: string; sizes: string }[]>;
  for (const { src, sizes } of manifest.screenshots) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(manifest.shortcuts.length).toBeGreaterThan(1);
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.locator("main").first()).toBeVisible();
    expect(page.url().endsWith(url.slice(1))).toBe(true);
  }
});
