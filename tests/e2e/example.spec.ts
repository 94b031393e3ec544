import { expect, test } from "@playwright/test";

// A third party's page: no bundler, nothing of the project's page.
test("the module works in a plain page", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (m) => m.type() === "error" && problems.push(m.text()));
  page.on("pageerror", (e) => problems.push(String(e)));
  await page.goto("examples/plain/");

  const state = page.getByRole("status");
  const moves = page.locator("#moves button");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(state).toHaveText("0 moves played; Ada decides.");
  await expect(undo).toBeDisabled();

  await moves.first().click();
  await expect(state).toHaveText(/^1 moves played/);
  await undo.click();
  await expect(state).toHaveText(/^0 moves played/);

  await moves.last().click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Let a bot move" }).click();
  await expect(state).toHaveText(/^2 moves played/);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(state).toHaveText(/^1 moves played/);
  expect(problems).toEqual([]);
});
