import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("no release is made of files that differ from the commit", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-dirty-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder });
  git("init", "--quiet");
  git(
    "-c",
    "user.name=A",
    "-c",
    "user.email=a@b.example",
    "commit",
    "-qm",
    "Begin",
    "--allow-empty",
  );
  await writeFile(join(folder, "coffee.yaml"), "espresso");
  const script = resolve("tools/scripts/release.ts");
  await expect(
    promisify(execFile)(process.execPath, [script], { cwd: folder }),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("differ from the commit") });
  expect(existsSync(join(folder, "dist"))).toBe(false);
  await rm(folder, { recursive: true });
});
