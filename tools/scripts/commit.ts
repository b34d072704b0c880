import { execFileSync } from "node:child_process";

/**
 * Returns the first twelve digits of a checkout's commit, with "-dirty" after them when files, except some, differ from it or are not
 * part of it; undefined outside of a checkout.
 */
export function commitOf(folder: string, except: string[] = []): string | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    const commit = git("rev-parse", "--short=12", "HEAD").trim();
    return git("status", "--porcelain", "--", ".", ...except.map((file) => `:!${file}`))
      ? `${commit}-dirty`
      : commit;
  } catch {
    return undefined;
  }
}
