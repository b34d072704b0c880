import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { availableParallelism, totalmem } from "node:os";
import { defineConfig } from "vitest/config";
import { cachedModules } from "./tools/scripts/cached-modules.ts";
import { css } from "./tools/scripts/coffee-css.ts";
import { cssPatterns } from "./tools/scripts/css-patterns.ts";
import { findHeadlessShell, launchOptions } from "./tools/scripts/chromium.ts";
import { LongestFirst } from "./tools/scripts/longest-first.ts";
import { writeToMemory } from "./tools/scripts/memory-folder.ts";
import { findPostgres } from "./tools/scripts/programs.ts";
import {
  inPart,
  nightFiles,
  nightPart,
  outsidePart,
  rotatingFiles,
  rotatingOnEmbedded,
} from "./tools/scripts/rotation.ts";
import { fewerOnEmbedded, onBothDatabases } from "./tools/scripts/both-databases.ts";
import { forSeconds } from "./tools/scripts/v8-flags.ts";

writeToMemory();
// The tests are of the coffee shop, whichever is developed here.
delete process.env.SHOP;

/** Bytes: a process with a test shop takes up to 1 GB, and browsers and databases need theirs. */
const memoryOfWorker = 2e9;

const workers = (wanted: number) =>
  Math.max(1, Math.min(wanted, Math.floor(totalmem() / memoryOfWorker)));

/** Seed of all that tests of this run draw at random (tests/support/seed.ts). */
const seed = process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31));

const part = nightPart(process.env);
/** Server tests whose turn it is another day, on either database and on the embedded one alone. */
const later = outsidePart(rotatingFiles, part);
const laterOnEmbedded = outsidePart(rotatingOnEmbedded, part);

/** Not tests of Vitest, or not of this project. */
const exclude = ["**/node_modules", "dist", ".cache", "tests/e2e"];

// Time limits end hanging tests. They do not check speed, so that no test fails on a busy machine.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
};

const hasPostgres = findPostgres() !== undefined;

/** Server tests render with React as it is in production: its other build takes twice as long. */
const oxc = { jsx: { development: false } };
const env = { NODE_ENV: "production" };
/** V8 ends a process now and then in which the code of many embedded databases is freed. */
const execArgv = [...forSeconds, "--no-wasm-code-gc"];

const onPostgres = {
  execArgv,
  isolate: false,
  // Many of these tests wait for another program, and would leave a quarter of two processors idle.
  maxWorkers: workers(availableParallelism() + 2),
  globalSetup: "tests/support/prepare-postgres.ts",
  sequence: { groupOrder: 1 },
};

/** Server tests of the night in this part, which run beside those of the day. */
const nightly = part && hasPostgres ? inPart(nightFiles, part) : [];

/** The levels of tests by their file names: pure, on a real server and database, in a real browser. */
export default defineConfig({
  plugins: [react({ jsxImportSource: "#jsx" }), cssPatterns],
  css,
  test: {
    maxWorkers: workers(availableParallelism()),
    ...patience,
    env: { SEED: seed, NIGHT_PART: String(part ?? "") },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: ["**/*.{server,browser,postgres}.test.*", ...exclude],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      ...(nightly.length > 0
        ? [
            {
              extends: true as const,
              oxc,
              test: {
                name: "night",
                env: { ...env, NIGHT: "yes" },
                include: nightly,
                exclude,
                ...onPostgres,
              },
            },
          ]
        : []),
      // Where there is a PostgreSQL server, it is the database of all server tests: a copy of the prepared one takes 50 ms
      // there, and its processes can run many files.
      hasPostgres
        ? {
            extends: true,
            oxc,
            test: {
              name: "server",
              env,
              include: ["**/*.{server,postgres}.test.{ts,tsx}"],
              exclude: [
                "platform/database/{disk-space,embedded}.server.test.ts",
                ...later,
                ...nightly,
                ...exclude,
              ],
              ...onPostgres,
            },
          }
        : {
            extends: true,
            oxc,
            test: {
              name: "server",
              env,
              execArgv,
              isolate: false,
              include: ["**/*.server.test.{ts,tsx}"],
              exclude: [...later, ...laterOnEmbedded, ...exclude],
              globalSetup: "tests/support/prepare-embedded.ts",
              sequence: { groupOrder: 1 },
            },
          },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              oxc,
              test: {
                name: "embedded",
                env: { ...env, ...fewerOnEmbedded },
                execArgv,
                isolate: false,
                include: onBothDatabases,
                exclude: [...later, ...laterOnEmbedded, ...exclude],
                globalSetup: "tests/support/prepare-embedded.ts",
                sequence: { groupOrder: 2 },
              },
            },
          ]
        : []),
      {
        extends: true,
        plugins: [cachedModules],
        // Named, so that Vite finds none while tests run and reloads the page.
        optimizeDeps: {
          include: [
            "@guidepup/virtual-screen-reader",
            "axe-core",
            "idiomorph",
            "nanostores",
            "react",
            "react-dom",
            "react-dom/client",
            "react-dom/server",
            "react/jsx-dev-runtime",
            "react/jsx-runtime",
            "uuid",
            "yaml",
          ],
          exclude: ["@lucide/icons"],
        },
        test: {
          name: "browser",
          include: ["**/*.browser.test.tsx"],
          exclude,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...launchOptions,
                executablePath: findHeadlessShell() ?? launchOptions.executablePath,
                // A headless shell would have a small window, and glyphs of whole pixels.
                args: [
                  ...launchOptions.args,
                  "--window-size=1920,1200",
                  "--font-render-hinting=none",
                ],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
