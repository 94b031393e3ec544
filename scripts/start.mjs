// npm start: from nothing to the page in a browser. PORT sets the port (8080).
import { main, needRust, node, npm, root, run, setUpNpm, setUpWasm, StepFailed } from "./steps.mjs";
import { serve } from "./serve.mjs";
import path from "node:path";

await main(async () => {
  needRust();
  console.log("Trapezi is being built; the first time takes some minutes.");
  setUpWasm();
  setUpNpm();
  run("cargo", "xtask", "wasm");
  npm("run", "--silent", "build");
  const port = Number(process.env.PORT ?? 8080);
  try {
    const url = await serve(path.join(root, "www/dist"), port);
    console.log(`\nTrapezi is served at ${url} (stop it by Ctrl+C)`);
  } catch (e) {
    if (e.code !== "EADDRINUSE") throw e;
    throw new StepFailed(`Port ${port} is in use: choose another, as in PORT=${port + 1} npm start`);
  }
});
