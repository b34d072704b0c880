import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";
import { textLists } from "../../tools/scripts/text-lists.ts";

test("every site lists all its words (npm run texts writes the lists)", async () => {
  const lists = await textLists();
  expect(lists.size).toBeGreaterThan(1);
  for (const [file, source] of lists)
    expect(await readFile(join(projectFolder, file), "utf8"), file).toBe(source);
});
