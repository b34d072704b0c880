import { glob } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";

/** File of a site's folder `texts/` that lists the others. A site that takes its words from another site has none. */
const listName = "all-texts.ts";

const comment =
  "/** The words of the site by slice, one line for each file of this folder. `npm run texts` writes this list. */";

/** Returns the lists of words as they should be, by their paths. */
export async function textLists(): Promise<Map<string, string>> {
  const lists = await filesOf(`shop/sites/*/texts/${listName}`);
  return new Map(await Promise.all(lists.map(async (list) => [list, await listOf(list)] as const)));
}

async function listOf(list: string): Promise<string> {
  const files = (await filesOf(join(dirname(list), "*.ts"))).map((file) => basename(file, ".ts"));
  const lines = files
    .filter((file) => `${file}.ts` !== listName)
    .toSorted()
    .map((file) => `export { ${camelCase(file)} } from "./${file}.ts";`);
  return [comment, "", ...lines, ""].join("\n");
}

const filesOf = (pattern: string) => Array.fromAsync(glob(pattern, { cwd: projectFolder }));

const camelCase = (file: string) =>
  file.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
