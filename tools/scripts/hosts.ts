import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hostPaths } from "../../shop/host-paths.server.ts";
import { filesWithPaths, withPaths } from "../../border/hosts/recipes.ts";
import { projectFolder } from "../../server/project-folder.ts";

/** `npm run hosts`: writes the paths that hosts pass on to the shop into the recipes, their README and the list for other hosts. */

for (const file of filesWithPaths) {
  const path = join(projectFolder, file);
  await writeFile(path, withPaths(file, await readFile(path, "utf8"), hostPaths));
}
