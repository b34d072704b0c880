import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { css } from "./tools/scripts/coffee-css.ts";
import { cssPatterns } from "./tools/scripts/css-patterns.ts";
import { cssOptions } from "./tools/scripts/css-options.ts";
import { loadShop } from "./tools/scripts/load-shop.ts";
import { isCoffeeShop, shopOfProcess } from "./tools/scripts/shop-folder.ts";
import { isOfAnyShop, shopInFolder } from "./tools/scripts/shop-in-folder.ts";
import { listPackages } from "./tools/scripts/release/build-packages.ts";

/**
 * A dynamic import requests its chunk and all that the chunk imports at the same time. Vite's own helper does that too,
 * but also loads style sheets, which no chunk has here: with it the first script is 0.5 kB larger.
 */
const parallelImports: Plugin = {
  name: "parallel-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export const __vitePreload = (load, files = [], from) => {
      for (const file of files) import(/* @vite-ignore */ new URL(file, from)).catch(() => {});
      return load();
    }`,
  },
};

/**
 * React binds arguments by `Function.prototype.bind`, which MooTools up to 1.4 replaces by one that takes a list of them. `apply` and rest
 * parameters do the same everywhere.
 */
const ownBind: Plugin = {
  name: "own-bind",
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler: (code) =>
      `const bound = (run, self, ...first) => (...rest) => run.apply(self, [...first, ...rest]);\n${code.replaceAll(
        /([\w$.]+)\.bind\(/g,
        "bound($1, ",
      )}`,
  },
};

/** Modules that scripts of header, footer, cart, tracking and consent have in common, on every page. */
const sharedByPages = new RegExp(
  [
    "platform/client/(requests|shop-address|overlay|stored-queue|stored-json|one-tab|inner-target|focus|navigation-api)",
    "platform/shared/(\\w+/)?(foreign|json-text|sum|consent-cookie|preview-cookie|test-groups|words|money|breakpoints|links|site|retry|item-attributes)\\.ts",
    "platform/shared/(\\w+/)?(search-tracking-keys|secret-texts)\\.ts",
    "border/client/track\\.ts",
    "border/(ab-tests/ab-tests-contract|search/search-(contract|storage)|tracking/page-rules)\\.ts",
    "personal-data|declared-consent\\.ts",
  ].join("|"),
);

/** The shop that is built. */
const shop = shopOfProcess();
const { built, folder } = shop;
const isCoffee = isCoffeeShop(shop);

/** The commands by name: each is a folder, whose main.ts a terminal runs. */
const commands = Object.fromEntries(
  globSync("server/commands/*/main.ts")
    .map((file) => [basename(dirname(file)), file] as const)
    .filter(([name]) => isCoffee || isOfAnyShop(name)),
);

async function cssOfFolder() {
  const { brand, design } = await loadShop(shop);
  return cssOptions(brand, design);
}

/** Two builds of one source: what browsers load (dist/client) and the server that renders it (dist/server). */
export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => ({
  plugins: [
    react({ jsxImportSource: "#jsx" }),
    cssPatterns,
    parallelImports,
    ownBind,
    !isCoffee && shopInFolder(shop),
    listPackages(`${built}/packages-${isSsrBuild ? "server" : "client"}.json`),
  ],
  base: "./",
  publicDir: false,
  css: isCoffee ? css : await cssOfFolder(),
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  ssr: {
    // React is built in, so that it is the fast one whatever NODE_ENV says.
    noExternal: ["react", "react-dom", "nanostores", "@lucide/icons", "simple-icons"],
  },
  build: isSsrBuild
    ? {
        outDir: `${built}/server`,
        target: "node24",
        minify: false,
        rollupOptions: {
          input: {
            main: "server/main.ts",
            "embedded-worker": "platform/database/embedded-worker.ts",
            "search-indexer": "server/search-indexer.ts",
            "index-worker": "border/search/server/index-worker.ts",
            ...commands,
          },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
        },
      }
    : {
        outDir: `${built}/client`,
        // Pages that others cached may still ask for the files of the release before.
        emptyOutDir: false,
        manifest: "manifest.json",
        assetsDir: "",
        assetsInlineLimit: 0,
        cssMinify: "lightningcss",
        modulePreload: { polyfill: false },
        target: "es2023",
        rollupOptions: {
          // Addresses stand in the scripts that request them: as one module's, every page would load all of them.
          optimization: { inlineConst: { mode: "all" } },
          input: [
            `${folder}/boot.ts`,
            "border/client/live-reload.ts",
            "border/client/styles/header.css",
            "border/client/styles/footer.css",
            ...globSync("border/client/styles/shadow-{page,header,footer}.css"),
            `${folder}/shop.css`,
            "border/client/styles/preview.css",
            "border/client/styles/themes.css",
            ...globSync(`${folder}/**/*.entry.css`),
          ],
          output: {
            entryFileNames: "[name]-[hash].js",
            chunkFileNames: "[name]-[hash].js",
            // What the scripts of every page share: one file costs fewer bytes and less time than one for each of a few lines.
            codeSplitting: {
              groups: [
                { name: "page", test: sharedByPages },
                // What the mini cart and other islands share.
                {
                  name: "icons",
                  test: /@lucide\/icons\/.*\/(check|chevron-down|minus|plus|truck|undo-2|x)\.mjs/,
                },
              ],
            },
            assetFileNames: "[name]-[hash][extname]",
          },
        },
      },
}));
