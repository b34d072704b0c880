import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { createApp, type AppOptions } from "../../server/app.ts";
import { siteOrigins } from "../../server/config.ts";
import { loadAssets } from "../../server/http/assets.ts";
import { projectFolder } from "../../server/project-folder.ts";
import { openServices, type Services } from "../../server/services.ts";

/** A shop with its own fresh database: PGlite in memory, or a database of the server at TEST_DATABASE_URL. */
export interface TestShop {
  app: FastifyInstance;
  services: Services;
  /** Requests as a browser of a site sends them: by host name. */
  host(site: string): string;
  close(): Promise<void>;
}

export interface TestShopOptions {
  now?: () => Date;
  onCreate?: AppOptions["onCreate"];
}

const port = 3000;

export async function openTestShop({
  onCreate,
  ...options
}: TestShopOptions = {}): Promise<TestShop> {
  const database = await freshDatabase();
  const log = { error: console.error, info: () => {}, warn: console.warn };
  const services = await openServices({
    config: { DATABASE_URL: database.url, DATA_DIR: "memory://" },
    log,
    codeVersion: "test",
    ...options,
  });
  const app = await createApp({
    config: { LOG_LEVEL: "silent", TRUST_PROXY: "", LIVE_RELOAD: false },
    services,
    assets: await loadAssets(join(projectFolder, "dist", "client")),
    origins: siteOrigins({}, port),
    onCreate,
  });
  return {
    app,
    services,
    host: (site) => `${site.toLowerCase().replace("_", "-")}.localhost:${port}`,
    close: async () => {
      await app.close();
      await services.close();
      await database.drop();
    },
  };
}

/** An empty database that nobody else uses. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { url: "", drop: async () => {} };
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
}
