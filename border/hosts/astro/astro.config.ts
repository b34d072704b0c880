import node from "@astrojs/node";
import { defineConfig } from "astro/config";

/** Builds pages that a server on Node renders for each request: `astro build --root border/hosts/astro` */
export default defineConfig({
  root: import.meta.dirname,
  outDir: "../../../dist/hosts/astro",
  cacheDir: "../../../dist/hosts/astro-cache",
  vite: { cacheDir: "../../../dist/hosts/astro-cache" },
  output: "server",
  // A function for server.ts, which also passes on the border's paths.
  adapter: node({ mode: "middleware" }),
});
