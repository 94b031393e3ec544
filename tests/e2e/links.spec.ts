import { deflateRawSync, inflateRawSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { expect, newMatch, onlyOn, playSome, situation, test, type Page } from "./table.js";

onlyOn("desktop");

const replay = readFileSync("tests/replays/guildhall/easy-easy-easy-311.json", "utf8");
const pack = (text: string | Buffer): string => deflateRawSync(text).toString("base64url");
const cards = (page: Page) => page.locator(".saved li[data-match]");

async function open(page: Page, packed: string): Promise<void> {
  await page.goto(`./#/link/${packed}`);
}

test("a match goes into a link and comes out of it as a new match", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 6);
  const hand = await page.locator(".hand [data-target]").count();
  await page.locator(".tool-back").click();
  await page.locator("[data-action=more]").click();
  await expect(page.locator("dialog")).toContainText("with the secrets of everybody");
  await page.locator("[data-action=copy-link]").click();
  await expect(page.locator("[data-action=copy-link]")).toHaveText("Copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/link\/[\w-]+$/);
  expect(JSON.parse(inflateRawSync(Buffer.from(link.split("/link/")[1]!, "base64url")).toString()).game).toBe("guildhall");

  await page.goto(link);
  await expect(page.locator(".link-page h2")).toHaveText("A match of Guildhall");
  await expect(page.locator(".linked-seats li")).toHaveText([/Eleni.*person/s, /Nikos.*easy/s]);
  await expect(page.locator(".link-page")).toContainText(/Set-up · \d+ moves played/);
  await page.locator("[data-action=continue]").click();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  expect(await page.locator(".hand [data-target]").count()).toBe(hand);
  await page.locator(".tool-back").click();
  await expect(cards(page)).toHaveCount(2);
});

test("a link is shared where the device can", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: (what: ShareData) => Promise.resolve(Object.assign(window, { shared: what })) });
  });
  await newMatch(page, ["person", "easy"]);
  await page.locator(".tool-back").click();
  await page.locator("[data-action=more]").click();
  await page.locator("[data-action=share-link]").click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.url)).toContain("#/link/");
});

test("nothing is stored before the person says so, and a link to a point says which", async ({ page }) => {
  await open(page, `${pack(replay)}?at=40`);
  await expect(page.locator(".link-page")).toContainText("after move 40 of 286");
  await expect(page.locator(".link-page")).toContainText("Round 1");
  await expect(page.locator("[data-action=look]")).toHaveText("Look at move 40");
  await page.goto("./#/");
  await expect(page.locator("[data-action=start]")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await open(page, `${pack(replay)}?at=40`);
  await page.locator("[data-action=look]").click();
  await expect(page).toHaveURL(/#\/match\/\w+\?at=40$/);
  await expect(page.locator(".table")).toBeVisible();
});

test("a link that is pasted is opened, with what surrounds it left out", async ({ page }) => {
  await page.goto("./");
  await page.locator("[data-action=open-link]").click();
  await page.locator("#pasted").fill("https://example.org/");
  await page.locator("[data-action=go-link]").click();
  await expect(page.locator("dialog .problem-text")).toHaveText("This is not a link to a match of Trapezi.");
  await page.locator("#pasted").fill(`https://example.org/trapezi/#/link/${pack(replay)}`);
  await page.locator("[data-action=go-link]").click();
  await expect(page.locator("[data-action=continue]")).toHaveText("Look at it");
});

const bomb = (): string => {
  // 200 MB of blanks in some 200 kB
  return pack(Buffer.alloc(200 * 2 ** 20, " "));
};

for (const [what, packed, reason] of [
  ["nothing in it", () => "", "damaged"],
  ["a letter that no link has", () => `${pack(replay).slice(0, 20)}%24${pack(replay).slice(20)}`, "in place 21"],
  ["its end cut off", () => pack(replay).slice(0, -60), "damaged or was cut off"],
  ["one letter changed", () => pack(replay).replace(/(.{300})./, (_, kept: string) => `${kept}${pack(replay)[300] === "A" ? "B" : "A"}`), /damaged|not a match/],
  ["another page's data in it", () => pack(JSON.stringify({ hello: "world" })), "not a match of Trapezi"],
  ["bytes that are no text", () => pack(Buffer.from([0xff, 0xfe, 0x80])), "damaged"],
  ["a bomb in it", bomb, "larger than any match"],
  ["more letters than any match has", () => "A".repeat(500_000), "longer than that of any match"],
  ["a match of another version", () => pack(replay.replace('"format":1', '"format":2')), "format 2"],
  ["a match of a game that is not here", () => pack(replay.replace('"guildhall"', '"gomoku"')), "no game “gomoku”"],
  ["a move that is not legal", () => pack(replay.replace(/\[\d,"[^"]+"\]/, '[0,"play Dr"]')), "Move 1 cannot be played"],
  ["a point beyond its end", () => `${pack(replay)}?at=9999`, "leads to move 9999, but the match has 286 moves"],
] as const)
  test(`a link with ${what} is refused with its reason`, async ({ page }) => {
    await open(page, packed());
    await expect(page.locator(".link-page .problem-text")).toContainText(reason);
    await expect(page.locator(".link-page .problem-text")).not.toContainText(/Error|undefined|JSON|refused-/);
    await page.locator(".link-page .btn").click();
    await expect(page.locator("[data-action=start]")).toBeVisible();
  });
