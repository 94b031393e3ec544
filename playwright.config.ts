import { defineConfig } from "@playwright/test";
import { findChromium, flags } from "./scripts/browser.mjs";

const executablePath = findChromium(); // a system browser: no download of Playwright's own
if (!executablePath) throw new Error("No Chromium or Chrome found: install one, or name it by CHROMIUM.");
const port = Number(process.env.TRAPEZI_PORT ?? 4173); // another one for a second checkout at the same time
const page = `http://127.0.0.1:${port}/`;
const checkout = `http://127.0.0.1:${port + 1}/`; // for the examples

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  retries: process.env.CI ? 1 : 0, // a busy machine may miss a moment; what needs a second try is printed as flaky
  reporter: [["list"]],
  use: {
    baseURL: page,
    browserName: "chromium",
    launchOptions: { executablePath, args: [...flags, "--disable-features=LocalNetworkAccessChecks"] },
    trace: "retain-on-failure",
  },
  projects: [
    { name: "desktop", testIgnore: "**/example.spec.ts", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "tablet",
      testIgnore: "**/example.spec.ts",
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "phone",
      testIgnore: "**/example.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 },
    },
    { name: "example", testMatch: "**/example.spec.ts", use: { baseURL: checkout } },
  ],
  webServer: [
    { command: `node scripts/serve.mjs www/dist ${port}`, url: page, reuseExistingServer: !process.env.CI },
    { command: `node scripts/serve.mjs . ${port + 1} --no-policy`, url: `${checkout}pkg/trapezi.js`, reuseExistingServer: !process.env.CI },
  ],
});
