import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The packages of a package-lock.json by their folders. */
export type LockedPackages = Record<string, { name?: string; version: string; optional?: boolean }>;

/** Reads the packages of the package-lock.json in a folder. */
export async function readLock(folder: string): Promise<LockedPackages> {
  const lock = await readFile(join(folder, "package-lock.json"), "utf8");
  return (JSON.parse(lock) as { packages: LockedPackages }).packages;
}

/** Returns a package of a lock by name and version, such as "react@19.3.1". */
export function packageWithVersion(locked: LockedPackages, folder: string): string {
  const { name = folder.split("node_modules/").at(-1)!, version } = locked[folder]!;
  return `${name}@${version}`;
}

/**
 * Copies locked packages from this project's node_modules, with which it was tested, to the node_modules of `folder`. Returns their
 * folders, without those of other systems than this one. Throws when a package is missing here, or has another version.
 */
export async function copyPackages(locked: LockedPackages, folder: string): Promise<string[]> {
  const paths = Object.keys(locked)
    .filter((path) => path !== "" && !(locked[path]!.optional && !existsSync(path)))
    .sort();
  // In sequence, because a package may lie in the folder of another one.
  for (const path of paths) {
    await checkVersion(path, locked[path]!.version);
    await cp(path, join(folder, path), {
      recursive: true,
      // Packages inside of this one are locked by themselves.
      filter: (source) => basename(source) !== "node_modules",
    });
  }
  return paths;
}

async function checkVersion(path: string, version: string) {
  const file = join(path, "package.json");
  const found = existsSync(file)
    ? (JSON.parse(await readFile(file, "utf8")) as { version: string }).version
    : "missing";
  if (found !== version)
    throw new Error(`${path} is ${found}, but package-lock.json has ${version}. Run npm ci.`);
}
