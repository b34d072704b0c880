import { execFileSync } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { readLock } from "../../tools/scripts/release/copy-packages.ts";
import { programsIn } from "../support/project-copy.ts";
import last from "../fixtures/releases/last.json" with { type: "json" };

/** A release in a folder of its own. */
export interface MadeRelease {
  folder: string;
  /** The sources that it was made from. */
  sources: string;
  remove(): Promise<void>;
}

/** Returns what git prints; undefined when it fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: projectFolder,
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  } catch {
    return undefined;
  }
}

/** The reason why the last release cannot be made here: a clone without history. Empty where it can. Throws for a wrong commit. */
export function skipLastRelease(): string {
  if (git("cat-file", "-e", `${last.commit}^{commit}`) !== undefined) return "";
  const lacks = `this clone lacks commit ${last.commit} of release ${last.version}`;
  if (git("rev-parse", "--is-shallow-repository") === "false")
    throw new Error(`${lacks}, although it has the whole history. Correct last.json.`);
  return `${lacks}: git fetch --unshallow`;
}

/** Makes the last release from its commit, and installs `@kontor/border` of then beside its sources. */
export async function makeLastRelease(): Promise<MadeRelease> {
  const sources = await mkdtemp(join(tmpdir(), "kontor-last-"));
  const run = programsIn(sources);
  await run("git", "clone", "--quiet", "--shared", "--no-checkout", projectFolder, ".");
  await run("git", "checkout", "--quiet", last.commit);
  // A link is none of the folders that .gitignore names, and the release would be "-dirty".
  await appendFile(join(sources, ".git", "info", "exclude"), "node_modules\n");
  const modules = join(sources, "node_modules");
  const own = join(projectFolder, "node_modules");
  const isShared = isDeepStrictEqual(await packagesOf(sources), await packagesOf(projectFolder));
  await (isShared ? symlink(own, modules) : run("npm", "ci", "--no-audit", "--no-fund"));
  await run(process.execPath, "tools/scripts/release.ts");
  if (isShared) {
    // Its package must not take the place of this project's.
    await rm(modules);
    await mkdir(modules);
    const names = (await readdir(own)).filter((name) => name !== "@kontor");
    await Promise.all(names.map((name) => symlink(join(own, name), join(modules, name))));
  }
  await run(process.execPath, "tools/hosts/border-package.ts");
  return releaseIn(sources);
}

/** Returns the packages of a folder's lock, without the project itself, whose version differs. */
async function packagesOf(folder: string) {
  const { "": _, ...packages } = await readLock(folder);
  return packages;
}

/** Returns the only release that was made in a folder. */
export async function releaseIn(sources: string): Promise<MadeRelease> {
  const parent = join(sources, "dist", "release");
  const [name] = await readdir(parent);
  return {
    folder: join(parent, name!),
    sources,
    remove: () => rm(sources, { recursive: true }),
  };
}
