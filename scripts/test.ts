import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { build } from "./build.ts";
import { installChromium, missingChromium } from "./chromium.ts";
import { freePort } from "./free-port.ts";
import { writeToMemory } from "./memory-folder.ts";
import { findPostgres, missingPostgres } from "./programs.ts";
import {
  collect,
  count,
  failures,
  note,
  printFailures,
  printTable,
  run,
  secondsSince,
  sideBySide,
  skip,
  total,
  type Failure,
} from "./steps.ts";
import type { ProjectCounts } from "./vitest-projects.ts";

/** `npm test`: everything. Ends with a table of where the time went and "N passed, N failed[, N skipped]". */

const began = performance.now();
/** Of a project that left no report. */
const notRun: ProjectCounts = { passed: 0, failed: 1, skipped: 0, seconds: 0, failures: [] };
await mkdir("dist", { recursive: true });
writeToMemory();
const hasChromium = installChromium() !== undefined;
const hasPostgres = findPostgres() !== undefined;

await sideBySide({
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

if (!hasPostgres) skip("server, PostgreSQL", missingPostgres);
if (!hasChromium) skip("components and end to end", missingChromium);
await vitest([
  "unit",
  "server",
  ...(hasPostgres ? ["postgres"] : []),
  ...(hasChromium ? ["browser"] : []),
]);
if (hasChromium) await endToEnd();

note("all", secondsSince(began), "");
printTable();
printFailures();
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;

/** All projects in one run, so that no core waits for the slowest file of a project. */
async function vitest(projects: string[]) {
  console.log(`\n— ${projects.join(", ")}`);
  const report = "dist/vitest.json";
  await rm(report, { force: true });
  const start = performance.now();
  const isGood = await run(
    "vitest",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=dot",
      "--reporter=./scripts/vitest-projects.ts",
    ],
    { VITEST_REPORT: report },
  );
  const counts = existsSync(report)
    ? (JSON.parse(await readFile(report, "utf8")) as Record<string, ProjectCounts>)
    : {};
  for (const project of projects) {
    const { seconds, failures: failed, ...results } = counts[project] ?? notRun;
    count(`  ${project} (of its processes)`, seconds, results);
    failures.push(...failed);
  }
  // A file that does not load, or an error outside the tests, has no test to count.
  if (!isGood && total.failed === 0) total.failed++;
  note(projects.join(", "), secondsSince(start), "");
}

async function endToEnd() {
  console.log("\n— end to end");
  const report = "dist/playwright.json";
  await rm(report, { force: true });
  await rm("dist/test-data", { recursive: true, force: true });
  const folder = await mkdtemp(join(tmpdir(), "kontor-e2e-"));
  const start = performance.now();
  const isGood = await run("playwright", ["test"], {
    E2E_REPORT: report,
    E2E_PORT: String(await freePort()),
    E2E_DATA: folder,
  });
  await rm(folder, { recursive: true });
  const { stats, suites }: Pick<JSONReport, "stats" | "suites"> = existsSync(report)
    ? JSON.parse(await readFile(report, "utf8"))
    : { stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }, suites: [] };
  count("end to end", secondsSince(start), {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, isGood ? 0 : 1),
    skipped: stats.skipped,
  });
  failures.push(...suites.flatMap(failuresIn));
}

function failuresIn({ specs, suites = [] }: JSONReportSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      name: `tests/e2e/${file}:${line} › ${title}`,
      message: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message }) => message)
        .join("; "),
    }));
  return [...own, ...suites.flatMap(failuresIn)];
}
