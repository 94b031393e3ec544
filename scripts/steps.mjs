// What start.mjs and test.mjs share. Only Node's own modules: this runs before `npm ci`.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A step that cannot go on; the message is all that a person needs to read. */
export class StepFailed extends Error {}

/** A step that this machine cannot do. */
export class StepSkipped extends Error {}

const SKIPPED = 77; // the exit code by which a script says so, as in automake

export function run(command, ...args) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  const line = [command, ...args].join(" ");
  if (error) throw new StepFailed(`${line}: ${error.message}`);
  if (status === SKIPPED) throw new StepSkipped(line);
  if (status !== 0) throw new StepFailed(`${line}: ${signal ?? `exit code ${status}`}`);
}

/** True if the command is there and ends well. */
export function works(command, ...args) {
  return spawnSync(command, args, { cwd: root, stdio: "ignore" }).status === 0;
}

export function node(script, ...args) {
  run(process.execPath, path.join("scripts", script), ...args);
}

export function npm(...args) {
  // npm tells where its own script is; that works on Windows too, where `npm` is not a program
  const own = process.env.npm_execpath;
  if (own && /\.c?js$/.test(own)) run(process.execPath, own, ...args);
  else run("npm", ...args);
}

export function needNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new StepFailed(`Node.js ${process.versions.node} is too old: install Node.js 20.19 or newer from https://nodejs.org.`);
}

export function needRust() {
  if (!works("cargo", "--version") || !works("rustc", "--version"))
    throw new StepFailed("Rust is missing: install cargo and rustc, best by rustup from https://rustup.rs.");
}

export function needRustTools() {
  for (const [tool, part] of [["fmt", "rustfmt"], ["clippy", "clippy"]])
    if (!works("cargo", tool, "--version"))
      throw new StepFailed(`${part} is missing: install it by 'rustup component add ${part}' or as your system's package.`);
}

export function setUpWasm() {
  needRust();
  if (!works("bash", "--version"))
    throw new StepFailed("bash is missing: install it (on Windows it comes with Git).");
  run("bash", "scripts/setup-wasm.sh");
}

/** `npm ci`, only when the lock file is another than at the last time. */
export function setUpNpm() {
  const lock = createHash("sha256").update(readFileSync(path.join(root, "package-lock.json"))).digest("hex");
  const stamp = path.join(root, "node_modules/.installed-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) {
    console.log("node_modules is up to date");
    return;
  }
  npm("ci", "--no-audit", "--no-fund");
  writeFileSync(stamp, lock);
}

/** Ends the program with one clear sentence if the work throws a StepFailed. */
export async function main(work) {
  try {
    needNode();
    await work();
  } catch (e) {
    if (!(e instanceof StepFailed)) throw e;
    console.error(`\n${e.message}`);
    process.exitCode = 1;
  }
}
