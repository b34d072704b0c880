import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of package.json, which is above this module both as source and as build. */
export const projectFolder = above(import.meta.dirname);

/** The folder of the build that this module is part of; as source, that of the checkout's own shop. */
export const buildFolder = existsSync(join(import.meta.dirname, "..", "release.json"))
  ? dirname(import.meta.dirname)
  : join(projectFolder, "dist");

function above(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  if (folder === dirname(folder)) throw new Error("No package.json above the server.");
  return above(dirname(folder));
}
