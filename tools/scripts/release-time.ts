import { execFile } from "node:child_process";
import { glob, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Returns when the files that match `patterns` were made, in seconds since 1970; releases are ordered by it. Uses
 * SOURCE_DATE_EPOCH (reproducible-builds.org) if it is set; in a checkout the time of the last commit, or of the newest edit
 * after it; elsewhere the time of the newest file.
 */
export async function releaseTime(patterns: string[], folder = "."): Promise<number> {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (given !== undefined) return fromEnvironment(given);
  const git = (...args: string[]) => promisify(execFile)("git", args, { cwd: folder });
  try {
    const { stdout: committed } = await git("log", "-1", "--format=%ct");
    const paths = patterns.map((pattern) => `:(glob)${pattern}`);
    const { stdout: edited } = await git("status", "--porcelain", "-z", "-uall", "--", ...paths);
    const files = edited.split("\0").map((line) => line.slice("XY ".length));
    return Math.max(Number(committed), await newest(folder, files));
  } catch {
    return newest(folder, await Array.fromAsync(glob(patterns, { cwd: folder })));
  }
}

function fromEnvironment(given: string): number {
  if (/^\d{1,12}$/.test(given)) return Number(given);
  throw new Error(`SOURCE_DATE_EPOCH is "${given}"; give seconds since 1970, or unset it.`);
}

/** Returns the time of the newest file, ignoring missing ones. */
async function newest(folder: string, files: string[]): Promise<number> {
  const times = await Promise.all(
    files.filter(Boolean).map((file) =>
      stat(join(folder, file)).then(
        ({ mtimeMs }) => Math.floor(mtimeMs / 1_000),
        () => 0,
      ),
    ),
  );
  return Math.max(0, ...times);
}
