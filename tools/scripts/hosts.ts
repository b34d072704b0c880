import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hostPaths } from "../../shop/host-paths.server.ts";
import { borderCalls } from "../../border/border-calls.ts";
import { generatedFiles, withAddresses } from "../../border/hosts/recipes.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { expectNoArguments } from "../../server/commands/arguments.ts";

/** `npm run hosts`: writes the addresses that hosts pass on to the shop into the recipes, their README and the lists for other hosts. */

expectNoArguments(
  "npm run hosts --",
  "Writes what hosts pass on and the border calls into the recipes.",
);
const addresses = { paths: hostPaths, calls: borderCalls };
for (const file of generatedFiles) {
  const path = join(projectFolder, file);
  const text = await readFile(path, "utf8").catch(() => "");
  await writeFile(path, withAddresses(file, text, addresses));
}
