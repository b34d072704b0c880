import { execFileSync } from "node:child_process";
import { mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFolder } from "./content-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-content-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, source: string | Uint8Array) => writeFile(join(folder, name), source);

test("the version of content changes with every change of a file, and with its name", async () => {
  const version = async () => (await readFolder(folder)).version;
  await write("coffee.yaml", "price: 4.99");
  const first = await version();
  expect(await version()).toBe(first);
  await write("notes.txt", "not content");
  expect(await version()).toBe(first);
  await write("coffee.yaml", "price: 4.89");
  expect(await version()).not.toBe(first);
  await write("coffee.yaml", "price: 4.99");
  expect(await version()).toBe(first);
  await rename(join(folder, "coffee.yaml"), join(folder, "koffie.yaml"));
  expect(await version()).not.toBe(first);
});

test("a content file that is not text is a mistake, and changes the version too", async () => {
  await write("coffee.yaml", "price: 4.99");
  const { version } = await readFolder(folder);
  await write("tea.yaml", Uint8Array.of(0xff));
  const found = await readFolder(folder);
  expect([...found.files]).toEqual([
    ["coffee.yaml", "price: 4.99"],
    ["tea.yaml", ""],
  ]);
  expect([...found.unusable]).toEqual([
    ["tea.yaml", "it is not written in UTF-8; save it in this encoding."],
  ]);
  expect(found.version).not.toBe(version);
});

test.runIf(process.platform !== "win32")(
  "a named pipe among content files is a mistake and is not waited for, also behind a link",
  async () => {
    await write("coffee.yaml", "price: 4.99");
    await symlink("coffee.yaml", join(folder, "linked.yaml"));
    execFileSync("mkfifo", [join(folder, "pipe.yaml")]);
    await symlink("pipe.yaml", join(folder, "pipe-link.yaml"));
    const found = await readFolder(folder);
    expect(found.files.get("linked.yaml")).toBe("price: 4.99");
    expect([...found.unusable]).toEqual([
      ["pipe-link.yaml", "it is no regular file; remove it."],
      ["pipe.yaml", "it is no regular file; remove it."],
    ]);
  },
);
