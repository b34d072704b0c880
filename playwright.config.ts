import { suggestionsPath } from "./border/border-paths.ts";
import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";
import { nightPart, outsidePart, rotatingSpecs } from "./tools/scripts/rotation.ts";
import { findHeadlessShell, launchOptions } from "./tools/scripts/chromium.ts";

/** Whole pages in Chromium against the shop as `npm start` serves it, on a filled folder of its own. */
const port = Number(process.env.E2E_PORT ?? 3217);
// `npm run test:shaken`: slow pages in more browsers than the machine has cores, so that races show.
const isShaken = Boolean(process.env.E2E_SHAKEN);
/** Combinations of cases that other tests try one by one (tests/e2e/night.ts): `npm run test:long`. */
const isNight = Boolean(process.env.NIGHT);
/** A list of tests names which of the day and of the night run (tools/scripts/end-to-end.ts). */
const isListed = Boolean(process.env.E2E_LISTED);
// Tests call commands on it, in processes of their own.
process.env.E2E_DATA ??= `dist/test-data/${Date.now()}`;
// The tests are of the coffee shop, whichever is developed here.
delete process.env.SHOP;

export default defineConfig({
  testDir: "tests/e2e",
  testIgnore: isListed ? [] : outsidePart(rotatingSpecs, nightPart(process.env)),
  outputDir: "dist/test-results",
  // Pages wait for timers and animations, too.
  workers: isShaken ? 7 : Math.min(availableParallelism() + 1, 6),
  fullyParallel: true,
  forbidOnly: true,
  ...(!isListed && (isNight ? { grep: /@night/ } : { grepInvert: /@night/ })),
  // Limits of time end what hangs. They say nothing about speed, so that a busy machine fails no test.
  timeout: isShaken ? 900_000 : 240_000,
  expect: { timeout: isShaken ? 90_000 : 20_000 },
  // A line for each test would push the failures out of a log that keeps only its end.
  reporter: process.env.E2E_REPORT
    ? [["dot"], ["json", { outputFile: process.env.E2E_REPORT }]]
    : "line",
  use: {
    baseURL: `http://de.localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Recording takes a quarter of the time.
    trace: process.env.CI ? "off" : "retain-on-failure",
    launchOptions: {
      ...launchOptions,
      // One process renders all pages: starting another for each test takes a tenth of the time.
      args: [...launchOptions.args, "--renderer-process-limit=1"],
      executablePath: findHeadlessShell() ?? launchOptions.executablePath,
    },
  },
  webServer: {
    command: "node tests/e2e/start.ts",
    // Unlike the pages, the search answers only when its index is built.
    url: `http://127.0.0.1:${port}${suggestionsPath}?q=ka`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      METRICS_PORT: "0",
      LOG_LEVEL: "error",
      // A busy machine fails no test.
      ANSWER_WITHIN: "0",
      DRAIN_FOR: "0",
      // Tests say which network they come from.
      TRUST_PROXY: "127.0.0.1",
      DATA_DIR: process.env.E2E_DATA,
    },
  },
});
