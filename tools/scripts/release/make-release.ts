import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
  chmod,
  cp,
  glob,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { BuiltRelease } from "../../../server/release.ts";
import { build } from "../build.ts";
import { isCoffeeShop, shopOfProcess } from "../shop-folder.ts";
import { billOfMaterials, type Bill } from "./bill-of-materials.ts";
import type { BuildPackages } from "./build-packages.ts";
import { copyPackages, packageWithVersion, readLock } from "./copy-packages.ts";
import { releasePackage, type ProjectPackage } from "./release-package.ts";
import { releaseReadme } from "./release-readme.ts";

const shop = shopOfProcess();
const { built, folder: ofShop } = shop;

/** Files of the project that a release has as they are, besides its content and those of the build. */
const files = [
  `{platform,border,${ofShop},engines}/**/migrations/*.sql`,
  "docs/{,decisions/}*.md",
  "{CHANGELOG.md,LICENSE}",
];

/**
 * Makes a folder below `parent` that runs with Node alone: this project's build with its content and the packages that it imports, at the
 * paths that they have here (docs/running.md). Replaces one of the same version. Returns its path.
 */
export async function makeRelease(parent: string): Promise<string> {
  await build();
  const release = await readJson<BuiltRelease>(`${built}/release.json`);
  const name = isCoffeeShop(shop) ? "kontor" : basename(ofShop);
  const folder = join(parent, `${name}-${release.version}`);
  if (existsSync(join(folder, "data")))
    throw new Error(
      `${folder} has the data of a shop that was started in it. Move its folder data away, and start the shop with DATA_DIR set to where it is.`,
    );
  const [draft, old] = [`${folder}.draft`, `${folder}.old`];
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for await (const file of glob(files)) await cp(file, join(draft, file));
  // In whole: a folder of a part may be empty, apart from what git keeps it by.
  await cp(`${ofShop}/content`, join(draft, ofShop, "content"), { recursive: true });
  const ofBuild = [...(await serverFiles()), "release.json", ...(await clientFiles())];
  for (const file of ofBuild) await cp(join(built, file), join(draft, "dist", file));
  await addPackages(draft, release);
  await normalize(draft, release.time);
  // Renamed in whole: an interrupted run leaves nothing that looks complete.
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
  return folder;
}

/** Returns the server's files, by their paths in the build. */
const serverFiles = () => Array.fromAsync(glob("server/*.js", { cwd: built }));

/** Returns the client's files of the present build, by their paths in it. Processes have those of other builds in their database (docs/decisions/036). */
async function clientFiles(): Promise<string[]> {
  const [current] = await readJson<[string[]]>(`${built}/releases.json`);
  const names = current.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  const paths = ["manifest.json", ...new Set(names)].map((name) => `client/${name}`);
  return paths.filter((path) => existsSync(join(built, path)));
}

async function addPackages(folder: string, release: BuiltRelease) {
  const server = await readJson<BuildPackages>(`${built}/packages-server.json`);
  const client = await readJson<BuildPackages>(`${built}/packages-client.json`);
  const project = await readJson<ProjectPackage>("package.json");
  const commands = (await serverFiles()).map((path) => basename(path));
  const own = releasePackage(project, server.imported, commands);
  await writeJson(join(folder, "package.json"), own);
  await cp("package-lock.json", join(folder, "package-lock.json"));
  await npm("install", `--prefix=${resolve(folder)}`, "--package-lock-only", "--offline");
  const locked = await readLock(folder);
  const all = await readLock(".");
  const form = [
    "--package-lock-only",
    "--sbom-format=cyclonedx",
    "--sbom-type=application",
    "--include=dev",
  ];
  const bill = JSON.parse(await npm("sbom", ...form)) as Bill;
  const installed = await copyPackages(locked, folder);
  const bundled = [...server.bundled, ...client.bundled];
  const withVersions = (paths: string[]) =>
    new Set(paths.map((path) => packageWithVersion(all, path)));
  const shipped = { installed: withVersions(installed), bundled: withVersions(bundled) };
  await writeJson(join(folder, "kontor.cdx.json"), billOfMaterials(bill, shipped, release));
  await writeFile(join(folder, "README.md"), releaseReadme(release, own));
}

/**
 * Sets the times of all files and folders, in seconds since 1970, and who may read and run them, whatever the umask was: archives of
 * equal releases are equal, too, and a service of its own user can read them.
 */
async function normalize(folder: string, time: number) {
  const names = await readdir(folder, { recursive: true });
  for (const path of [...names, "."].map((name) => join(folder, name))) {
    await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
    await utimes(path, time, time);
  }
}

async function npm(...args: string[]): Promise<string> {
  const options = { shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)("npm", args, options)).stdout;
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, "utf8")) as T;

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);
