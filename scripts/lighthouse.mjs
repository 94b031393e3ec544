// Lighthouse on the built page, as a phone and as a desktop. Fails when accessibility or best practices are under
// their floors. The performance score is a timing: it is printed and never fails, since it says as much about the
// machine and what else runs there as about the page. What the page weighs is checked by check-sizes.mjs.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as chromeLauncher from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { findChromium, flags } from "./browser.mjs";
import { serve } from "./serve.mjs";
import { root } from "./steps.mjs";

const floors = { accessibility: 0.98, "best-practices": 0.98 };

const reports = path.join(root, "test-results");
mkdirSync(reports, { recursive: true });
const url = await serve(path.join(root, "www/dist"), 0);
const userDataDir = mkdtempSync(path.join(os.tmpdir(), "lighthouse-"));
const chrome = await chromeLauncher.launch({ chromePath: findChromium(), userDataDir, chromeFlags: ["--headless=new", ...flags] });

async function measure(name, config) {
  const { lhr, report } = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error", onlyCategories: ["performance", ...Object.keys(floors)] }, config);
  writeFileSync(path.join(reports, `lighthouse-${name}.json`), report);
  const scores = Object.values(lhr.categories);
  const ms = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map((id) => `${id} ${Math.round(lhr.audits[id].numericValue)} ms`);
  console.log(`${name}: ${scores.map((c) => `${c.id} ${Math.round(c.score * 100)}`).join(", ")} (${ms.join(", ")})`);
  for (const audit of Object.values(lhr.audits))
    if (audit.scoreDisplayMode === "binary" && audit.score !== null && audit.score < 0.9) console.log(`  ${audit.id}: ${audit.title}`);
  return scores.every(({ id, score }) => !(id in floors) || score >= floors[id]);
}

let bad = false;
try {
  for (const [name, config] of [["phone", undefined], ["desktop", desktopConfig]]) {
    if (!(await measure(name, config))) bad = true;
  }
} finally {
  chrome.kill();
  rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(bad ? 1 : 0); // the server would keep the program alive
