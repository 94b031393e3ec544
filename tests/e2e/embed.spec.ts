import { legalIn, visit } from "./guest.js";
import { expect, onlyOn, test } from "./table.js";

onlyOn("desktop");
test.use({ hasTouch: true, actionTimeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

type TableElement = HTMLElement & { save(): { moves: [number, string][]; options: Record<string, string> }; look(): unknown };

test("a page of another site shows two diagrams and a table, under a policy of its own", async ({ page, baseURL }) => {
  const files = new Map<string, number>();
  page.on("response", (response) => {
    if (response.url().startsWith(baseURL!)) files.set(response.url(), Number(response.headers()["content-length"] ?? 0));
  });
  await visit(page, "", baseURL!);

  const twins = page.locator("#twins");
  await expect(twins.locator(".guildhall")).toBeVisible();
  await twins.locator("[data-action=step-on]").click();
  await twins.locator("[data-action=step-on]").click();
  await expect(twins.locator(".telling")).toHaveAttribute("data-refused", "");
  await expect(twins.locator(".telling-words")).toContainText("Not allowed");
  await expect(twins.locator('[data-state="legal"]')).toHaveCount(0);

  // each speaks its own language and has its own light
  const greek = page.locator("#greek");
  await expect(greek.locator(".telling-words small")).toHaveText("Η θέση");
  await expect(twins.locator(".telling-words small")).toHaveText("Step 2 of 3");
  await expect(greek.locator("trapezi-room")).toHaveAttribute("data-theme", "dark");

  const table = page.locator("#try");
  await table.scrollIntoViewIfNeeded();
  await expect(legalIn(table).first()).toBeVisible();
  const told = table.evaluate(
    (element) => new Promise<unknown>((resolve) => element.addEventListener("trapezi-move", (event) => resolve((event as CustomEvent).detail), { once: true })),
  );
  const answered = () => table.evaluate((element) => (element as TableElement).save().moves.some(([seat]) => seat === 1));
  // the bot thinks in a worker whose script is of the other site
  for (let i = 0; i < 20 && (await legalIn(table).count()) > 0 && !(await answered()); i++) await legalIn(table).first().tap();
  await expect.poll(answered, { timeout: 30_000 }).toBe(true);
  expect(await told).toMatchObject({ reply: { viewer: null, moves: [] } });
  // nothing is left behind in a page that did not ask for it (the settings are of this test's own making)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "trapezi-settings"))).toEqual([]);

  const all = [...files.values()].reduce((sum, size) => sum + size, 0) / 1000;
  for (const [file, size] of [...files].sort(([, a], [, b]) => b - a).slice(0, 12)) console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  console.log(`the sample page moves ${all.toFixed(1)} kB from the other site`);
  expect(files.size).toBeGreaterThan(8);
  expect(all).toBeLessThanOrEqual(350);
});

test("attributes may change, and bad ones are told in the element", async ({ page, baseURL }) => {
  await visit(page, "", baseURL!);
  const table = page.locator("#try");
  const set = (name: string, value: string | null) =>
    table.evaluate((element, [name, value]) => (value === null ? element.removeAttribute(name!) : element.setAttribute(name!, value)), [name, value] as const);
  await expect(legalIn(table).first()).toBeVisible();
  await set("lang", "el");
  await expect(table.locator("trapezi-room")).toHaveAttribute("lang", "el");
  await expect(table.locator(".tool-menu")).toHaveAttribute("aria-label", /[α-ω]/);
  await set("theme", "dark");
  await expect(table).toHaveAttribute("data-theme", "dark");
  await set("lang", "en");

  await set("seed", "many");
  await expect(table.locator("[role=alert]")).toContainText("“seed”");
  expect(await table.evaluate((element) => (element as TableElement).look())).toBeNull();
  await set("seed", "3");
  await expect(legalIn(table).first()).toBeVisible();
  await set("game", "chess");
  await expect(table.locator("[role=alert]")).toContainText("chess");
  await set("game", "agricola");
  await set("options", "variant:full");
  await expect(legalIn(table).first()).toBeVisible();
  await expect.poll(() => table.evaluate((element) => (element as TableElement).save?.().options)).toEqual({ variant: "full" });
  await set("options", "variant:huge");
  await expect(table.locator("[role=alert]")).toContainText("huge");
  await set("options", "variant");
  await expect(table.locator("[role=alert]")).toContainText("“options”");
  await set("options", null);
  await set("game", "guildhall");

  // a position is for people: a bot is asked with a save
  const { position } = await page.evaluate(async () => (await fetch("two-identical.json")).json());
  await set("position", JSON.stringify(position));
  await expect(table.locator("[role=alert]")).toContainText("“easy”");
  await set("seats", "Ada,Ben");
  await expect(table.locator("[data-action=ready]").or(legalIn(table).first())).toBeVisible();
  await set("position", "{");
  await expect(table.locator("[role=alert]")).toContainText("“position”");
});

test("a diagram tells the same after it was moved in the page", async ({ page, baseURL }) => {
  await visit(page, "", baseURL!);
  const twins = page.locator("#twins");
  await expect(twins.locator(".guildhall")).toBeVisible();
  await twins.evaluate((element) => document.querySelector("main")!.prepend(element));
  await expect(twins.locator(".telling-words small")).toHaveText("The position");
  await twins.locator("[data-action=step-on]").focus();
  await page.keyboard.press("ArrowRight");
  await expect(twins.locator(".telling-words small")).toHaveText("Step 1 of 3");
  await twins.evaluate((element) => element.setAttribute("scenario", "style.css"));
  await expect(twins.locator("[role=alert]")).toContainText("style.css");
});

test("a match is kept under the name that the page gives it, and goes on", async ({ page, baseURL }) => {
  await visit(page, "", baseURL!);
  const table = page.locator("#try");
  await table.evaluate((element) => element.setAttribute("save", "lesson"));
  const moves = () => table.evaluate((element) => (element as TableElement).save().moves.length);
  await expect(legalIn(table).first()).toBeVisible();
  for (let i = 0; i < 20 && (await moves()) === 0; i++) await legalIn(table).first().tap();
  const played = await moves();
  expect(played).toBeGreaterThan(0);
  await page.evaluate(() => localStorage.setItem("kept", localStorage.getItem("trapezi:lesson")!));
  await table.evaluate((element: HTMLElement & { reset(): Promise<void> }) => element.reset());
  await expect.poll(moves).toBe(0);
  await table.evaluate((element: HTMLElement & { load(save: string): Promise<void> }) => element.load(localStorage.getItem("kept")!));
  await expect.poll(moves).toBe(played);
});
