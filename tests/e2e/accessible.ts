/** What every screen has to pass, whoever builds it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails if axe finds anything on the page as it is, by day or by night, for WCAG 2.2 AA and good practice; `screen` names it in the report. */
export async function expectAccessible(page: Page, screen = "the page"): Promise<void> {
  await page.evaluate(axe); // by evaluate, so that a content security policy does not matter
  const found = await page.evaluate(async () => {
    interface Found { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }
    const run = (window as unknown as { axe: { run(options: object): Promise<Found> } }).axe;
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    const all: string[] = [];
    for (const theme of ["light", "dark"]) {
      dataset["theme"] = theme;
      // what is still fading in has colours that nobody reads; what never ends (a glow) is looked at as it is
      const passing = document.getAnimations().filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
      await Promise.allSettled(passing.map((one) => one.finished));
      // target-size is measured by targets.spec.ts, at 44 px
      const { violations } = await run.run({ rules: { "target-size": { enabled: false } } });
      all.push(...violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${theme}: ${id}: ${node.target.join(" ")} ${node.failureSummary}`)));
    }
    dataset["theme"] = before;
    return all;
  });
  expect(found, screen).toEqual([]);
  const { lang } = await page.evaluate(() => ({ lang: document.documentElement.lang }));
  expect(lang, `${screen}: language of the page`).toMatch(/^(en|el)$/);
}
