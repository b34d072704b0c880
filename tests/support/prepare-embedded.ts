import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { versionOf } from "../../scripts/build.ts";
import { projectFolder } from "../../server/project-folder.ts";
import { fillDatabase } from "./fill-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** What copies are made of: a folder of the embedded database, or the name of a database on the server. */
    preparedDatabase: string;
  }
}

/** The files that decide what an import writes. */
const sources = [
  "content/**/*.{yaml,md}",
  "{database,features,pages,server,shared,sites}/**/*.{ts,tsx,sql}",
  "package-lock.json",
];
/** How the name of a folder begins that is not complete yet. */
const filling = "filling-";
const cache = join(projectFolder, ".cache", "test-database");

/** Before tests on the embedded database: one import, in a folder that stays until its sources change. */
export async function setup(project: TestProject) {
  project.provide("postgresUrl", "");
  const prepared = join(cache, await versionOf(sources));
  project.provide("preparedDatabase", prepared);
  if (existsSync(prepared)) return;
  await mkdir(cache, { recursive: true });
  const old = (await readdir(cache)).filter((name) => !name.startsWith(filling));
  for (const name of old) await rm(join(cache, name), { recursive: true });
  const folder = await mkdtemp(join(cache, filling));
  await fillDatabase("", folder);
  // In one step: a run that ends early leaves nothing that looks complete.
  await rename(folder, prepared);
}
