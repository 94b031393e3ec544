import { test as bare } from "@playwright/test";
import { expect, newMatch, onlyOn, test } from "./table.js";

onlyOn("desktop");

test("the page works under a policy that allows no inline code and no eval", async ({ page }) => {
  const policy = (await page.goto("./"))!.headers()["content-security-policy"]!;
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'/);
  await newMatch(page, ["person", "hard"]);
  // whatever the policy forbids is a complaint, and fails this test and all others
  await expect(page.locator('[data-state="legal"]').first()).toBeVisible();
  // styles that are set piece by piece arrive all the same
  expect(await page.locator(".table").evaluate((table) => getComputedStyle(table).getPropertyValue("--s"))).not.toBe("");
});

bare("the policy is in force: an inline style is refused", async ({ page }, info) => {
  bare.skip(info.project.name !== "desktop");
  await page.goto("./");
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
        document.body.setAttribute("style", "color: red");
      }),
  );
  expect(refused).toBe("style-src-attr");
});
