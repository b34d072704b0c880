import { existsSync } from "node:fs";
import { join } from "node:path";
import { argumentsOfProcess } from "../../server/commands/arguments.ts";
import { readRelease, releaseText } from "../../server/release.ts";
import { commitOf } from "./commit.ts";
import { makeRelease } from "./release/make-release.ts";

/** `npm run release`: makes a folder in dist/release/ that runs with Node alone (docs/running.md). */

const { allowDirty } = argumentsOfProcess<{ allowDirty?: boolean }>(
  "npm run release --",
  (command, done) =>
    command
      .description("Makes a folder in dist/release/ that runs with Node alone (docs/running.md).")
      .option("--allow-dirty", "also of files that differ from the commit, to try it")
      .action(done),
);

const commit = commitOf(".");
const problem =
  commit === undefined && existsSync(".git")
    ? "git does not say which commit this is, so the release could not name it. See what `git status` answers here"
    : commit?.endsWith("-dirty")
      ? "Files differ from the commit, so this release could not be made again. Commit them"
      : undefined;

if (problem && !allowDirty) {
  console.error(`${problem}, or try it with -- --allow-dirty.`);
  process.exitCode = 1;
} else {
  const folder = await makeRelease("dist/release");
  console.log(`${folder} is Kontor ${releaseText(await readRelease(join(folder, "dist")))}.`);
}
