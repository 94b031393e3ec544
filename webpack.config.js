import path from "node:path";
import { fileURLToPath } from "node:url";
import CopyPlugin from "copy-webpack-plugin";
import { EsbuildPlugin } from "esbuild-loader";
import HtmlWebpackPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { GenerateSW } from "workbox-webpack-plugin";

const root = path.dirname(fileURLToPath(import.meta.url));
const target = "es2022";

export default (_env, { mode }) => {
  const production = mode === "production";
  const hash = production ? ".[contenthash:10]" : "";
  return {
    mode,
    context: path.join(root, "www"),
    entry: { main: "./src/main.ts" },
    output: {
      path: path.join(root, "www/dist"),
      filename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      // relative to the script: the page works under any path, and so does the worker
      publicPath: "auto",
      clean: true,
    },
    devtool: production ? "source-map" : "eval-source-map",
    resolve: {
      extensions: [".ts", ".js"],
      extensionAlias: { ".js": [".ts", ".js"] },
      alias: { trapezi$: path.join(root, "pkg/trapezi.js") },
    },
    module: {
      rules: [
        // reads tsconfig.json too: decorators and class fields as Lit needs them
        { test: /\.ts$/, loader: "esbuild-loader", options: { target } },
        // locale files and rules are text; an import() of one makes a file of its own
        { test: /\.(ftl|md)$/, type: "asset/source" },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, "css-loader", path.join(root, "scripts/font-subsets.mjs")],
          sideEffects: true,
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: "./index.html", scriptLoading: "module" }),
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css` }),
      new CopyPlugin({ patterns: [{ from: "static", to: "." }] }),
      ...(production ? [offlineCopy()] : []),
    ],
    optimization: {
      chunkIds: "named", // readable names for the files that are loaded on demand
      minimizer: [new EsbuildPlugin({ target, css: true, charset: "utf8", legalComments: "inline" })],
    },
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
    exclude: [/\.map$/],
    // files with a hash in their name need no second check
    dontCacheBustURLsMatching: /\.[0-9a-f]{10}\./,
    navigateFallback: "index.html",
    // the default of 2 MiB would leave a larger wasm out of the offline copy with only a warning
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    sourcemap: false,
  });
}
