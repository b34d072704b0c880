import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { missingPostgres } from "../programs.ts";
import { openAdminApi } from "./admin-api.ts";
import { readCoffeeCatalogue } from "./coffee-catalogue.ts";
import { fillDemo } from "./fill-demo.ts";
import { fillVendure } from "./fill-vendure.ts";
import { startKeptPostgres } from "./kept-postgres.ts";
import {
  demoFolder,
  installVendure,
  startVendureServer,
  superadmin,
  type VendureServer,
} from "./vendure-server.ts";

export interface FilledVendure extends VendureServer {
  /** Password of its administrator. */
  password: string;
  /** The key that the shop calls it with. */
  key: string;
  /** Address of PostgreSQL; undefined with the embedded database. */
  databaseUrl?: string;
}

interface FillOptions {
  /** Where everything of it is stored. */
  folder: string;
  /** The programs of PostgreSQL; without them its database is embedded. */
  bin?: string;
  port: number;
  /** With Vendure's own demo products instead of the shop's catalogue. */
  demo: boolean;
  /** Ends the start. */
  signal: AbortSignal;
  report(line: string): void;
}

/** Its secrets. There is a key when it is filled. */
interface Secrets {
  password: string;
  secret: string;
  key?: string;
}

/** Starts the Vendure of a folder, and fills it first if it is new or was not filled to the end. */
export async function openFilledVendure({
  folder,
  bin,
  port,
  demo,
  signal,
  report,
}: FillOptions): Promise<FilledVendure> {
  await installVendure();
  const file = join(folder, "secrets.json");
  let secrets = await readSecrets(file);
  if (!secrets?.key) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    secrets = { password: randomSecret(), secret: randomSecret() };
  }
  const data = join(folder, "postgres");
  // PostgreSQL may have been installed or removed since it was filled.
  const hasPostgres = secrets.key ? existsSync(data) : bin !== undefined;
  if (hasPostgres && !bin) throw new Error(missingPostgres);
  const postgres = hasPostgres && bin ? await startKeptPostgres(bin, data) : undefined;
  try {
    const server = await startVendureServer({
      port,
      dataFolder: folder,
      databaseUrl: postgres?.url,
      signal,
      ...secrets,
    });
    const stop = async (signal?: NodeJS.Signals) => {
      await server.stop(signal);
      await postgres?.stop();
    };
    try {
      if (!secrets.key) {
        report("Filling Vendure, which takes some minutes …");
        // Read first, because it takes longer than the server keeps an unused connection.
        const catalogue = demo ? undefined : await readCoffeeCatalogue();
        const { password } = secrets;
        const api = await openAdminApi(server.url, { username: superadmin, password });
        secrets.key = catalogue
          ? await fillVendure(api, catalogue, report)
          : await fillDemo(api, demoFolder, report);
        await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
      }
    } catch (error) {
      await server.stop();
      throw error;
    }
    const { password, key } = secrets;
    return { ...server, stop, password, key, databaseUrl: postgres?.url };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

const randomSecret = () => randomBytes(18).toString("base64url");

async function readSecrets(file: string): Promise<Secrets | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Secrets;
  } catch {
    return undefined;
  }
}
