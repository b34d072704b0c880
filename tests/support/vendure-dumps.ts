import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, glob, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { oneAtATime } from "../../tools/hosts/one-at-a-time.ts";
import { versionOf } from "../../tools/scripts/build.ts";
import { findPostgres } from "../../tools/scripts/programs.ts";
import { installVendure } from "../../tools/scripts/vendure/vendure-server.ts";
import { openVendure, type TestVendure } from "./open-vendure.ts";

/** Contents of a Vendure. */
export interface VendureContents {
  /** Where its dump is stored. */
  folder: string;
  /** Begins the name of the dump. */
  name: string;
  /** The files that determine what it contains, beside the server's own. */
  sources: string[];
  /** Fills an empty server; returns name and password of the shop. */
  fill(vendure: TestVendure): Promise<string>;
}

export interface RestoredVendure extends TestVendure {
  /** Name and password of the shop. */
  key: string;
}

/** Returns the folder of the dump that the present sources make. */
export const dumpFolder = async ({ folder, name, sources }: Omit<VendureContents, "fill">) =>
  join(folder, `${name}-${await versionOf(["engines/vendure/server/*.{js,json}", ...sources])}`);

/** Starts a Vendure with these contents, restored from a dump that is made when their sources have changed. */
export async function startFilledVendure(contents: VendureContents): Promise<RestoredVendure> {
  const dump = await dumpFolder(contents);
  await oneAtATime("vendure", async () => {
    await installVendure();
    if (!existsSync(dump)) await makeDump(dump, contents);
  });
  const key = await readFile(join(dump, "key"), "utf8");
  const vendure = await openVendure(async (postgres, dataFolder) => {
    await cp(join(dump, "assets"), join(dataFolder, "assets"), { recursive: true });
    await restoreDatabase(postgres.url, await readFile(join(dump, "database.sql.br")));
  });
  return { ...vendure, key };
}

async function makeDump(dump: string, { folder, name, fill }: VendureContents) {
  for await (const earlier of glob(join(folder, `${name}-*`)))
    await rm(earlier, { recursive: true });
  const unfinished = await mkdtemp(join(folder, `${name}-unfinished-`));
  const vendure = await openVendure(async () => {});
  try {
    await writeFile(join(unfinished, "key"), await fill(vendure));
    await writeFile(join(unfinished, "database.sql.br"), await dumpDatabase(vendure.databaseUrl));
    await cp(join(vendure.dataFolder, "assets"), join(unfinished, "assets"), { recursive: true });
  } finally {
    await vendure.stop();
  }
  // Renamed in one step: an interrupted run leaves nothing that looks complete.
  await rename(unfinished, dump);
}

/** Returns a compressed dump of a database. */
export async function dumpDatabase(url: string): Promise<Buffer> {
  return brotliCompressSync(await runPostgres("pg_dump", ["--no-owner", url]));
}

/** Makes a database as it is in a dump. */
export async function restoreDatabase(url: string, dump: Buffer): Promise<void> {
  const statements = brotliDecompressSync(dump);
  const empty = "drop schema if exists public, kontor cascade; create schema public;\n";
  const options = ["--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", url];
  await runPostgres("psql", options, Buffer.concat([Buffer.from(empty), statements]));
}

/** Runs a program of PostgreSQL and returns its output. */
async function runPostgres(program: string, options: string[], input = Buffer.of()) {
  const child = spawn(join(findPostgres()!, program), options, {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(input);
  const [output, [status]] = await Promise.all([buffer(child.stdout), once(child, "exit")]);
  if (status !== 0) throw new Error(`${program} failed.`);
  return output;
}
