// npm test: from nothing to every check and test of the project.
//   npm test -- --list            the steps
//   npm test -- --only e2e,wasm   these, and what they need
//   npm test -- --skip fuzz       all but these
import { findChromium, findDriver } from "./browser.mjs";
import { main, needRust, needRustTools, node, npm, run, setUpNpm, setUpWasm, StepFailed, StepSkipped, works } from "./steps.mjs";

// Each step: what it is, what must have been done before it, how it is done.
const steps = {
  toolchain: ["Rust and its wasm32 target", [], setUpWasm],
  browser: ["Chromium and its driver", [], setUpBrowser],
  npm: ["npm packages", [], setUpNpm],
  format: ["cargo fmt", [], rustTool("fmt", "--all", "--check")],
  clippy: ["clippy, native", [], rustTool("clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings")],
  tests: ["Rust tests, native", [], nativeTests],
  doctests: ["documentation tests", [], rust("test", "--doc", "--locked")],
  "clippy-wasm": ["clippy, wasm32", ["toolchain"], rust("xtask", "wasm-check")],
  wasm: ["wasm package", ["toolchain", "npm"], rust("xtask", "wasm")],
  "wasm-node": ["wasm tests in Node.js", ["toolchain"], rust("xtask", "wasm-test", "node")],
  "wasm-browser": ["wasm tests in Chromium", ["toolchain", "browser"], rust("xtask", "wasm-test", "browser")],
  modules: ["modules", ["wasm"], script("check:modules")],
  types: ["TypeScript", ["wasm"], script("check:types")],
  locales: ["locale files", ["wasm"], script("check:locales")],
  guides: ["guides", ["npm"], script("check:guides")],
  page: ["page build", ["wasm"], script("build")],
  sizes: ["size budgets", ["page"], script("check:sizes")],
  fuzz: ["fuzzing, a little", [], () => run("bash", "scripts/fuzz.sh", "20")],
  e2e: ["end to end in Chromium", ["browser", "page"], script("e2e")],
  lighthouse: ["Lighthouse", ["browser", "page"], script("lighthouse")],
};

function rust(...args) {
  return () => {
    needRust();
    run("cargo", ...args);
  };
}

function rustTool(...args) {
  return () => {
    needRust();
    needRustTools();
    run("cargo", ...args);
  };
}

function script(name) {
  return () => npm("run", "--silent", name);
}

// Not of the whole workspace: xtask has no tests, and would be built a second time for them.
function nativeTests() {
  needRust();
  if (works("cargo", "nextest", "--version")) run("cargo", "nextest", "run", "--locked");
  else run("cargo", "test", "--lib", "--bins", "--tests", "--locked");
}

function setUpBrowser() {
  if (!findChromium() || !findDriver()) run("bash", "scripts/setup-browser.sh");
  // for the steps that follow
  process.env.CHROMIUM = findChromium();
  process.env.CHROMEDRIVER = findDriver();
  console.log(`${process.env.CHROMIUM}\n${process.env.CHROMEDRIVER}`);
}

/** The steps asked for on the command line, in their order. */
function chosen(args) {
  let names = new Set(Object.keys(steps));
  for (let i = 0; i < args.length; i += 2) {
    const [option, list] = [args[i], (args[i + 1] ?? "").split(",")];
    const unknown = list.find((name) => !(name in steps));
    if (!["--only", "--skip"].includes(option) || unknown !== undefined)
      throw new StepFailed(`Not understood: ${option} ${args[i + 1] ?? ""}. Known: --list, --only STEP,... and --skip STEP,... with the steps ${Object.keys(steps).join(", ")}.`);
    if (option === "--only") names = withNeeds(list);
    else for (const name of list) names.delete(name);
  }
  return Object.keys(steps).filter((name) => names.has(name));
}

function withNeeds(list) {
  const all = new Set(list);
  for (const name of all) for (const need of steps[name][1]) all.add(need); // the walk sees what it adds
  return all;
}

const started = Date.now();
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`.padStart(6);

await main(() => {
  const args = process.argv.slice(2);
  if (args.includes("--list")) {
    for (const [name, [what, needs]] of Object.entries(steps))
      console.log(name.padEnd(14) + what + (needs.length ? ` (after ${needs.join(", ")})` : ""));
    return;
  }
  const names = chosen(args);
  const summary = [];
  try {
    for (const name of names) {
      const [what, , work] = steps[name];
      console.log(`\n=== ${what} (${name})`);
      const t = Date.now();
      let mark = "";
      try {
        work();
      } catch (e) {
        if (e instanceof StepSkipped && !process.env.CI) {
          mark = "  SKIPPED";
        } else {
          mark = "  FAILED";
          throw e instanceof StepSkipped ? new StepFailed(`${what}: this step is required where CI is set.`) : e;
        }
      } finally {
        summary.push(`${seconds(t)}  ${what} (${name})${mark}`);
      }
    }
  } finally {
    console.log(["", ...summary, `${seconds(started)}  in all`].join("\n"));
  }
});
