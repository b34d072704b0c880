import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { versionOf, writeRelease } from "../../tools/scripts/build.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { fillDatabase } from "./fill-database.ts";

/** The files that determine what an import writes. */
const sources = [
  "shop/content/**/*.{yaml,md}",
  "{platform,commerce,engines,border,storefront,shop,server}/**/*.{ts,tsx,sql}",
  "package-lock.json",
  "dist/release.json",
];
/** Prefix of the names of incomplete folders. */
const filling = "filling-";
const cache = join(projectFolder, ".cache", "test-database");

/** Returns a folder of the embedded database after one import of the content, reused until its sources change. */
export async function filledFolder(): Promise<string> {
  await writeRelease();
  const filled = join(cache, await versionOf(sources));
  if (existsSync(filled)) return filled;
  await mkdir(cache, { recursive: true });
  const old = (await readdir(cache)).filter((name) => !name.startsWith(filling));
  for (const name of old) await rm(join(cache, name), { recursive: true });
  const folder = await mkdtemp(join(cache, filling));
  await fillDatabase("", folder);
  // Renamed in one step: an interrupted run leaves nothing that looks complete.
  await rename(folder, filled);
  return filled;
}

/** Copies a filled folder, for the setting DATA_DIR. */
export async function copyOf(filled: string) {
  const parent = await mkdtemp(join(tmpdir(), "kontor-test-"));
  const folder = join(parent, "data");
  await cp(filled, folder, { recursive: true });
  await sharePictures(folder);
  return { url: "", folder, drop: () => rm(parent, { recursive: true }) };
}

/** Lets a folder have the pictures that are encoded already, and share those to come. */
export async function sharePictures(folder: string) {
  const pictures = join(projectFolder, ".cache", "pictures");
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(folder, "pictures"), "junction");
}
