import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";

/** Returns the statements that a file prepares once for each connection. */
const plannedOnce = (code: string) =>
  code
    .split("`/* plan once */")
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf("`.execute(")));

const returnsAllColumns = /^\s*select \*|\breturning \*|\w\.\*/;

test("statements that are planned once list their columns, as a migration may add some beside a running release", async () => {
  const found: string[] = [];
  let count = 0;
  const files = glob("{platform,commerce,border,shop,engines,server}/**/*.ts", {
    cwd: projectFolder,
  });
  for await (const file of files)
    for (const statement of plannedOnce(await readFile(join(projectFolder, file), "utf8"))) {
      count++;
      if (returnsAllColumns.test(statement)) found.push(`${file}: ${statement}`);
    }
  expect(count).toBeGreaterThan(15);
  expect(found).toEqual([]);
});
