import { expect, newMatch, onlyOn, playSome, situation, test } from "./table.js";

onlyOn("tablet");

test("after one visit a match goes on without a network, bots and all", async ({ page, context }) => {
  await page.goto("./");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
  await expect(page.locator("[data-offline-ready]")).toBeVisible();
  await context.setOffline(true);
  await newMatch(page, ["person", "easy"]);
  await playSome(page, 10);
  await page.waitForTimeout(200); // the last write to the store
  await page.reload();
  await expect.poll(async () => (await situation(page)).kind).toBe("legal");
  await playSome(page, 4);
  await context.setOffline(false);
});
