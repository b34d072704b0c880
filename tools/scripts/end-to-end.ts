import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { freePort } from "../../server/free-port.ts";
import { inPart } from "./rotation.ts";
import { run, secondsSince, type Failure, type Results } from "./steps.ts";

const report = "dist/playwright.json";

/** Runs the end-to-end tests on a separate shop, with further arguments for Playwright and variables of the environment. */
export async function runEndToEnd(
  args: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Results> {
  console.log("\n— end to end");
  await rm(report, { force: true });
  const folder = await mkdtemp(join(tmpdir(), "kontor-e2e-"));
  const start = performance.now();
  const isGood = await run("playwright", ["test", ...args], {
    ...environment,
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

/**
 * Runs the end-to-end tests of the day and a part of those of the night, on one shop: every 28th, so that neighbours, which are alike,
 * are in different parts.
 */
export async function runWithNightPart(part: number, args: string[]): Promise<Results> {
  const [day, night] = await Promise.all([titlesOf({}), titlesOf({ NIGHT: "yes" })]);
  const folder = await mkdtemp(join(tmpdir(), "kontor-night-"));
  const list = join(folder, "tests.txt");
  await writeFile(list, [...day, ...inPart(night, part)].join("\n"));
  const results = await runEndToEnd([...args, `--test-list=${list}`], dayAndNight);
  await rm(folder, { recursive: true });
  return results;
}

/** Has Playwright find the tests of day and night. */
export const dayAndNight = { E2E_LISTED: "yes" };

/** Returns the files and titles of the tests that an environment has run. */
async function titlesOf(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const { stdout } = await promisify(execFile)("node_modules/.bin/playwright", ["test", "--list"], {
    env: { ...process.env, ...environment },
  });
  return stdout.split("\n").filter((line) => line.includes(" › "));
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
