import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { glob, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { build } from "../../tools/scripts/build.ts";
import { makeRelease } from "../../tools/scripts/release/make-release.ts";
import { builtServer, type BuiltServer } from "../support/built-server.ts";
import { askSite } from "../support/project-copy.ts";

/** A release outside of this project, whose node_modules it must not find, in a folder that cannot be written to. */

let parent: string;
let release: string;
let server: BuiltServer;
let settings: Record<string, string>;
const chmod = (mode: string) => promisify(execFile)("chmod", ["-R", mode, release]);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "kontor-release-"));
  await build();
  const umask = process.umask(0o077);
  release = await makeRelease(parent).finally(() => process.umask(umask));
  server = await builtServer({ project: release });
  await chmod("a-w");
  const [programs, home] = [join(parent, "bin"), join(parent, "home")];
  await mkdir(programs);
  await mkdir(home);
  await symlink(process.execPath, join(programs, "node"));
  settings = { PATH: programs, HOME: home, TMPDIR: home };
  await server.start(settings);
  // It imports all content into an empty database.
}, 400_000);
afterAll(async () => {
  await server.remove();
  await chmod("u+w");
  await rm(parent, { recursive: true });
});

const read = async <T>(file: string) =>
  JSON.parse(await readFile(join(release, file), "utf8")) as T;

test("a release serves all its sites with only Node, and logs its version at the start", async () => {
  const { version, commit } = await read<{ version: string; commit: string }>("dist/release.json");
  expect(server.printed()).toContain(`Release  ${version}, commit ${commit}, 20`);
  for (const site of siteCodes)
    expect(await askSite(server.origin, { site, path: "/" })).toContain(
      `<html lang="${allSites[site].site.locale}"`,
    );
});

test("a release serves its scripts and pictures", async () => {
  const page = await askSite(server.origin, { site: "DE", path: "/" });
  for (const pattern of [
    /src="(\/kontor\/boot-[^"]+)"/,
    /src="(\/[^"]+\.(?:webp|avif|jpe?g|png))/,
  ]) {
    const path = pattern.exec(page)?.[1];
    expect(path).toBeDefined();
    expect((await fetch(server.origin + path)).status).toBe(200);
  }
});

test("a release has no gallery", async () => {
  expect((await fetch(`${server.origin}/service/gallery/`)).status).toBe(404);
});

test("the commands of a release run", async () => {
  const exported = join(server.folder, "exported");
  await promisify(execFile)(process.execPath, ["dist/server/content.js", "export", exported], {
    cwd: release,
    env: { ...settings, DATA_DIR: server.folder },
  });
  expect(existsSync(join(exported, "footer"))).toBe(true);
});

test("a release that runs writes nothing outside of its DATA_DIR", async () => {
  expect(await readdir(join(parent, "home"))).toEqual([]);
  // Permissions would not keep the superuser from it.
  const { time } = await read<{ time: number }>("dist/release.json");
  for (const path of await readdir(release, { recursive: true }))
    expect([path, (await stat(join(release, path))).mtimeMs]).toEqual([path, time * 1_000]);
});

test("a release that was made under a strict umask can be read by every user", async () => {
  for (const path of await readdir(release, { recursive: true })) {
    const { mode } = await stat(join(release, path));
    expect([path, mode & 0o444]).toEqual([path, 0o444]);
  }
});

test("a folder in which a shop was started, with its data, is not replaced", async () => {
  const other = await mkdtemp(join(tmpdir(), "kontor-release-"));
  const data = join(other, basename(release), "data");
  await mkdir(data, { recursive: true });
  await expect(makeRelease(other)).rejects.toThrow("has the data of a shop");
  expect(existsSync(data)).toBe(true);
  await rm(other, { recursive: true });
});

test("the bill of materials has the packages that are installed, and those bundled in scripts, and no others", async () => {
  const { components } = await read<{ components: { name: string; properties: object[] }[] }>(
    "kontor.cdx.json",
  );
  const names = (isBundled: boolean) =>
    components
      .filter(({ properties }) => properties.length > 0 === isBundled)
      .map(({ name }) => name);
  const folders = await Array.fromAsync(
    glob("node_modules/{*,@*/*}/package.json", { cwd: release }),
  );
  const installed = folders.map((path) => path.split("/").slice(1, -1).join("/"));
  expect([...new Set(names(false))].sort()).toEqual(installed.sort());
  expect(names(true)).toEqual(expect.arrayContaining(["react", "react-dom", "scheduler"]));
  expect(installed).toContain("pg");
  for (const absent of ["vite", "typescript", "node", "vitest"])
    expect([...installed, ...names(true)]).not.toContain(absent);
});
