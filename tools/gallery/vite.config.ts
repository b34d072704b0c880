import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { css } from "../scripts/coffee-css.ts";
import { cssPatterns } from "../scripts/css-patterns.ts";

/** The gallery of examples: `npm run gallery` while they are written, dist/gallery for /service/gallery/. */
export default defineConfig({
  root: "tools/gallery",
  base: "./",
  publicDir: false,
  plugins: [react({ jsxImportSource: "#jsx" }), cssPatterns],
  css,
  server: {
    host: "127.0.0.1",
    port: Number(process.env.PORT ?? 3010),
    fs: { allow: ["../.."] },
  },
  build: {
    outDir: "../../dist/gallery",
    emptyOutDir: true,
    // Examples load on a developer’s machine.
    chunkSizeWarningLimit: 2_000,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: "es2023",
    // What the examples stand on changes less often than they do.
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "packages", test: /node_modules/ },
            { name: "texts", test: /\/sites\// },
          ],
        },
      },
    },
  },
});
