import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyPackages, packageWithVersion, readLock } from "./copy-packages.ts";

const all = await readLock(".");
const inner = Object.keys(all).find(
  (path) => /^node_modules\/[^@/]+\/node_modules\/[^@/]+$/.test(path) && existsSync(path),
)!;
const outer = dirname(dirname(inner));
const { version } = all[outer]!;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-packages-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("only locked packages are copied, also of those inside another package", async () => {
  expect(await copyPackages({ "": { version: "1.0.0" }, [outer]: { version } }, folder)).toEqual([
    outer,
  ]);
  const copied = await readdir(join(folder, outer));
  expect(copied).toContain("package.json");
  expect(copied).not.toContain("node_modules");
  await copyPackages({ [outer]: { version }, [inner]: all[inner]! }, folder);
  expect(existsSync(join(folder, inner, "package.json"))).toBe(true);
});

test("a package of another system is left out, and any other that is missing ends the release", async () => {
  const missing = { version: "1.0.0" };
  expect(
    await copyPackages({ "node_modules/of-a-mac": { ...missing, optional: true } }, folder),
  ).toEqual([]);
  await expect(copyPackages({ "node_modules/of-a-mac": missing }, folder)).rejects.toThrow(
    "node_modules/of-a-mac is missing, but package-lock.json has 1.0.0. Run npm ci.",
  );
});

test("a package that is installed in another version than the locked one ends the release", async () => {
  await expect(copyPackages({ [outer]: { version: "0.0.0" } }, folder)).rejects.toThrow(
    `${outer} is ${version}, but package-lock.json has 0.0.0. Run npm ci.`,
  );
});

test("a package is named by its own name, also where it is installed under another one", () => {
  expect(packageWithVersion(all, "node_modules/@img/sharp-linux-x64")).toBe(
    `@img/sharp-linux-x64@${all["node_modules/@img/sharp-linux-x64"]!.version}`,
  );
  expect(packageWithVersion(all, "node_modules/bootstrap3")).toMatch(/^bootstrap@3/);
});
