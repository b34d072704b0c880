import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { textLists } from "../../tools/scripts/text-lists.ts";

/** Returns the files of lists that are not as they should be. */
async function outdated(lists: Map<string, string>): Promise<string[]> {
  const files: string[] = [];
  for (const [file, source] of lists)
    if ((await readFile(join(projectFolder, file), "utf8")) !== source) files.push(file);
  return files;
}

test("every site lists all its words (npm run texts writes the lists)", async () => {
  const lists = await textLists();
  const [file, source] = [...lists][0]!;
  expect(source).toContain('export { cart } from "./cart.ts";');
  const planted = new Map([...lists, [file, `${source}export { planted } from "./planted.ts";\n`]]);
  expect(await outdated(planted)).toEqual([file]);
  expect(await outdated(lists)).toEqual([]);
});
