import { join } from "node:path";
import { defineConfig } from "rolldown";

/** Bundles the program for Workers. */
export default defineConfig({
  input: join(import.meta.dirname, "worker.ts"),
  platform: "neutral",
  resolve: { conditionNames: ["workerd", "worker", "import"], mainFields: ["module", "main"] },
  // The project's own paths would lead to the sources of the package.
  tsconfig: false,
  output: { file: join(import.meta.dirname, "../../../dist/hosts/hono/worker.js") },
});
