import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { build } from "./build.ts";
import { freePort, withPostgres } from "./postgres.ts";

/** `npm test`: everything, one after the other; ends with "N passed, N failed". In CI also on a PostgreSQL server. */

let passed = 0;
let failed = 0;

await mkdir("dist", { recursive: true });
await step("build", async () => {
  await build();
  return true;
});
await step("types", () => run("tsc", ["-b"]));
await step("lint", () => run("oxlint", ["--type-aware"]));
await step("format", () => run("prettier", ["--check", "--log-level=warn", "."]));
await step("unused code", () => run("knip", []));
await vitest("unit and browser", ["--project", "unit", "--project", "browser"]);
await vitest("server, embedded database", ["--project", "server"]);
if (process.env.CI)
  await withPostgres((TEST_DATABASE_URL) =>
    vitest("server, PostgreSQL", ["--project", "server"], { TEST_DATABASE_URL }),
  ).catch((error: unknown) => {
    console.error(error);
    failed++;
  });
await endToEnd();

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A check that passes or fails as a whole. */
async function step(name: string, check: () => Promise<boolean>) {
  console.log(`\n— ${name}`);
  const isGood = await check().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  if (isGood) passed++;
  else {
    failed++;
    console.log(`failed: ${name}`);
  }
}

async function vitest(name: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  console.log(`\n— ${name}`);
  const report = "dist/vitest.json";
  await rm(report, { force: true });
  const isGood = await run(
    "vitest",
    ["run", ...args, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    env,
  );
  if (!existsSync(report)) return void failed++;
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  passed += numPassedTests;
  // A file that does not even load has no tests to count.
  failed += Math.max(numFailedTests, isGood ? 0 : 1);
}

async function endToEnd() {
  console.log("\n— end to end");
  const report = "dist/playwright.json";
  await rm(report, { force: true });
  await rm("dist/test-data", { recursive: true, force: true });
  const isGood = await run("playwright", ["test"], {
    E2E_REPORT: report,
    E2E_PORT: String(await freePort()),
  });
  if (!existsSync(report)) return void failed++;
  const { stats } = JSON.parse(await readFile(report, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  passed += stats.expected;
  failed += Math.max(stats.unexpected + stats.flaky, isGood ? 0 : 1);
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}
