import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { run, type Results } from "./steps.ts";

const report = "dist/vitest.json";

/** Runs projects of Vitest with further arguments and variables of the environment. Returns the results of each project. */
export async function runVitest<Project extends string>(
  projects: Project[],
  args: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Record<Project, Results>> {
  console.log(`\n— ${projects.join(", ")}`);
  await rm(report, { force: true });
  const isGood = await run(
    "vitest",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=dot",
      "--reporter=./tools/scripts/vitest-reporter.ts",
      ...args,
    ],
    { ...environment, VITEST_REPORT: report },
  );
  const reported = existsSync(report)
    ? (JSON.parse(await readFile(report, "utf8")) as Record<string, Results>)
    : {};
  const results = Object.fromEntries(
    projects.map((project) => [project, reported[project] ?? notRun(project)]),
  ) as Record<Project, Results>;
  const all: Results[] = Object.values(results);
  if (!isGood && all.every(({ failures }) => failures.length === 0))
    all[0]!.failures.push({
      file: "vitest",
      title: "",
      message: "It failed outside the tests: see what it printed above.",
    });
  return results;
}

const notRun = (project: string): Results => ({
  passed: 0,
  skipped: 0,
  failures: [{ file: project, title: "", message: "It left no report." }],
  seconds: 0,
});
