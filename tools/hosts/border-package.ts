import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, glob, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { versionOf } from "../scripts/build.ts";
import { expectNoArguments } from "../../server/commands/arguments.ts";

/**
 * `npm run border:pack`: builds and packs @kontor/border into dist/, and unpacks it into node_modules, where the examples of hosts
 * find it as after `npm install`. Nothing is published here (docs/border-package.md).
 */

const run = promisify(execFile);
const source = "border/package";
/** The package as it is packed, and what tsc writes of it. */
const staged = "dist/border-package";
const types = "dist/border-package-types";
const declarations = `${types}/border/package`;
const installed = "node_modules/@kontor/border";
const marker = join(installed, ".version");

const sources = [
  `${source}/**/*.{ts,tsx,json,md}`,
  "border/hosts/{calls,paths}.json",
  "platform/shared/{consent-cookie,cookies}.ts",
  "tools/configuration/tsconfig.{base,declarations,package}.json",
  "tools/hosts/border-package.ts",
];

/** Packs and unpacks the package if its sources have changed. Resolves to the path of the tarball. */
export async function packBorder(): Promise<string> {
  const { name, version } = JSON.parse(await read(`${source}/package.json`)) as Record<
    string,
    string
  >;
  const tarball = `dist/${name!.replace("@", "").replace("/", "-")}-${version}.tgz`;
  const current = await versionOf(sources);
  if (existsSync(tarball) && existsSync(marker) && (await read(marker)) === current) return tarball;
  await rm(staged, { recursive: true, force: true });
  await Promise.all([writeScripts(), writeDeclarations()]);
  for (const file of ["package.json", "calls.json", "README.md", "CHANGELOG.md"])
    await cp(join(source, file), join(staged, file));
  await cp("LICENSE", join(staged, "LICENSE"));
  await run("npm", ["pack", "--silent", "--pack-destination", dirname(tarball), `./${staged}`]);
  await unpack(tarball);
  await writeFile(marker, current);
  return tarball;
}

const read = (file: string) => readFile(file, "utf8");

/** Writes a module for each source file: bundlers of hosts leave out what they do not use, and find `"use client"` where it is. */
async function writeScripts() {
  const entries = await Array.fromAsync(
    glob([`${source}/entries/*.ts`, `${source}/doctor/main.ts`]),
  );
  const bundle = await rolldown({
    input: Object.fromEntries(
      entries.map((file) => [relative(source, file).replace(/\.ts$/, ""), file]),
    ),
    external: (id) => /^(?:node:|react|next|@podium|@playwright|playwright)/.test(id),
    platform: "node",
    logLevel: "warn",
    // Modules are not bundled, so directives ("use client") stay at their beginning.
    checks: { moduleLevelDirective: false },
  });
  await bundle.write({
    dir: join(staged, "dist"),
    format: "esm",
    preserveModules: true,
    preserveModulesRoot: source,
    entryFileNames: "[name].js",
  });
  await chmod(join(staged, "dist/doctor/main.js"), 0o755);
}

/** Writes the types of each module, whose imports name the modules as they are published. */
async function writeDeclarations() {
  await rm(types, { recursive: true, force: true });
  // Not those of the project's own check, which may run at the same time.
  await run("node_modules/.bin/tsc", ["-p", "tools/configuration/tsconfig.declarations.json"]);
  for await (const file of glob(`${declarations}/**/*.d.ts`)) {
    const to = join(staged, "dist", relative(declarations, file));
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, (await read(file)).replaceAll(/(["']\.[^"']*)\.tsx?(["'])/g, "$1.js$2"));
  }
}

async function unpack(tarball: string) {
  const draft = `${installed}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", draft, "--strip-components=1"]);
  await rm(installed, { recursive: true, force: true });
  await rename(draft, installed);
}

if (import.meta.main) {
  expectNoArguments("npm run border:pack --", "Packs @kontor/border into dist/.");
  process.chdir(projectFolder);
  console.log(`Packed ${basename(await packBorder())}`);
}
