import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markFor, openMarks, openMarksLines } from "./marks.ts";

test("open marks are counted by site, in code, content and pages", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-marks-"));
  await mkdir(join(folder, "content"));
  await writeFile(join(folder, "site.ts"), `// ${markFor("LU", "figures.")}\n`);
  await writeFile(
    join(folder, "content/terms.md"),
    `---\n# ${markFor("LU", "law.")}\n# ${markFor("CZ_SK", "law.")}\n---\n`,
  );
  const marks = await openMarks(folder);
  await rm(folder, { recursive: true });
  expect(openMarksLines(marks).toSorted()).toEqual([
    'CZ_SK: 1 place is still to be checked (grep -rn "To check for CZ_SK:" shop/).',
    'LU: 2 places are still to be checked (grep -rn "To check for LU:" shop/).',
  ]);
});
