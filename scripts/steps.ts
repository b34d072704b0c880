import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

/** The steps of `npm test`: their output, their results, and the table that says where the time went. */

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const table: { name: string; seconds: number; result: string }[] = [];

export function count(name: string, seconds: number, counts: Counts) {
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += counts[key];
  const parts = Object.entries(counts).filter(([, number]) => number > 0);
  const result = parts.map(([key, number]) => `${number} ${key}`).join(", ");
  table.push({ name, seconds, result });
}

/** A line of the table that counts nothing: the time of a part of a step. */
export const note = (name: string, seconds: number, result: string) =>
  table.push({ name, seconds, result });

/** Leaves a part out for the reason given; in CI, where everything must be there, it is a failure. */
export function skip(name: string, reason: string) {
  console.log(`\n— ${name}: ${process.env.CI ? "failed" : "skipped"}. ${reason}`);
  count(name, 0, process.env.CI ? failed : { passed: 0, failed: 0, skipped: 1 });
}

const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Checks that pass or fail as a whole, all at the same time. The output of each is printed in one piece when it ends. */
export async function sideBySide(checks: Record<string, () => Promise<Outcome>>) {
  const start = performance.now();
  await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const began = performance.now();
      const { isGood, output } = await check().catch((error: unknown) => ({
        isGood: false,
        output: error instanceof Error ? `${error.stack}\n` : `${String(error)}\n`,
      }));
      console.log(`\n— ${name}: ${isGood ? "passed" : "failed"}`);
      process.stdout.write(output);
      count(name, secondsSince(began), isGood ? passed : failed);
      if (!isGood) failures.push({ name, message: output });
    }),
  );
  note("(the above, side by side)", secondsSince(start), "");
}

export interface Outcome {
  isGood: boolean;
  output: string;
}

/** Runs a program of node_modules and collects what it prints. */
export async function collect(command: string, args: string[]): Promise<Outcome> {
  const child = spawn(`node_modules/.bin/${command}`, args, { ...windows, stdio: collected });
  let output = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { isGood: code === 0, output };
}

/** Runs a program of node_modules, which prints as it goes; gives whether it succeeded. */
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

/** What failed, again in a line each: of a long log only the end may be kept. */
export function printFailures() {
  if (failures.length > 0) console.log("\nFailed");
  for (const { name, message } of failures.slice(0, mostFailures))
    console.log(`${name}\n    ${firstLines(message)}`);
  if (failures.length > mostFailures) console.log(`and ${failures.length - mostFailures} more`);
}

/** A test that failed, by its file and title, or a check, and what it said. */
export interface Failure {
  name: string;
  message: string;
}

export const failures: Failure[] = [];
const mostFailures = 10;

/** What a message says first, in a line and without colours. */
const firstLines = (message: string) =>
  stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, 300);

export function printTable() {
  const width = Math.max(...table.map(({ name }) => name.length));
  console.log("\nSeconds");
  for (const { name, seconds, result } of table)
    console.log(`${name.padEnd(width)} ${seconds.toFixed(1).padStart(8)}   ${result}`.trimEnd());
}
