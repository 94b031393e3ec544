import { dice, expect, onlyOn, situation, test } from "./table.js";

onlyOn("desktop");

test("a whole match is played by keyboard alone", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("./");
  const { keyboard } = page;
  const focused = () => page.evaluate(() => ({ action: (document.activeElement as HTMLElement).dataset["action"], state: (document.activeElement as HTMLElement).dataset["state"] }));
  await expect(page.locator("[data-action=start]")).toBeVisible();
  for (let i = 0; (await focused()).action !== "start"; i++) {
    expect(i, "the start button is a tab stop").toBeLessThan(60);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");

  const random = dice(11);
  for (let presses = 0; ; presses++) {
    expect(presses).toBeLessThan(2000);
    const now = await situation(page);
    if (now.kind === "over") break;
    if (now.kind !== "legal") {
      await page.waitForTimeout(20);
      continue;
    }
    const steps = 1 + Math.floor(random() * Math.min(now.targets.length, 5));
    for (let i = 0; i < steps; i++) await keyboard.press("n");
    expect((await focused()).state).toBe("legal");
    await keyboard.press(random() < 0.5 ? "Enter" : "Space");
  }
  await expect(page.getByRole("heading", { level: 1, name: /wins/ })).toBeVisible();
});

test("arrow keys move inside a group and between groups, and one tab stop leads into each", async ({ page }) => {
  await page.goto("./");
  await page.locator("[data-action=start]").click();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  const hand = page.locator(".hand [data-target]");
  await expect(page.locator('.hand [data-target][tabindex="0"]')).toHaveCount(1);
  await hand.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(hand.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(hand.last()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".hand :focus")).toHaveCount(0);
  await expect(page.locator("[data-rove] :focus")).toHaveCount(1);
});

test("keys open the log and the card help, and Escape closes them", async ({ page }) => {
  await page.goto("./");
  await page.locator("[data-action=start]").click();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await page.keyboard.press("l");
  await expect(page.locator(".log-drawer")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".log-drawer")).toHaveCount(0);
  await page.locator(".hand [data-target]").first().focus();
  await page.keyboard.press("?");
  await expect(page.locator("dialog .asked")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
});
