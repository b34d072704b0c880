import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "./project-folder.ts";

/** Reads the migrations of this release. */
export async function readMigrations() {
  const folder = join(projectFolder, "platform/database/migrations");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  return Promise.all(
    names.map(async (name) => ({ name, statements: await readFile(join(folder, name), "utf8") })),
  );
}
