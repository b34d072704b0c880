import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { projectFolder } from "./project-folder.ts";

/** The folders of migrations that every shop has: of foundations, engines and the border. */
const folders = "{{platform,engines}/*,{platform,border}/*/server}/migrations";

/**
 * Reads the migrations of this release, of all layers, and of the folders of a shop that a pattern names. Their names, which begin with a
 * number, are their order.
 */
export async function readMigrations(ofShop?: string) {
  const files = await Array.fromAsync(
    glob(
      [folders, ...(ofShop ? [ofShop] : [])].map((each) => `${each}/*.sql`),
      {
        cwd: projectFolder,
      },
    ),
  );
  return Promise.all(
    files.map(async (file) => ({
      name: basename(file),
      statements: await readFile(join(projectFolder, file), "utf8"),
    })),
  );
}
