// Finds the Chromium or Chrome, and the driver for it, that the tests use.
import { accessSync, constants } from "node:fs";
import path from "node:path";

const folders = (process.env.PATH ?? "").split(path.delimiter);

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string | undefined} own @param {string[]} places full paths, or names to look for in PATH */
function find(own, places) {
  if (own) return own;
  const files = places.flatMap((p) => (path.isAbsolute(p) ? [p] : folders.map((f) => path.join(f, p))));
  return files.find(isProgram);
}

/** The browser's path; undefined if there is none. CHROMIUM names one. */
export function findChromium() {
  return find(process.env.CHROMIUM, [
    "/usr/bin/chromium",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome.exe",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ]);
}

/** ChromeDriver's path, which the wasm tests need; undefined if there is none. CHROMEDRIVER names one. */
export function findDriver() {
  return find(process.env.CHROMEDRIVER, ["/usr/bin/chromedriver", "chromedriver", "chromedriver.exe"]);
}

/** For a test machine: works as root, and makes no requests of its own. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
