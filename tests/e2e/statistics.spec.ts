import { readFileSync } from "node:fs";
import { expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"] td`);
const results = (page: Page) => page.goto("./#/statistics").then(() => expect(page.locator(".statistics")).toBeVisible());

test("a finished match is counted once, by level and by player", async ({ page }) => {
  test.setTimeout(90_000);
  await results(page);
  await expect(page.locator(".statistics")).toContainText("No match has come to its end yet");
  await newMatch(page, ["person", "easy"], { freeUndo: true });
  await playSome(page, 2000);
  await expect(page.locator(".scores")).toBeVisible();
  const address = page.url();
  await results(page);
  await expect(row(page, "easy").first()).toHaveText("1");
  await expect(row(page, "Eleni").first()).toHaveText("1");
  expect(Number(await row(page, "Eleni").nth(2).innerText())).toBeGreaterThan(0);

  // a look at the finished match does not count it again
  await page.goto(address);
  await expect(page.locator(".scores")).toBeVisible();
  await results(page);
  await expect(row(page, "easy").first()).toHaveText("1");
});

test("an end that is taken back does not count, and counts once when it comes again", async ({ page }) => {
  test.setTimeout(120_000);
  await newMatch(page, ["person", "easy"], { freeUndo: true });
  await playSome(page, 2000);
  const address = page.url();
  await page.reload(); // as found again another day
  await expect(page.locator(".scores")).toBeVisible();
  await page.keyboard.press("u"); // the score sheet has no keys: nothing is taken back unseen
  await expect(page.locator(".scores")).toBeVisible();
  await page.locator("[data-action=see-table]").click();
  await page.keyboard.press("u");
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.locator(".tool-back").click();
  await expect(page.locator(".saved li[data-match]")).toContainText("Eleni");
  await results(page);
  await expect(page.locator(".statistics")).toContainText("No match has come to its end yet");

  await page.goto(address);
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await playSome(page, 2000);
  await expect(page.locator(".scores")).toBeVisible();
  await page.locator(".acts [data-action=leave]").click();
  await expect(page.locator(".saved li[data-match]")).toHaveCount(1);
  await results(page);
  await expect(row(page, "easy").first()).toHaveText("1");
});

test("a finished match that comes from a file, and a copy, do not count", async ({ page }) => {
  await page.goto("./");
  const save = JSON.parse(readFileSync("tests/replays/guildhall/easy-easy-211.json", "utf8"));
  save.seats[0].player = "person";
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("[data-action=open-file]").click()]);
  await chooser.setFiles({ name: "done.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(save)) });
  await expect(page.locator(".scores")).toBeVisible();
  await results(page);
  await expect(page.locator(".statistics")).toContainText("No match has come to its end yet");
});

test("results are saved to a file, erased, brought back, and taken in again", async ({ page }) => {
  const seats = (won: boolean, points: number) => [
    { name: "Eleni", player: "person", points, won },
    { name: "Nikos", player: "hard", points: 15, won: !won },
  ];
  const library = JSON.stringify({
    format: "trapezi-library", version: 1, matches: [],
    results: [{ id: "a", game: "guildhall", ended: 1, seats: seats(true, 21) }, { id: "b", game: "guildhall", ended: 2, seats: seats(false, 12) }],
  });
  const open = async (text: string) => {
    await page.goto("./#/");
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.locator("[data-action=open-file]").click()]);
    await chooser.setFiles({ name: "results.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.locator(".toasts .toast")).toBeVisible();
  };
  await open(library);
  await expect(page.locator(".toasts .toast")).toContainText("2 results");
  await open(library); // the same results once more are the same results
  await results(page);
  await expect(row(page, "hard")).toHaveText(["2", "1", "21"]);

  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=save-results]").click()]);
  const saved = readFileSync(await download.path(), "utf8");
  await page.locator("[data-action=erase-results]").click();
  await expect(page.locator(".statistics")).toContainText("No match has come to its end yet");
  await page.locator("[data-action=toast]").click();
  await expect(row(page, "hard").first()).toHaveText("2");
  await page.locator("[data-action=erase-results]").click();
  await expect(page.locator(".statistics")).toContainText("No match has come to its end yet");
  await page.reload();
  await expect(page.locator(".statistics")).toContainText("No match has come to its end yet");
  await open(saved);
  await results(page);
  await expect(row(page, "hard")).toHaveText(["2", "1", "21"]);
  await open(saved.replace('"points":12', '"points":"many"'));
  await expect(page.locator(".toasts .toast")).toContainText("its result 2 cannot be read");
});

test("everything is saved to one file and opened again in another browser", async ({ page, browser }) => {
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 6);
  await page.locator(".tool-back").click();
  await page.locator("[data-action=more]").click();
  await page.locator("#match-name").fill("Ours");
  await page.locator("[data-action=rename]").click();
  await expect(page.locator(".saved li[data-match]")).toContainText("Ours");
  await results(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=save-all]").click()]);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url().split("#")[0]!);
  const [chooser] = await Promise.all([other.waitForEvent("filechooser"), other.locator("[data-action=open-file]").click()]);
  await chooser.setFiles(await download.path());
  await expect(other.locator(".table, .saved li[data-match]").first()).toBeVisible();
  await other.goto(page.url().split("#")[0]!);
  await expect(other.locator(".saved li[data-match]")).toContainText("Ours");
  await elsewhere.close();
});
