import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { stripVTControlCharacters } from "node:util";

/** The steps of `npm test`: runs programs, collects their results, and prints a table of where the time went. */

/** A failed test or check, with its message. */
export interface Failure {
  /** Path within the project, or the name of a check. */
  file: string;
  /** Title with those of its groups; empty for a check, and for a file that does not load. */
  title: string;
  message: string;
}

export interface Results {
  passed: number;
  skipped: number;
  failures: Failure[];
  seconds: number;
}

/** Returns the name of a test in logs: `FILE › TITLE`. */
export const nameOf = ({ file, title }: Failure) => [file, title].filter(Boolean).join(" › ");

const table: { name: string; seconds: number; result: string }[] = [];
const results: Results[] = [];

/** Adds the results of a step to the table and to the totals. */
export function count(name: string, step: Results) {
  results.push(step);
  const parts = [
    [step.passed, "passed"],
    [step.failures.length, "failed"],
    [step.skipped, "skipped"],
  ] as const;
  const present = parts.filter(([number]) => number > 0);
  noteTime(name, step.seconds, present.map(([number, word]) => `${number} ${word}`).join(", "));
}

/** Adds a line to the table that counts no tests: the time of a part of a step. */
export const noteTime = (name: string, seconds: number, result = "") =>
  table.push({ name, seconds, result });

/** Skips a part for the reason given. In CI, where everything must be available, this is a failure. */
export function skip(name: string, reason: string) {
  console.log(`\n— ${name}: ${process.env.CI ? "failed" : "skipped"}. ${reason}`);
  const failure = { file: name, title: "", message: reason };
  count(name, {
    passed: 0,
    skipped: process.env.CI ? 0 : 1,
    failures: process.env.CI ? [failure] : [],
    seconds: 0,
  });
}

/** Runs checks that pass or fail as a whole concurrently. Prints the output of each one when it ends. */
export async function runConcurrently(checks: Record<string, () => Promise<Outcome>>) {
  await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const began = performance.now();
      const { isGood, output } = await check().catch((error: unknown) => ({
        isGood: false,
        output: error instanceof Error ? `${error.stack}\n` : `${String(error)}\n`,
      }));
      console.log(`\n— ${name}: ${isGood ? "passed" : "failed"}`);
      process.stdout.write(output);
      const failures = isGood ? [] : [{ file: name, title: "", message: output }];
      count(name, { passed: isGood ? 1 : 0, skipped: 0, failures, seconds: secondsSince(began) });
    }),
  );
}

export interface Outcome {
  isGood: boolean;
  output: string;
}

/** Runs a program of node_modules and collects its output. Tests that run beside it are first. */
export async function collect(command: string, args: string[]): Promise<Outcome> {
  const child = spawn(`node_modules/.bin/${command}`, args, { ...windows, stdio: collected });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { isGood: code === 0, output };
}

/** Runs a program of node_modules that prints directly. Returns whether it succeeded. */
export async function run(
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(`node_modules/.bin/${command}`, args, {
    ...windows,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}

const collected: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
const windows = { shell: process.platform === "win32" };

export const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** Prints the table, the failed and the unstable tests, and the closing line. Returns whether everything passed. */
export function printResults(unstable: Failure[]): boolean {
  const width = Math.max(...table.map(({ name }) => name.length));
  console.log("\nSeconds");
  for (const { name, seconds, result } of table)
    console.log(`${name.padEnd(width)} ${seconds.toFixed(1).padStart(8)}   ${result}`.trimEnd());
  // Printed last, because a long log may be cut down to its end.
  const failures = results.flatMap((step) => step.failures);
  if (failures.length > 0) console.log("\nFailed");
  for (const failure of failures.slice(0, maxPrinted)) console.log(inTwoLines(failure));
  if (failures.length > maxPrinted) console.log(`and ${failures.length - maxPrinted} more`);
  if (unstable.length > 0) console.log("\nFailed beside other tests, passed alone");
  for (const failure of unstable) console.log(`unstable: ${inTwoLines(failure)}`);
  const sum = (key: "passed" | "skipped") => results.reduce((all, step) => all + step[key], 0);
  const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
  console.log(`\n${sum("passed")} passed, ${failures.length} failed${skipped}`);
  return failures.length === 0;
}

const maxPrinted = 10;

/** Returns the first line of a message, without colours and error name. */
const inTwoLines = (failure: Failure) =>
  `${nameOf(failure)}\n    ${stripVTControlCharacters(failure.message).replaceAll(/\s+/g, " ").slice(0, 300)}`;
