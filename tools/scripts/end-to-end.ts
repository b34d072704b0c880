import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { freePort } from "../../server/free-port.ts";
import { run, secondsSince, type Failure, type Results } from "./steps.ts";

const report = "dist/playwright.json";

/** Runs the end-to-end tests on a separate shop, with further arguments for Playwright. */
export async function runEndToEnd(args: string[] = []): Promise<Results> {
  console.log("\n— end to end");
  await rm(report, { force: true });
  const folder = await mkdtemp(join(tmpdir(), "kontor-e2e-"));
  const start = performance.now();
  const isGood = await run("playwright", ["test", ...args], {
    E2E_REPORT: report,
    E2E_PORT: String(await freePort()),
    E2E_DATA: folder,
  });
  await rm(folder, { recursive: true });
  const { stats, suites, errors }: Pick<JSONReport, "stats" | "suites" | "errors"> = existsSync(
    report,
  )
    ? JSON.parse(await readFile(report, "utf8"))
    : { stats: { expected: 0, skipped: 0 }, suites: [], errors: [] };
  const failures = suites.flatMap((suite) => failuresIn(suite, []));
  if (!isGood && failures.length === 0)
    failures.push({
      file: "tests/e2e",
      title: "",
      message: errors.map(({ message }) => message).join("; ") || "It left no report.",
    });
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures,
    seconds: secondsSince(start),
  };
}

/** Returns the failures of a file, or of a group in it; `groups` are the titles of the enclosing groups. */
function failuresIn({ specs, suites = [] }: JSONReportSuite, groups: string[]): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file: `tests/e2e/${file}`,
      title: [...groups, title].join(" › "),
      message: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message }) => message)
        .join("; "),
    }));
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, [...groups, suite.title]))];
}
