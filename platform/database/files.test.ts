import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makePrivateFolder, removeAbandoned, writeWhole } from "./files.ts";

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), "kontor-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("only the owner can open the folder of data, even if it existed before", async () => {
  const folder = join(await newFolder(), "data", "mails");
  await makePrivateFolder(folder);
  expect(await modeOf(folder)).toBe("700");
  const open = join(folder, "open");
  await mkdir(open, { mode: 0o755 });
  await makePrivateFolder(open);
  expect(await modeOf(open)).toBe("700");
});

test("only the owner can read a file of data, and no temporary file is left", async () => {
  const folder = await newFolder();
  await writeWhole(join(folder, "a.json"), "{}");
  expect(await modeOf(join(folder, "a.json"))).toBe("600");
  await expect(writeWhole(folder, "{}")).rejects.toThrow("EISDIR");
  expect(await readdir(folder)).toEqual(["a.json"]);
});

test("temporary files of a killed process are removed after an hour", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "pictures"));
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ["a.part", "pictures/b.part", "c.json"]) {
    await writeFile(join(folder, name), "");
    await utimes(join(folder, name), old, old);
  }
  await writeFile(join(folder, "new.part"), "");
  await removeAbandoned(folder);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    "c.json",
    "new.part",
    "pictures",
  ]);
  await removeAbandoned(join(folder, "none"));
});
