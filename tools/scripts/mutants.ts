import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { createVitest, type TestModule } from "vitest/node";
import { argumentsOfProcess, refuseArgument } from "../../server/commands/arguments.ts";
import { writeToMemory } from "./memory-folder.ts";
import { limitLoops, plantMutants, type Mutant } from "./plant-mutants.ts";

/**
 * `npm run test:mutants -- FILE…`: plants small mistakes, and lists those that no unit test detects. Without arguments it tests
 * every file with a unit test beside it.
 *
 * A mutant is the module with a query, "retry.ts?mutant=7"; the modules that import it get the same query, up to its tests. The
 * tests for all mutants of a file run in one process, which takes a fraction of the time of one run per mutant.
 */

const isUnitTest = (file: string) =>
  file.endsWith(".test.ts") && !/\.(server|browser|postgres)\.test\./.test(file);
const sources = globSync(
  "{platform,commerce,engines,border,storefront,shop,server,tests,tools}/**/*.{ts,tsx}",
)
  .map((file) => resolve(file))
  .toSorted();
const unitTests = sources.filter(isUnitTest);

/** Returns the unit tests beside a file or, if there are none, all that import it. */
function testsOf(file: string): string[] {
  const beside = testsBeside(file);
  return beside.length > 0 ? beside : (importers.get(file) ?? []).filter(isUnitTest);
}

function testsBeside(file: string): string[] {
  const name = join(dirname(file), basename(file, extname(file)));
  return unitTests.filter((test) => test.startsWith(`${name}.`));
}

/** The files that import each file. */
const importers = new Map<string, string[]>();
for (const file of sources)
  for (const [, path] of readFileSync(file, "utf8").matchAll(
    /(?:from |import\(|import )"(\..+?)"/g,
  )) {
    const imported = resolve(dirname(file), path!);
    importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }

/** Returns a file and everything that imports it, directly or indirectly. */
function dependents(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const importer of importers.get(file) ?? []) dependents(importer, found);
  return found;
}

/** Number of files whose tests run together, so that results appear during the run. */
const batch = 8;
const unchanged = 0;
/** Mutants by number. */
const planted = new Map<number, { file: string; mutant: Mutant; copied: Set<string> }>();
/** The numbers of the mutants that each test runs for. */
const runs = new Map<string, number[]>();

/** Resolves and loads modules with a mutant's number, and the tests that run for each of them. */
const mutants: Plugin = {
  name: "mutants",
  enforce: "pre",
  async resolveId(path, importer) {
    const number = numberOf(importer);
    if (number === undefined) return undefined;
    const found = await this.resolve(path, importer, { skipSelf: true });
    const isCopied = found && planted.get(number)?.copied.has(found.id);
    return isCopied ? { ...found, id: withNumber(found.id, number) } : found;
  },
  transform(code, id) {
    const numbers = runs.get(id);
    if (numbers) return { code: runFor(id, numbers), map: null };
    const number = numberOf(id);
    if (number === undefined) return undefined;
    const file = id.slice(0, id.indexOf("?"));
    const { file: mutated, mutant } = planted.get(number) ?? {};
    return { code: limitLoops(mutant && file === mutated ? mutant.source : code, file), map: null };
  },
};

const withNumber = (file: string, number: number) => `${file}?mutant=${number}`;

