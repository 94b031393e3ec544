import type { Page } from "@playwright/test";
import { legalIn, visit } from "./guest.js";
import { expect, onlyOn, test } from "./table.js";

onlyOn("desktop");
test.use({ hasTouch: true, actionTimeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

/** Keeps what the frame sends to the page. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener("message", ({ data }) => heard.push(data));
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: { trapezi: string }[] }).heard);

/** Sends an order and waits until the frame has had it. */
async function order(page: Page, message: object): Promise<void> {
  const frame = page.frames()[1]!;
  const arrived = await frame.evaluateHandle(() => ({ promise: new Promise<void>((resolve) => addEventListener("message", () => resolve(), { once: true })) }));
  await page.evaluate((data) => document.querySelector("iframe")!.contentWindow!.postMessage(data, "*"), message);
  await arrived.evaluate(({ promise }) => promise);
}

test("a table in a frame tells its height and what is played, and takes orders", async ({ page, baseURL }) => {
  await listen(page);
  await visit(page, "frame.html", baseURL!);
  const frame = page.frameLocator("#frame");
  const table = frame.locator("trapezi-table");
  await expect(legalIn(table).first()).toBeVisible();
  await expect.poll(() => page.locator("#frame").evaluate((element) => element.clientHeight)).toBeGreaterThanOrEqual(600);
  for (let i = 0; i < 60 && !(await heard(page)).some(({ trapezi }) => trapezi === "move"); i++) await legalIn(table).first().tap();
  await expect(page.locator("#told")).toContainText("Moves played");
  const [move] = (await heard(page)).filter(({ trapezi }) => trapezi === "move");
  expect(move).toMatchObject({ detail: { reply: { viewer: null } } });

  await order(page, { trapezi: "look" });
  await expect.poll(async () => (await heard(page)).filter(({ trapezi }) => trapezi === "look")).toMatchObject([{ reply: { viewer: null, game: "guildhall" } }]);
  await order(page, { trapezi: "new", attributes: { lang: "el", seed: "9", onclick: "alert(1)" } });
  await expect(table).toHaveAttribute("lang", "el");
  expect(await table.getAttribute("onclick")).toBeNull();
  await order(page, { trapezi: "load", save: "{}" });
  await expect(table.locator("[role=alert]")).toBeVisible();
  await expect(page.locator("#told")).not.toBeEmpty();
});

test("a page that the address does not name is neither heard nor told anything", async ({ page, baseURL }) => {
  await listen(page);
  await visit(page, "frame.html", baseURL!);
  await page.locator("#frame").evaluate((element: HTMLIFrameElement) => {
    const address = new URL(element.src);
    address.searchParams.set("parent", "https://elsewhere.example");
    element.src = address.href;
  });
  await expect.poll(() => page.frames()[1]!.url()).toContain("elsewhere");
  const table = page.frameLocator("#frame").locator("trapezi-table");
  await expect(legalIn(table).first()).toBeVisible();
  await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0));
  await order(page, { trapezi: "new", attributes: { lang: "el" } });
  await order(page, { trapezi: "look" });
  await order(page, { trapezi: "load", save: "{}" });
  expect(await table.getAttribute("lang")).toBe("en");
  await legalIn(table).first().tap();
  await expect(table.locator("[role=alert]")).toHaveCount(0);
  expect(await heard(page)).toEqual([]);
});
