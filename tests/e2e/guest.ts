/** Pages of another site: the examples, served from another port, with the address of the page under test in them. */
import type { Locator, Page } from "@playwright/test";

/** The address of an example, which is of another origin than the page. */
export async function visit(page: Page, file: string, baseURL: string, host = "127.0.0.1"): Promise<void> {
  const home = new URL(baseURL);
  const address = `http://${host}:${Number(home.port) + 1}/examples/rules-site/${file}`;
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("http://127.0.0.1:4173", home.origin) });
  });
  await page.goto(address);
}

export const legalIn = (table: Locator): Locator => table.locator('[data-state="legal"]:visible');
