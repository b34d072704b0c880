import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../server/free-port.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { oneAtATime } from "../../tools/hosts/one-at-a-time.ts";
import { versionOf } from "../../tools/scripts/build.ts";
import { startPostgres, type PostgresServer } from "../../tools/scripts/postgres.ts";
import { findPostgres } from "../../tools/scripts/programs.ts";
import { openAdminApi, type AdminApi } from "../../tools/scripts/vendure/admin-api.ts";
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
  /** Name and password of the shop. */
  key: string;
  databaseUrl: string;
  /** Its administrator. */
  admin: AdminApi;
  /** Ends its process, and starts another one on the same database, data and port. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** Starts a Vendure with the shop's catalogue, restored from a dump that is made when its sources change. */
export async function startVendure(): Promise<TestVendure> {
  const dump = await filledDump();
  const { key, ...secrets } = JSON.parse(
    await readFile(join(dump, "secrets.json"), "utf8"),
  ) as Secrets;
  const postgres = await startPostgres(["fsync=off"]);
  const dataFolder = await mkdtemp(join(tmpdir(), "kontor-vendure-"));
  await symlink(join(dump, "assets"), join(dataFolder, "assets"));
  await restore(postgres, join(dump, "database"));
  const options = {
    port: await freePort(),
    dataFolder,
    databaseUrl: postgres.url,
    ...secrets,
  };
  let server = await startVendureServer(options);
  const stop = async () => {
    await server.stop("SIGKILL");
    await postgres.stop();
    await rm(dataFolder, { recursive: true });
  };
  return {
    url: server.url,
    key,
    databaseUrl: postgres.url,
    admin: await openAdminApi(server.url, { username: superadmin, password: secrets.password }),
    async restart(signal) {
      await server.stop(signal);
      server = await startVendureServer(options);
    },
    signal: (signal) => void process.kill(server.pid, signal),
    stop,
  };
}

interface Secrets {
  password: string;
  secret: string;
  key: string;
}

const restore = ({ url }: PostgresServer, file: string) =>
  run(join(findPostgres()!, "pg_restore"), ["--dbname", url, "--no-owner", file]);

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
  const secrets = { password: "of-the-administrator", secret: "of-cookies" };
  await mkdir(folder, { recursive: true });
  const catalogue = await readCoffeeCatalogue();
  const postgres = await startPostgres(["fsync=off"]);
  let server: VendureServer | undefined;
  try {
    server = await startVendureServer({
      port: await freePort(),
      dataFolder: folder,
      databaseUrl: postgres.url,
      ...secrets,
    });
    const { password } = secrets;
    const api = await openAdminApi(server.url, { username: superadmin, password });
    const key = await fillVendure(api, catalogue, () => {});
    await server.stop();
    const file = join(folder, "database");
    await run(join(findPostgres()!, "pg_dump"), ["--dbname", postgres.url, "-Fc", "-f", file]);
    await writeFile(join(folder, "secrets.json"), JSON.stringify({ ...secrets, key }));
  } finally {
    await server?.stop("SIGKILL");
    await postgres.stop();
  }
}
