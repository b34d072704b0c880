import { mkdir } from "node:fs/promises";
import { build } from "./build.ts";
import { installChromium, missingChromium } from "./chromium.ts";
import { runEndToEnd } from "./end-to-end.ts";
import { writeToMemory } from "./memory-folder.ts";
import { findPostgres, missingPostgres } from "./programs.ts";
import {
  collect,
  count,
  note,
  printResults,
  runConcurrently,
  secondsSince,
  skip,
  type Failure,
} from "./steps.ts";
import { judge, maxUnstable, readKnownUnstable, type Verdict } from "./unstable.ts";
import { runVitest } from "./vitest.ts";

/**
 * `npm test`: everything. Ends with a table of where the time went, with the tests that were unstable, and with
 * "N passed, N failed[, N skipped]".
 */

const began = performance.now();
await mkdir("dist", { recursive: true });
writeToMemory();
const hasChromium = installChromium() !== undefined;
const hasPostgres = findPostgres() !== undefined;

await runConcurrently({
  build: async () => {
    await build();
    return { isGood: true, output: "" };
  },
  types: () => collect("tsc", ["-b"]),
  lint: () => collect("oxlint", ["--type-aware"]),
  format: () => collect("prettier", ["--check", "--log-level=warn", "."]),
  "unused code": () => collect("knip", []),
  "code that only tests use": () => collect("knip", ["--production"]),
});

if (!hasPostgres) skip("server tests on PostgreSQL", missingPostgres);
if (!hasChromium) skip("components and end to end", missingChromium);

const start = performance.now();
const { browser, ...others } = await runVitest([
  "unit",
  "server",
  ...(hasPostgres ? (["embedded"] as const) : []),
  ...(hasChromium ? (["browser"] as const) : []),
]);
for (const [project, results] of Object.entries(others))
  count(`  ${project} (of its files)`, results);
if (browser) count("  browser (of its files)", { ...browser, failures: [] });
note("unit, server and browser", secondsSince(start));

let unstable: Failure[] = [];
if (hasChromium) {
  const endToEnd = await runEndToEnd();
  count("end to end", { ...endToEnd, failures: [] });
  const verdict = await judgeBrowsers(browser.failures, endToEnd.failures);
  ({ unstable } = verdict);
  const passed = verdict.failed.length > maxUnstable ? 0 : unstable.length;
  count("failed in browsers", { passed, skipped: 0, failures: verdict.failed, seconds: 0 });
}
note("all", secondsSince(began));
process.exitCode = printResults(unstable) ? 0 : 1;

/** Repeats what failed in browsers, each file alone: there the load of other tests explains nothing. */
async function judgeBrowsers(inParts: Failure[], endToEnd: Failure[]): Promise<Verdict> {
  // With more of them the run is red, whatever a repetition says.
  if (inParts.length + endToEnd.length > maxUnstable)
    return { failed: [...inParts, ...endToEnd], unstable: [] };
  const again: Failure[] = [];
  if (inParts.length > 0) {
    const files = [...new Set(inParts.map(({ file }) => file))];
    const { browser: alone } = await runVitest(["browser"], [...files, "--no-file-parallelism"]);
    again.push(...alone.failures);
  }
  if (endToEnd.length > 0)
    again.push(...(await runEndToEnd(["--last-failed", "--workers=1"])).failures);
  return judge([...inParts, ...endToEnd], again, readKnownUnstable());
}
