import { borderDev } from "@kontor/border/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pages } from "./pages.ts";

/**
 * Builds the application with a React of its own: `vite build border/hosts/spa`; `SHOP=http://127.0.0.1:3000 vite border/hosts/spa`
 * serves it with the border while it is developed.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), borderDev({ shop: process.env.SHOP ?? "http://127.0.0.1:3000", pages })],
  build: { outDir: "../../../dist/hosts/spa", emptyOutDir: true },
});
