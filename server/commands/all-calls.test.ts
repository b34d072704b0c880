import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a shop that runs answers the call of every command", async () => {
  const folder = import.meta.dirname;
  const list = await readFile(join(folder, "all-calls.ts"), "utf8");
  const calls = await Array.fromAsync(glob("*/*-call.ts", { cwd: folder }));
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((file) => !list.includes(`"./${file}"`))).toEqual([]);
});
