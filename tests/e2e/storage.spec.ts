import { readFileSync } from "node:fs";
import { clickLegal, expect, newMatch, onlyOn, playSome, situation, test, wholePage, type Page } from "./table.js";

onlyOn("desktop");

const cards = (page: Page) => page.locator(".saved li[data-match]");
const warning = (page: Page) => page.locator(".warning");
const movesPlayed = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("trapezi");
        opening.onsuccess = () => {
          const asked = opening.result.transaction("matches").objectStore("matches").getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result[0]?.save.moves.length ?? 0);
          };
        };
      }),
  );

async function waitForPerson(page: Page): Promise<void> {
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
}

test("one tab has a match at its table; another takes it over, and no move is lost", async ({ page, context }) => {
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 10);
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.locator("h1")).toHaveText("This match is open in another tab");
  await expect(other.locator(".table")).toHaveCount(0);
  await clickLegal(page, (await situation(page)).targets.at(-1)!); // the last move before the change may still be on its way to the store
  await other.locator("[data-action=take-over]").click();
  await waitForPerson(other);
  await expect(page.locator("h1")).toHaveText("This match is open in another tab");
  await expect(page.locator(".table")).toHaveCount(0);
  const before = await movesPlayed(other);
  expect(before).toBeGreaterThan(10);
  await playSome(other, 4);
  await expect.poll(() => movesPlayed(other)).toBeGreaterThan(before);

  // and back again
  const there = await movesPlayed(other);
  await page.locator("[data-action=take-over]").click();
  await waitForPerson(page);
  expect(await movesPlayed(page)).toBeGreaterThanOrEqual(there);
  await expect(other.locator("[data-action=take-over]")).toBeVisible();
});

test("a match that another tab plays is not thrown away, and is free again when that tab is closed", async ({ page, context }) => {
  await newMatch(page, ["person", "easy"]);
  await waitForPerson(page);
  const other = await context.newPage();
  await other.goto("./");
  await other.locator("[data-action=more]").click();
  await other.locator("[data-action=forget]").click();
  await expect(other.locator(".toasts .toast")).toHaveText(/open in another tab/);
  await expect(cards(other)).toHaveCount(1);
  const address = page.url();
  await page.close();
  await other.goto(address);
  await waitForPerson(other);
});

test("a tab that another one has written over, though it should not have, stops and writes nothing more", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await waitForPerson(page);
  await playSome(page, 2);
  const before = await movesPlayed(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("trapezi");
        opening.onsuccess = () => {
          const tx = opening.result.transaction("matches", "readwrite");
          const matches = tx.objectStore("matches");
          const asked = matches.getAll();
          asked.onsuccess = () => matches.put({ ...asked.result[0], updated: 1 });
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await clickLegal(page, (await situation(page)).targets[0]!);
  await expect(page.locator("[data-action=take-over]")).toBeVisible();
  expect(await movesPlayed(page)).toBe(before);
  await page.locator("[data-action=take-over]").click();
  await waitForPerson(page);
});

test("a browser that keeps nothing lets people play, and says so in their language", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  await newMatch(page, ["person", "easy"]);
  await expect(warning(page)).toContainText("lets the page keep nothing");
  await page.locator("[data-action=understood]").click();
  await expect(warning(page)).toHaveCount(0);
  await waitForPerson(page);
  await playSome(page, 6);
  await page.locator(".tool-back").click();
  await expect(cards(page)).toHaveCount(1);
  await page.locator(".saved a").click();
  await waitForPerson(page);
  await expect(warning(page)).toHaveCount(0);
});

