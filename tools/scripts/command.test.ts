import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A folder without sources, in which a build would fail. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-command-"));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => {
  const script = resolve("tools/scripts/command.ts");
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: "utf8" });
};

test("a command answers --help and wrong arguments without a build", async () => {
  const help = run("orders", "list", "--help");
  expect(help).toMatchObject({ status: 0, stderr: "" });
  expect(help.stdout).toContain("Usage: npm run orders -- list");
  const wrong = run("orders", "list", "--sate", "paid");
  expect(wrong).toMatchObject({ status: 2, stdout: "" });
  expect(wrong.stderr).toMatch(/^unknown option --sate, did you mean --state\?\n/);
  expect(await readdir(folder)).toEqual([]);
});

test("no npm script of a command builds before it reads the arguments", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const entries = Object.entries(scripts);
  const commands = entries.filter(([, script]) => script.includes("scripts/command.ts"));
  expect(commands.length).toBeGreaterThan(0);
  for (const [name] of commands)
    expect(entries).toContainEqual([`pre${name}`, "node tools/scripts/install.mjs"]);
});
