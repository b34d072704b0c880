import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of package.json, which is above this module both as source and as build. */
export const projectFolder = above(import.meta.dirname);

function above(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  if (folder === dirname(folder)) throw new Error("No package.json above the server.");
  return above(dirname(folder));
}
