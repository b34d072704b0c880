import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { oneAtATime } from "../../tools/hosts/one-at-a-time.ts";
import { versionOf } from "../../tools/scripts/build.ts";
import { startPostgres, type PostgresServer } from "../../tools/scripts/postgres.ts";
import { findPostgres } from "../../tools/scripts/programs.ts";
import { openAdminApi } from "../../tools/scripts/vendure/admin-api.ts";
import { readCoffeeCatalogue } from "../../tools/scripts/vendure/coffee-catalogue.ts";
import { fillVendure } from "../../tools/scripts/vendure/fill-vendure.ts";
import {
  installVendure,
  startVendureServer,
  superadmin,
  type VendureServer,
} from "../../tools/scripts/vendure/vendure-server.ts";

const run = promisify(execFile);

/** The files that determine what a filled Vendure contains. */
const sources = [
  "engines/vendure/server/*.{js,json}",
  "tools/scripts/vendure/{coffee-catalogue,fill-*,translated}.ts",
  "shop/content/catalogue/*.yaml",
  "shop/sites/*/site.ts",
  "shop/pictures/draw/**/*.ts",
  "engines/own/content/*.ts",
];
const cache = join(projectFolder, ".cache/vendure");
/** Prefix of the names of dumps and of incomplete ones. */
const [filled, filling] = ["filled-", "filling-"];

export interface TestVendure {
  url: string;
  /** Name and password of its administrator. */
  login: { username: string; password: string };
  databaseUrl: string;
  dataFolder: string;
  /** Ends its process, and starts another one on the same database, data and port. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export interface RestoredVendure extends TestVendure {
  /** Name and password of the shop. */
  key: string;
}

/** Starts a Vendure with the shop's catalogue, restored from a dump that is made when its sources change. */
export async function startVendure(): Promise<RestoredVendure> {
  const dump = await filledDump();
  const key = await readFile(join(dump, "key"), "utf8");
  const vendure = await openVendure(async (postgres, dataFolder) => {
    await symlink(join(dump, "assets"), join(dataFolder, "assets"));
    await run(join(findPostgres()!, "pg_restore"), [
      "--dbname",
      postgres.url,
      "--no-owner",
      join(dump, "database"),
    ]);
  });
  return { ...vendure, key };
}

/** Starts a Vendure that sells nothing. */
export async function startEmptyVendure(): Promise<TestVendure> {
  await oneAtATime("vendure", installVendure);
  return openVendure(async () => {});
}

async function openVendure(
  prepare: (postgres: PostgresServer, dataFolder: string) => Promise<void>,
): Promise<TestVendure> {
  const postgres = await startPostgres(["fsync=off"]);
  const dataFolder = await mkdtemp(join(tmpdir(), "kontor-vendure-"));
  const options = {
    port: await freePort(),
    dataFolder,
    databaseUrl: postgres.url,
    password: "of-the-administrator",
    secret: "of-cookies",
  };
  let server: VendureServer | undefined;
  const stop = async () => {
    await server?.stop("SIGKILL");
    await postgres.stop();
    await rm(dataFolder, { recursive: true });
  };
  try {
    await prepare(postgres, dataFolder);
    server = await startVendureServer(options);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: server.url,
    login: { username: superadmin, password: options.password },
    databaseUrl: postgres.url,
    dataFolder,
    async restart(signal) {
      await server!.stop(signal);
      server = await startVendureServer(options);
    },
    signal: (signal) => void process.kill(server!.pid, signal),
    stop,
  };
}

/** Returns the folder with the dump of a filled Vendure and its pictures. */
async function filledDump(): Promise<string> {
  const folder = join(cache, filled + (await versionOf(sources)));
  await oneAtATime("vendure", async () => {
    await installVendure();
    if (existsSync(folder)) return;
    const names = await readdir(cache);
    for (const name of names.filter((each) => each.startsWith(filled) || each.startsWith(filling)))
      await rm(join(cache, name), { recursive: true });
    const unfinished = await mkdtemp(join(cache, filling));
    await makeDump(unfinished);
    // Renamed in one step: an interrupted run leaves nothing that looks complete.
    await rename(unfinished, folder);
  });
  return folder;
}

async function makeDump(folder: string) {
  const catalogue = await readCoffeeCatalogue();
  const vendure = await openVendure(async () => {});
  try {
    const api = await openAdminApi(vendure.url, vendure.login);
    await writeFile(join(folder, "key"), await fillVendure(api, catalogue, () => {}));
    const file = join(folder, "database");
    await run(join(findPostgres()!, "pg_dump"), [
      "--dbname",
      vendure.databaseUrl,
      "-Fc",
      "-f",
      file,
    ]);
    await cp(join(vendure.dataFolder, "assets"), join(folder, "assets"), { recursive: true });
  } finally {
    await vendure.stop();
  }
}