test("a browser that is full lets people play on, and keeps everything once there is room", async ({ page }) => {
  await newMatch(page, ["person", "easy"]);
  await waitForPerson(page);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, { room: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const before = await movesPlayed(page);
  await playSome(page, 4);
  await expect(warning(page)).toContainText("no room left");
  expect(await movesPlayed(page)).toBe(before);
  await page.evaluate(() => (window as unknown as { room(): void }).room());
  await playSome(page, 2);
  await expect(warning(page)).toHaveCount(0);
  await expect.poll(() => movesPlayed(page)).toBeGreaterThan(before + 4);
});

test("a reload while a bot thinks goes on where the match stopped", async ({ page }) => {
  await newMatch(page, ["hard", "hard"]);
  await expect.poll(() => movesPlayed(page), { timeout: 30_000 }).toBeGreaterThan(0);
  const before = await movesPlayed(page);
  await page.reload();
  await expect(page.locator(".table")).toBeVisible();
  await expect.poll(() => movesPlayed(page), { timeout: 30_000 }).toBeGreaterThan(before);
});

test("a worker that is lost while it thinks is replaced, and the bot plays", async ({ page }) => {
  await page.addInitScript(() => {
    const Real = Worker;
    const made: Worker[] = [];
    Object.assign(window, { made });
    window.Worker = class extends Real {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        made.push(this);
      }
    };
  });
  await newMatch(page, ["hard", "hard"]);
  await expect.poll(() => movesPlayed(page), { timeout: 30_000 }).toBeGreaterThan(0);
  const before = await movesPlayed(page);
  await page.evaluate(() => (window as unknown as { made: Worker[] }).made.at(-1)!.terminate());
  await expect.poll(() => movesPlayed(page), { timeout: 40_000 }).toBeGreaterThan(before + 1);
  expect(await page.evaluate(() => (window as unknown as { made: Worker[] }).made.length)).toBeGreaterThan(1);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("where several people sat, a reload knows it, even if one of them is left", async ({ page }) => {
  await newMatch(page, ["person", "person"]);
  await page.locator("[data-action=ready]").click();
  await waitForPerson(page);
  const near = (await page.locator(".plate.own .who b").innerText()).trim();
  await page.locator(".tool-menu").click();
  // the other one becomes a bot
  await page.locator(".menu-seats li", { hasText: near }).locator("[data-value=easy]").click();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-action=ready]")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-action=ready]")).toBeVisible();
  expect((await wholePage(page)).includes("hand/")).toBe(false);
});

test("what the first version of this page has stored opens", async ({ page }) => {
  const save = JSON.parse(readFileSync("tests/replays/guildhall/easy-easy-211.json", "utf8"));
  save.moves = save.moves.slice(0, 60);
  save.checks = save.checks.filter(([after]: [number]) => after <= 60);
  save.seats[0].player = "person";
  await page.goto("./#/about");
  await page.evaluate(
    (save) =>
      new Promise<void>((resolve, reject) => {
        const removing = indexedDB.deleteDatabase("trapezi");
        removing.onerror = () => reject(removing.error);
        removing.onsuccess = () => {
          const opening = indexedDB.open("trapezi", 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore("matches", { keyPath: "id" });
          opening.onsuccess = () => {
            const db = opening.result;
            const tx = db.transaction("matches", "readwrite");
            const seats = save.seats.map(({ name, colour }: { name: string; colour: string }) => ({ name, colour }));
            tx.objectStore("matches").put({ id: "old1", save, coverHands: true, updated: 1, headline: { key: "guildhall-headline", args: { round: { number: 4 }, points: { number: 20 } } }, over: false, toAct: [0], points: [3, 4], seats });
            tx.objectStore("matches").put({ id: "zzz", save: "not a match" });
            tx.oncomplete = () => {
              db.close();
              resolve();
            };
          };
        };
      }),
    save,
  );
  await page.goto("./#/");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Round 4");
  await page.locator("[data-action=more]").click();
  await page.locator("#match-name").fill("Old times");
  await page.locator("[data-action=rename]").click();
  await expect(cards(page)).toContainText("Old times");
  await page.locator(".saved a").click();
  await waitForPerson(page);
  await playSome(page, 3);
  await expect.poll(() => movesPlayed(page)).toBeGreaterThan(60);
});

test("the browser is asked once that our things are to last, and the page says what it answered", async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => {
      localStorage.setItem("asked", String(Number(localStorage.getItem("asked") ?? 0) + 1));
      return Promise.resolve(false);
    };
  });
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 2);
  await page.reload();
  await waitForPerson(page);
  await playSome(page, 2);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("asked"))).toBe("1");
  await page.goto("./#/statistics");
  await expect(page.locator("[data-lasting=false]")).toContainText("may clear them away");
  await page.evaluate(() => (StorageManager.prototype.persist = () => Promise.resolve(true)));
  await page.locator("[data-action=ask-lasting]").click();
  await expect(page.locator("[data-lasting=true]")).toContainText("has promised");
});
