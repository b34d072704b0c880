import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { projectFolder } from "./project-folder.ts";

/** The folders of migrations: of foundations and engines, and of the slices. */
const folders = "{{platform,engines}/*,{platform,border,shop}/*/server}/migrations";

/** Reads the migrations of this release, of all rooms: their names, which begin with a number, are their order. */
export async function readMigrations() {
  const files = await Array.fromAsync(glob(`${folders}/*.sql`, { cwd: projectFolder }));
  return Promise.all(
    files.map(async (file) => ({
      name: basename(file),
      statements: await readFile(join(projectFolder, file), "utf8"),
    })),
  );
}
