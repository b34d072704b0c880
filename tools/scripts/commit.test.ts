import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commitOf } from "./commit.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-commit-"));
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
const save = (file: string, text: string) => writeFile(join(folder, file), text);

test("outside of a checkout there is no commit", () => {
  expect(commitOf(folder)).toBe(undefined);
});

test("a checkout has its commit, and is dirty with an edited file or one that the commit does not have", async () => {
  git("init", "--quiet");
  await save("coffee.yaml", "espresso");
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "Begin");
  const commit = git("rev-parse", "HEAD").slice(0, 12);
  expect(commitOf(folder)).toBe(commit);
  await save("coffee.yaml", "mocha");
  expect(commitOf(folder)).toBe(`${commit}-dirty`);
  await save("coffee.yaml", "espresso");
  await save("tea.yaml", "assam");
  expect(commitOf(folder)).toBe(`${commit}-dirty`);
  expect(commitOf(folder, ["tea.yaml"])).toBe(commit);
  await save("coffee.yaml", "mocha");
  expect(commitOf(folder, ["tea.yaml"])).toBe(`${commit}-dirty`);
});
