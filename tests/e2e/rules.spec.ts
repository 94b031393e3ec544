import { expect, onlyOn, test, type Page } from "./table.js";

onlyOn("desktop");

const search = (page: Page) => page.locator(".rules-bar input");
const found = (page: Page) => page.locator(".rules-found a");

async function openRules(page: Page, clause = ""): Promise<void> {
  await page.goto(`./#/rules/guildhall/${clause}`);
  await expect(page.locator(".rules li").first()).toBeVisible();
}

test("the rules have a screen of their own, reached from the shelf, about and a sheet", async ({ page }) => {
  await page.goto("./#/about");
  await page.locator(".about-page a[href='#/rules/guildhall']").click();
  await expect(page.locator("trapezi-rules-page .rules li").first()).toBeVisible();
  await expect(page.locator(".rules-sources")).toBeVisible();
  await page.locator(".home-bar .tool").click();
  await expect(page.locator(".about-page")).toBeVisible();

  await page.goto("./#/");
  await page.locator(".new-match [data-action=rules]").click();
  await page.locator("dialog [data-action=rules-alone]").click();
  await expect(page.locator("trapezi-rules-page .rules li").first()).toBeVisible();
});

test("an address opens its clause, and the link to it can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRules(page, "G-6.2");
  await expect(page.locator(".asked")).toBeInViewport();
  await expect(page.locator(".asked")).toContainText("G-6.2");
  await page.locator("[data-action=rules-copy]").click();
  await expect(page.locator("[data-action=rules-copy]")).toContainText("copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/#\/rules\/guildhall\/G-6\.2$/);
});

test("an address of no game says so", async ({ page }) => {
  await page.goto("./#/rules/chess/C-1");
  await expect(page.locator("trapezi-rules [role=alert]")).toBeVisible();
});

test("references are links, with a way back and forward, and the address follows", async ({ page }) => {
  await openRules(page, "G-6.5");
  await page.locator(".asked a[data-clause='G-6.3']").click();
  await expect(page.locator(".asked")).toContainText("G-6.3");
  await expect(page.locator(".asked")).toBeInViewport();
  await expect(page).toHaveURL(/#\/rules\/guildhall\/G-6\.3$/);
  await page.locator("[data-action=rules-back]").click();
  await expect(page.locator(".asked")).toContainText("G-6.5");
  await page.locator("[data-action=rules-forward]").click();
  await expect(page.locator(".asked")).toContainText("G-6.3");
  await expect(page.locator("[data-action=rules-forward]")).toBeDisabled();
});

test("the contents list leads to chapters", async ({ page }) => {
  await openRules(page);
  await page.locator(".rules-contents a[data-clause='G-9.4']").click();
  await expect(page.locator("h4.asked")).toBeInViewport();
});

test("the search takes beginnings, slips of the pen and clause numbers, and marks what fits", async ({ page }) => {
  await openRules(page);
  await search(page).fill("assas");
  await expect(found(page).locator("mark").first()).toHaveText(/assassin/i);
  await search(page).fill("historain");
  await expect(found(page).locator("mark").first()).toHaveText(/historian/i);
  await search(page).fill("G-9.4.7");
  await expect(found(page).first()).toContainText("G-9.4.7");
  await search(page).fill("spaceship");
  await expect(found(page)).toHaveCount(0);
  await expect(page.locator(".rules-found [role=status]")).toBeVisible();
  await search(page).fill("reshuffle");
  await found(page).first().click();
  await expect(page.locator(".asked")).toBeInViewport();
  await page.locator("[data-action=rules-back]").click();
  await expect(search(page)).toHaveValue("reshuffle");
  await search(page).press("Escape");
  await expect(page.locator(".rules li").first()).toBeVisible();
});

test.describe("in Greek", () => {
  test.use({ look: { language: "el" } });

  test("the search does not mind accents", async ({ page }) => {
    await openRules(page);
    await search(page).fill("Χορεύτρια");
    await expect(found(page).first()).toBeVisible();
    const accented = await found(page).locator("b").allInnerTexts();
    await search(page).fill("χορευτρια");
    expect(await found(page).locator("b").allInnerTexts()).toEqual(accented);
    await expect(found(page).locator("mark").first()).toHaveText(/Χορε[υύ]τρι/);
  });
});