function numberOf(id: string | undefined): number | undefined {
  const [, number] = /\?mutant=(\d+)$/.exec(id ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Returns a test file that runs a test for each number, until one of its tests has failed. */
const runFor = (test: string, numbers: number[]) => `
import { beforeEach, describe, test } from "vitest";
function run(number, load) {
  describe(String(number), async () => {
    let isNoticed = false;
    beforeEach(({ onTestFailed, skip }) => {
      globalThis.loops = 0;
      if (isNoticed) skip();
      onTestFailed(() => { isNoticed = true; });
    });
    globalThis.loops = 0;
    try {
      await load();
    } catch (error) {
      test("loads", () => { throw error; });
    }
  });
}
${numbers.map((number) => `run(${number}, () => import(${JSON.stringify(withNumber(test, number))}));`).join("\n")}
`;

const named = argumentsOfProcess<string[]>("npm run test:mutants --", (command, done) =>
  command
    .description("Plants small mistakes, and lists those that no unit test detects.")
    .argument("[FILE...]", "only in these; by default in all that have a unit test beside them")
    .action((paths: string[]) => {
      const missing = paths.find((path) => !existsSync(path));
      if (missing) refuseArgument(`there is no file ${missing}`);
      done(paths.map((path) => resolve(path)));
    }),
);
const files = named.length > 0 ? named : sources.filter((file) => testsBeside(file).length > 0);

writeToMemory();
const vitest = await createVitest(
  "test",
  {
    config: false,
    watch: false,
    silent: true,
    reporters: [{}],
    include: unitTests,
    // For a test that waits for something that the mistake prevents.
    testTimeout: 10_000,
    // The same seed for all mutants.
    env: { SEED: process.env.SEED ?? "1" },
    dangerouslyIgnoreUnhandledErrors: true,
  },
  { plugins: [mutants] },
);
await vitest.standalone();

const all = { noticed: 0, planted: 0 };
for (let start = 0; start < files.length; start += batch)
  await tryFiles(files.slice(start, start + batch));
await vitest.close();
console.log(`\n${share(all.noticed, all.planted)} in ${files.length} files`);

async function tryFiles(some: string[]) {
  runs.clear();
  for (const file of some) plantIn(file);
  const specifications = await vitest.globTestSpecifications([...runs.keys()]);
  const { testModules } =
    specifications.length > 0
      ? await vitest.runTestSpecifications(specifications)
      : { testModules: [] };
  const failed = new Map(testModules.map((module) => [module.moduleId, failedNumbers(module)]));
  for (const file of some) report(file, failed);
}

function plantIn(file: string) {
  const copied = dependents(file);
  const numbers = plantMutants(readFileSync(file, "utf8"), file).map((mutant) => {
    const number = planted.size + 1;
    planted.set(number, { file, mutant, copied });
    return number;
  });
  for (const test of testsOf(file))
    runs.set(test, [...(runs.get(test) ?? [unchanged]), ...numbers]);
}

function failedNumbers(module: TestModule): number[] {
  if (module.errors().length > 0) return [unchanged];
  const failed = [...module.children.suites()].filter((suite) => suite.state() === "failed");
  return failed.map(({ name }) => Number(name));
}

/** Prints the mutants of a file that its tests did not detect; `failed` has the numbers for which each test has failed. */
function report(file: string, failed: Map<string, number[]>) {
  const tests = testsOf(file);
  const broken = tests.find((test) => failed.get(test)?.includes(unchanged));
  if (tests.length === 0 || broken) {
    process.exitCode = 1;
    const why = broken ? `${nameOf(broken)} fails without a mistake` : "no unit test imports it";
    console.log(`\n${nameOf(file)}: ${why}`);
    return;
  }
  const noticed = new Set(tests.flatMap((test) => failed.get(test) ?? []));
  const mutantsOfFile = [...planted].filter(([, one]) => one.file === file);
  const survivors = mutantsOfFile.filter(([number]) => !noticed.has(number));
  const count = mutantsOfFile.length - survivors.length;
  all.noticed += count;
  all.planted += mutantsOfFile.length;
  console.log(`\n${nameOf(file)}: ${share(count, mutantsOfFile.length)}`);
  for (const [, { mutant }] of survivors)
    console.log(`${nameOf(file)}:${mutant.line}  ${shown(mutant.before)} → ${shown(mutant.after)}`);
}

function share(count: number, whole: number): string {
  const percent = whole === 0 ? "" : ` (${Math.floor((100 * count) / whole)} %)`;
  return `${count} of ${whole} mistakes noticed${percent}`;
}

function nameOf(file: string): string {
  return relative(".", file);
}

function shown(code: string): string {
  const line = code.replaceAll(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}
