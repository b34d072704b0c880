import { mkdir } from "node:fs/promises";
import { argumentsOfProcess, wordOf } from "../../server/commands/arguments.ts";
import { build } from "./build.ts";
import { installChromium, missingChromium } from "./chromium.ts";
import { dayAndNight, runEndToEnd, runWithNightPart } from "./end-to-end.ts";
import { writeToMemory } from "./memory-folder.ts";
import { findPostgres, missingPostgres } from "./programs.ts";
import { inPart, nightFiles, nightPart } from "./rotation.ts";
import {
  collect,
  count,
  noteTime,
  printResults,
  runConcurrently,
  secondsSince,
  skip,
  type Failure,
  type Results,
} from "./steps.ts";
import { judge, readKnownUnstable } from "./unstable.ts";
import { runVitest } from "./vitest.ts";

/**
 * `npm test`: runs everything. Ends with a table of where the time went, the unstable tests, and
 * "N passed, N failed[, N skipped]". `npm test -- PART…` runs parts of it, with Playwright options; CI uses this to distribute
 * the parts over several machines. With `NIGHT_PART` it runs a part of what takes long, and of the night (rotation.ts).
 */

const knipConfig = "tools/configuration/knip.json";
const parts = ["checks", "unit", "server", "embedded", "browser", "end-to-end"] as const;
const partOf = wordOf("part", parts);
const args = argumentsOfProcess<string[]>("npm test --", (command, done) =>
  command
    .description("Runs all tests. Further options, such as --shard=1/3, are Playwright's.")
    .argument("[PART...]", `only these: ${parts.join(", ")}`)
    .allowUnknownOption()
    .action((words: string[]) => {
      words.filter((word) => !word.startsWith("--")).forEach(partOf);
      done(words);
    }),
);
const playwrightOptions = args.filter((arg) => arg.startsWith("--"));
const named = args.filter((arg) => !arg.startsWith("--"));
const isWanted = (part: (typeof parts)[number]) => named.length === 0 || named.includes(part);

const part = nightPart(process.env);
const lastFailed = ["--last-failed", "--workers=1"];
if (part) console.log(`Part ${part} of the night's tests, and of those that take long.`);

const began = performance.now();
await mkdir("dist", { recursive: true });
writeToMemory();
const hasChromium = installChromium() !== undefined;
const hasPostgres = findPostgres() !== undefined;

const building = runConcurrently({
  build: async () => {
    await build();
    return { isGood: true, output: "" };
  },
});
// They fill what the tests leave of the processors.
const checking = runConcurrently(
  isWanted("checks")
    ? {
        types: () => collect("tsc", ["-b", "--singleThreaded"]),
        lint: () => collect("oxlint", ["--type-aware"]),
        format: () => collect("oxfmt", ["--check"]),
        "unused code": () => collect("knip", ["--config", knipConfig]),
        "code that only tests use": () => collect("knip", ["--config", knipConfig, "--production"]),
      }
    : {},
);
await building;

if (isWanted("server") && !hasPostgres) skip("server tests on PostgreSQL", missingPostgres);
if (!hasChromium) skip("components and end to end", missingChromium);

const start = performance.now();
const nightly = part ? inPart(nightFiles, part) : [];
const projects = (["unit", "server", "night", "embedded", "browser"] as const).filter((name) => {
  if (name === "night") return isWanted("server") && hasPostgres && nightly.length > 0;
  return (
    isWanted(name) && (name !== "embedded" || hasPostgres) && (name !== "browser" || hasChromium)
  );
});
const results: Partial<Record<(typeof projects)[number], Results>> =
  projects.length > 0 ? await runVitest(projects) : {};
if (projects.length > 0) noteTime(projects.join(", "), secondsSince(start));
const components = results.browser?.failures ?? [];
for (const [project, result] of Object.entries(results))
  count(
    `  ${project} (of its files)`,
    project === "browser" ? { ...result, failures: [] } : result,
  );

const wholePages: Failure[] = [];
if (hasChromium && isWanted("end-to-end")) {
  const endToEnd = await (part
    ? runWithNightPart(part, playwrightOptions)
    : runEndToEnd(playwrightOptions));
  count("end to end", { ...endToEnd, failures: [] });
  wholePages.push(...endToEnd.failures);
}
await checking;
const inBrowsers = [...components, ...wholePages];
const repeated = performance.now();
const { failed, unstable } = await judge(inBrowsers, repeatAlone, readKnownUnstable());
if (inBrowsers.length > 0)
  count("failed in browsers, repeated alone", {
    passed: unstable.length,
    skipped: 0,
    failures: failed,
    seconds: secondsSince(repeated),
  });
noteTime("all", secondsSince(began));
process.exitCode = printResults(unstable) ? 0 : 1;

/** Repeats the failures in browsers after everything else: each component test file alone, then each end-to-end test. */
async function repeatAlone(): Promise<Failure[]> {
  const again: Failure[] = [];
  if (components.length > 0) {
    const files = [...new Set(components.map(({ file }) => file))];
    const { browser } = await runVitest(["browser"], [...files, "--no-file-parallelism"]);
    again.push(...browser.failures);
  }
  if (wholePages.length > 0)
    again.push(...(await runEndToEnd(lastFailed, part ? dayAndNight : {})).failures);
  return again;
}
