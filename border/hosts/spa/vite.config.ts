import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds the application with a React of its own: `vite build border/hosts/spa` */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  build: { outDir: "../../../dist/hosts/spa", emptyOutDir: true },
});
