// Static server for the built page: node scripts/serve.mjs [FOLDER] [PORT] [--no-policy]
// Right types (wasm streaming needs application/wasm), compression, long caching of hashed names, and the strictest
// Content-Security-Policy under which the page works (--no-policy leaves it out, for folders that hold other pages).
import { createReadStream, realpathSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
// no frame-ancestors: any site may show the page in a frame
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const packedAlready = new Set([".png", ".woff2"]);

const packers = {
  // the default quality of 11 takes seconds for the wasm file
  br: (body) => zlib.brotliCompressSync(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => zlib.gzipSync(body),
};
const packed = new Map();

async function answer(root, extra, req, res) {
  const url = new URL(req.url, "http://localhost");
  let file = path.join(root, decodeURIComponent(url.pathname));
  if (!`${file}${path.sep}`.startsWith(`${root}${path.sep}`)) return fail(res, 404);
  let info = await stat(file);
  if (info.isDirectory()) {
    if (!url.pathname.endsWith("/")) {
      res.writeHead(308, { location: `${url.pathname}/${url.search}` });
      return res.end();
    }
    file = path.join(file, "index.html");
    info = await stat(file);
  }
  const type = path.extname(file);
  const head = {
    "content-type": types[type] ?? "application/octet-stream",
    "cache-control": /\.[0-9a-f]{10}\./.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
    // other sites may load the elements, and whatever those load
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    vary: "accept-encoding",
    ...extra,
  };
  const accepted = (req.headers["accept-encoding"] ?? "").split(/[,;\s]+/);
  const how = packedAlready.has(type) ? undefined : Object.keys(packers).find((p) => accepted.includes(p));
  if (!how) {
    res.writeHead(200, { ...head, "content-length": info.size });
    return req.method === "HEAD" ? res.end() : createReadStream(file).pipe(res);
  }
  const key = `${how} ${info.mtimeMs} ${file}`;
  if (!packed.has(key)) packed.set(key, packers[how](await readFile(file)));
  const body = packed.get(key);
  res.writeHead(200, { ...head, "content-encoding": how, "content-length": body.length });
  res.end(req.method === "HEAD" ? undefined : body);
}

function fail(res, status) {
  res.writeHead(status, { "content-type": "text/plain" });
  res.end(status === 404 ? "not found" : "error");
}

/** Serves a folder to this machine alone; gives the address. */
export function serve(folder, port, { withPolicy = true } = {}) {
  const root = realpathSync(folder);
  const extra = withPolicy ? { "content-security-policy": policy } : {};
  const server = createServer((req, res) =>
    answer(root, extra, req, res).catch((e) => fail(res, ["ENOENT", "ENOTDIR"].includes(e.code) || e instanceof URIError ? 404 : 500)),
  );
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(`http://127.0.0.1:${server.address().port}/`));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const [folder = "www/dist", port = "4173"] = words.filter((word) => !word.startsWith("--"));
  console.log(await serve(folder, Number(port), { withPolicy: !words.includes("--no-policy") }));
}
