import path from "node:path";
import { fileURLToPath } from "node:url";
import CopyPlugin from "copy-webpack-plugin";
import { EsbuildPlugin } from "esbuild-loader";
import HtmlWebpackPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { GenerateSW } from "workbox-webpack-plugin";
import { manifestOf } from "./scripts/manifest.mjs";

const root = path.dirname(fileURLToPath(import.meta.url));
const target = "es2022";

export default (_env, { mode }) => {
  const production = mode === "production";
  const hash = production ? ".[contenthash:10]" : "";
  return {
    mode,
    context: path.join(root, "www"),
    entry: {
      main: "./src/main.ts",
      // what other sites load: see docs/embedding.md
      embed: "./src/embed/embed.ts",
      "embed-frame": "./src/embed/frame.ts",
    },
    output: {
      path: path.join(root, "www/dist"),
      filename: ({ chunk }) => (chunk.name === "embed" ? "embed.js" : `[name]${hash}.js`),
      chunkFilename: `[name]${hash}.js`,
      // modules know where they come from, so that chunks, workers, wasm and fonts are found from any site
      module: true,
      assetModuleFilename: `[name]${hash}[ext]`,
      // relative to the script: the page works under any path, and so does the worker
      publicPath: "auto",
      clean: true,
    },
    experiments: { outputModule: true },
    devtool: production ? "source-map" : "eval-source-map",
    resolve: {
      extensions: [".ts", ".js"],
      extensionAlias: { ".js": [".ts", ".js"] },
    },
    module: {
      rules: [
        // how a worker is started that may be of another site
        { test: /bots\.ts$/, parser: { worker: ["openWorker() from ./open-worker.js", "..."] } },
        // reads tsconfig.json too: decorators and class fields as Lit needs them
        { test: /\.ts$/, loader: "esbuild-loader", options: { target } },
        // locale files and rules are text; an import() of one makes a file of its own
        { test: /\.(ftl|md)$/, type: "asset/source" },
        // a module is fetched by its own script, which knows how to start it
        { test: /\.wasm$/, type: "asset/resource" },
        // what is printed on cards comes from the engine's data file
        { test: /\.json$/, resourceQuery: /facts/, type: "javascript/auto", use: path.join(root, "scripts/card-facts.mjs") },
        { test: /\.woff2$/, type: "asset/resource", use: path.join(root, "scripts/font-glyphs.mjs") },
        {
          test: /\.css$/,
          resourceQuery: { not: /sheet/ },
          use: [MiniCssExtractPlugin.loader, "css-loader", path.join(root, "scripts/font-subsets.mjs")],
          sideEffects: true,
        },
        {
          test: /\.css$/,
          resourceQuery: /sheet/,
          use: [{ loader: "css-loader", options: { exportType: "css-style-sheet" } }, path.join(root, "scripts/font-subsets.mjs")],
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: "./index.html", scriptLoading: "module", chunks: ["main"] }),
      new HtmlWebpackPlugin({ template: "./embed.html", filename: "embed.html", scriptLoading: "module", chunks: ["embed-frame"] }),
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css` }),
      new CopyPlugin({ patterns: [{ from: "static", to: ".", transform: (content, file) => (file.endsWith(".webmanifest") ? manifestOf(content.toString()) : content) }] }),
      ...(production ? [offlineCopy()] : []),
    ],
    optimization: {
      chunkIds: "named", // readable names for the files that are loaded on demand
      splitChunks: {
        cacheGroups: {
          // a wasm file is no script: a chunk of it alone would hold nothing that can be loaded
          default: { test: ({ type }) => !type.startsWith("asset"), minChunks: 2, priority: -20, reuseExistingChunk: true },
        },
      },
      minimizer: [new EsbuildPlugin({ target, format: "esm", css: true, charset: "utf8", legalComments: "inline" })],
    },
    // the template of the page is read with a `with`, which no module may hold; it runs in the build alone
    ignoreWarnings: [{ module: /html-webpack-plugin/, message: /`with` statements/ }],
    performance: { hints: false }, // scripts/check-sizes.mjs has the budgets
    devServer: {
      port: 8080,
      hot: false,
      liveReload: true,
      static: false,
      watchFiles: ["www/index.html"],
    },
  };
};

/** The service worker: after the first visit everything works without a network. */
function offlineCopy() {
  return new GenerateSW({
    swDest: "sw.js",
    clientsClaim: true,
    // A new version waits until the page asks for it or is closed: the chunks that an open page has
    // not loaded yet are of its own version.
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    // what other sites show comes from the network: no visitor of the page needs it; nor are pictures for the dialog of
    // an installation part of the offline copy
    exclude: [/\.map$/, /embed/, /^screen-/],
    navigateFallbackDenylist: [/\/embed\.html/],
    // files with a hash in their name need no second check
    dontCacheBustURLsMatching: /\.[0-9a-f]{10}\./,
    navigateFallback: "index.html",
    // the default of 2 MiB would leave a larger wasm out of the offline copy with only a warning
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    sourcemap: false,
  });
}
