import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project-copy.ts";

describe.runIf(process.env.NIGHT)("releases of the same sources", () => {
  const copies: ProjectCopy[] = [];
  afterAll(() => Promise.all(copies.map((copy) => copy.remove())));

  test(
    "two releases that are built in different folders have the same files, byte for byte, of the same time",
    // Each builds server and client.
    { timeout: 900_000 },
    async () => {
      const time = "1795958340";
      for (let index = 0; index < 2; index++) {
        const copy = await copyProject();
        copies.push(copy);
        await copy.run(
          "env",
          `SOURCE_DATE_EPOCH=${time}`,
          process.execPath,
          "tools/scripts/release.ts",
        );
      }
      const [one, other] = await Promise.all(
        copies.map(({ folder }) => filesIn(join(folder, "dist", "release"))),
      );
      expect(Object.keys(one!).length).toBeGreaterThan(1_000);
      expect(one).toEqual(other);
      for (const file of Object.values(one!)) expect(file).toContain(` ${time}`);
    },
  );
});

/** Returns hash, mode and time of each file in a folder, by its path. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const paths = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = paths
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  const entries = files.sort().map(async (file) => {
    const { mode, mtimeMs } = await stat(file);
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    return [file.slice(folder.length), `${hash} ${mode.toString(8)} ${mtimeMs / 1_000}`] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
