import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Release } from "../platform/content/content.ts";
import { projectFolder } from "./project-folder.ts";

/** Reads the release that the build wrote beside the server. */
export async function readRelease(): Promise<Release> {
  const file = join(projectFolder, "dist", "release.json");
  try {
    return JSON.parse(await readFile(file, "utf8")) as Release;
  } catch (error) {
    throw new Error(`There is no release in ${file}. Run npm run build.`, { cause: error });
  }
}
