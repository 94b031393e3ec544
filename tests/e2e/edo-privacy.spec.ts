import { freshPlan, playEdo, touch } from "./edo.js";
import { clickLegal, dice, expect, newMatch, onlyOn, test, wholePage } from "./table.js";

onlyOn("desktop");

test("nothing of a plan or a purse is on the page for another seat", async ({ page }) => {
  test.setTimeout(180_000);
  await newMatch(page, ["person", "person"], { game: "edo" });
  await playEdo(page, (target) => clickLegal(page, target), dice(4), freshPlan(page));
  for (let plans = 0; plans < 2; plans++) {
    // a plan with a mark that no other plan has: only money, on the two cards that have it
    for (const target of ["card/B", "action/B.money", "officials/3", "card/A", "action/A.money", "officials/1", "action/C.trade"]) await touch(page, target);
    const planner = await page.locator(".plate.own .who b").innerText();
    await expect(page.locator("[data-slot='1']")).toContainText("Money");
    await expect(page.locator(".stock .cell").nth(1)).toHaveText(/^\d+$/);
    await page.locator("[data-target=ready][data-state=legal]").click();
    await expect(page.locator("[data-action=ready]")).toBeVisible();
    const covered = await wholePage(page);
    for (const trace of ["slot-card", "hand-card", "stock", "action/", "Money"]) expect(covered.includes(trace), `${trace} behind the cover`).toBe(false);
    await page.locator("[data-action=ready]").click();
    await expect(page.locator(".plate.own .who b")).not.toHaveText(planner);
    const other = page.locator(".other").first();
    await expect(other.locator(".small-open")).toHaveCount(0);
    await expect(other.locator(".small-pegs")).toHaveCount(0);
    await expect(other.locator("[aria-label^='Ryo']")).toHaveCount(0);
    await expect(other.locator(".small-back")).toHaveCount(3);
    expect(await page.locator("[data-slot] .slot-face").evaluateAll((faces) => faces.length)).toBe(plans === 0 ? 0 : 3);
    if (plans === 0) expect(await wholePage(page)).not.toContain("officials on it");
  }
});

test("a reload in the middle of a plan comes back behind the cover", async ({ page }) => {
  await newMatch(page, ["person", "person"], { game: "edo" });
  await playEdo(page, (target) => clickLegal(page, target), dice(4), freshPlan(page));
  await touch(page, "card/B");
  await page.reload();
  await expect(page.locator("[data-action=ready]")).toBeVisible();
  expect((await wholePage(page)).includes("slot-card")).toBe(false);
});
