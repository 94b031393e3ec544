import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, newMatch, onlyOn, test, type Page } from "./table.js";

onlyOn("desktop");
// the offline copy comes afterwards, behind what a visitor waits for
test.beforeEach(({ page }) => page.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker));

const KB = 1000;
/** What a visit that opens one game may move, and what the page's own scripts may have of it. Agricola's module alone is 213 kB. */
const VISIT: Record<string, number> = { agricola: 440 * KB };
const ANY_VISIT = 350 * KB;
const SCRIPTS = 90 * KB;

const games = JSON.parse(readFileSync("pkg/games.json", "utf8")) as { id: string }[];

const sizes = new Map<string, number>();

/** What a file weighs that a host has packed once, as small as it can; the server of these tests packs in a hurry. */
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const body = readFileSync(`www/dist/${file}`);
  const size = /\.(woff2|png|webp)$/.test(file) ? body.length : brotliCompressSync(body).length;
  sizes.set(file, size);
  return size;
}

/** The files that came, each once: the second time it comes from the browser's own store. */
function weigh(page: Page): Set<string> {
  const files = new Set<string>();
  page.on("response", (response) => {
    if (response.url().startsWith("http")) files.add(new URL(response.url()).pathname.slice(1) || "index.html");
  });
  return files;
}

const isModule = (file: string) => file.endsWith(".wasm");

for (const language of ["en", "el"] as const) {
  test.describe(language, () => {
    test.use({ look: { language } });

    for (const { id } of games)
      test(`a visit that opens ${id} moves no more than a phone should have to load`, async ({ page }) => {
        const files = weigh(page);
        await newMatch(page, ["person", "hard"], { game: id });
        await expect(page.locator("[data-state=legal]").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        const of = (which: (file: string) => boolean) => [...files].reduce((sum, file) => sum + (which(file) ? sizeOf(file) : 0), 0);
        const scripts = of((file) => file.endsWith(".js") && !/boards|locales/.test(file));
        const all = of(() => true);
        for (const file of [...files].sort((a, b) => sizeOf(b) - sizeOf(a))) console.log(`${(sizeOf(file) / KB).toFixed(1).padStart(7)} kB  ${file}`);
        console.log(`${language}: ${(all / KB).toFixed(1)} kB in all, scripts without boards ${(scripts / KB).toFixed(1)} kB`);
        expect(files.size).toBeGreaterThan(8);
        // a page in English shows a few Greek words, with letters of their own
        const greek = [...files].filter((file) => /-greek-.*\.woff2$/.test(file));
        expect(greek.length).toBe(2);
        expect(greek.every((file) => sizeOf(file) < 4 * KB)).toBe(language === "en");
        // the module of this game and of no other
        expect([...files].filter(isModule)).toEqual([expect.stringMatching(new RegExp(`^${id}_bg\\.`))]);
        expect(scripts).toBeLessThanOrEqual(SCRIPTS);
        expect(all).toBeLessThanOrEqual(VISIT[id] ?? ANY_VISIT);
      });
  });
}

test("home, what is said about it, rules and statistics need no module, and home no words of a game but those on its box", async ({ page }) => {
  const files = weigh(page);
  await page.goto("./");
  for (const { id } of games) await page.locator(`[data-game=${id}]`).click();
  await expect(page.locator("[data-action=start]")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const words = [...files].filter((file) => games.some(({ id }) => file.startsWith(`locales_en_${id}`)));
  expect(words.every((file) => file.includes("-box_ftl"))).toBe(true);
  expect(words.length).toBe(games.length);
  for (const place of ["about", "statistics", `rules/${games[0]!.id}`]) {
    await page.goto(`./#/${place}`);
    await expect(page.locator("main")).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect([...files].filter(isModule)).toEqual([]);
});
