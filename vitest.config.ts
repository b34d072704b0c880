import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { availableParallelism, totalmem } from "node:os";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/chromium.ts";
import { writeToMemory } from "./scripts/memory-folder.ts";

writeToMemory();

/** Bytes: a process with a test shop takes up to 1 GB, and browsers and databases need theirs. */
const memoryOfWorker = 2e9;

/** Not tests of Vitest, or not of this project. */
const exclude = ["node_modules", "dist", "tests/e2e"];

// Limits of time end what hangs. They say nothing about speed, so that a busy machine fails no test.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
};

/** The levels of tests by their file names: pure, on a real server and database, in a real browser. */
export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: Math.max(
      1,
      Math.min(availableParallelism(), Math.floor(totalmem() / memoryOfWorker)),
    ),
    ...patience,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: ["**/*.{server,browser,postgres}.test.*", ...exclude],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["**/*.server.test.{ts,tsx}"],
          exclude,
          globalSetup: "tests/support/prepare-embedded.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          // What sends SQL of its own, again on a PostgreSQL server. By the arrows of ARCHITECTURE.md that is in the
          // folders of these tests alone; pages and fragments reach the database through them.
          include: [
            "**/*.postgres.test.ts",
            "database/*.server.test.ts",
            "features/*/server/*.server.test.ts",
            "server/{services,durability,rolling-release,shown-changes,stored-secrets}.server.test.ts",
          ],
          exclude: ["database/embedded.server.test.ts", ...exclude],
          // A process runs many files, and loads the modules once. Not with the embedded database: V8 ends a process now
          // and then in which the code of many instances is freed.
          isolate: false,
          globalSetup: "tests/support/prepare-postgres.ts",
        },
      },
      {
        extends: true,
        // Named, so that Vite finds none while tests run and reloads the page.
        optimizeDeps: {
          include: [
            "axe-core",
            "nanostores",
            "react",
            "react-dom",
            "react-dom/client",
            "react-dom/server",
            "react/jsx-dev-runtime",
            "react/jsx-runtime",
            "uuid",
            "valibot",
            "yaml",
          ],
          exclude: ["@lucide/icons"],
        },
        test: {
          name: "browser",
          include: ["**/*.browser.test.tsx"],
          exclude,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
