import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commitToWrite, replaceBetweenMarks } from "./written-figures.ts";

const document = `# Shop

<!-- bench:start speed -->

old

<!-- bench:end speed -->

Text.

<!-- bench:start carts -->
<!-- bench:end carts -->
`;

test("new figures replace what stands between their marks, and nothing else", () => {
  const written = replaceBetweenMarks(document, "speed", "| new |");
  expect(written).toBe(document.replace("old", "| new |"));
  expect(replaceBetweenMarks(written, "speed", "| new |")).toBe(written);
});

test("new figures fill an empty place between their marks", () => {
  expect(replaceBetweenMarks(document, "carts", "$& new")).toContain(
    "<!-- bench:start carts -->\n\n$& new\n\n<!-- bench:end carts -->\n",
  );
});

test.each([
  ["no marks", "# Shop"],
  ["no end", "<!-- bench:start speed -->\nold"],
  ["the end first", "<!-- bench:end speed -->\n<!-- bench:start speed -->"],
  ["two places", document.replaceAll("carts", "speed")],
])("a document with %s is refused with the lines to add", (_case, broken) => {
  expect(() => replaceBetweenMarks(broken, "speed", "new")).toThrow(
    'put one line "<!-- bench:start speed -->" and, below it, one line "<!-- bench:end speed -->"',
  );
});

test("figures are written for a commit, also after another bench has written its own, but not for changed sources", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-figures-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  git("init", "--quiet");
  await writeFile(join(folder, "README.md"), "old figures");
  git("add", ".");
  git("-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "Begin");
  await writeFile(join(folder, "README.md"), "new figures");
  expect(commitToWrite(folder)).toBe(git("rev-parse", "HEAD").slice(0, 12));
  await writeFile(join(folder, "server.ts"), "faster");
  expect(() => commitToWrite(folder)).toThrow("commit the changes of this checkout");
  await rm(folder, { recursive: true });
});
