import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { sql, type Transaction } from "kysely";
import { Counter, Registry } from "prom-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadAssets } from "../../platform/http/responses/assets.ts";
import type { ContentFiles } from "../../platform/content/content-files.ts";
import type { Slice } from "../../platform/http/slice.ts";
import { preparedDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { testRelease } from "../../tests/support/test-release.ts";
import { createApp } from "../../storefront/server/app.ts";
import { siteOrigins } from "../../storefront/server/site-origins.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { openServices, type ServicesOf } from "../../storefront/server/services.ts";
import type { Shop, ShopKit } from "../../storefront/server/shop.ts";
import { coffeeShop, type Tables } from "../../server/shop.ts";
import type { SiteContent } from "../sites/site-content.ts";
import type { Slices } from "./slices.ts";
import { siteCodes } from "../sites/site-codes.ts";

/** A minimal slice that uses every extension point: a greeting from a file, served by a route, and swept every hour. */
function greetingSlice({ database }: ShopKit<Tables>) {
  let cached: Promise<string> | undefined;
  const read = async () => {
    const { rows } = await sql<{ words: string }>`select words from greeting`.execute(database.sql);
    return rows[0]?.words ?? "";
  };
  return {
    content: {
      folder: "greetings",
      read: (files: ContentFiles) => files.get("greeting.yaml") ?? "",
      write: async (transaction: Transaction<Tables>, words: string) => {
        await sql`create table if not exists greeting (words text)`.execute(transaction);
        await sql`delete from greeting`.execute(transaction);
        await sql`insert into greeting values (${words})`.execute(transaction);
      },
    },
    invalidate: () => (cached = undefined),
    nextChange: async () => new Date("2100-01-01T00:00:00Z"),
    deleteExpired: () => sql`delete from greeting`.execute(database.sql),
    routes: (app) => {
      app.get("/greeting", async () => (cached ??= read()));
    },
    metrics: (registry) => {
      new Counter({ name: "greetings_total", help: "Greetings", registers: [registry] }).inc();
    },
  } satisfies Slice;
}

let database: TestDatabase;
let folder: string;
type Opened = Slices & { greeting: ReturnType<typeof greetingSlice> };
let services: ServicesOf<Opened, Tables>;
let shop: Shop<Opened, Tables, SiteContent>;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-content-"));
  await cp(coffeeShop.contentFolder, folder, { recursive: true });
  await mkdir(join(folder, "greetings"));
  await writeFile(join(folder, "greetings", "greeting.yaml"), "Moin");
  database = await preparedDatabase();
  shop = {
    ...coffeeShop,
    contentFolder: folder,
    open: (kit) => ({ ...coffeeShop.open(kit), greeting: greetingSlice(kit) }),
  };
  services = await openServices(shop, {
    config: { DATABASE_URL: database.url, DATA_DIR: database.folder },
    log: { error: console.error, info: () => {}, warn: console.warn },
    release: testRelease,
  });
  app = await createApp(shop, {
    config: {
      TRUST_PROXY: "",
      LIVE_RELOAD: false,
    },
    log: pino({ level: "silent" }),
    services,
    assets: await loadAssets(join(projectFolder, "dist", "client")),
    origins: siteOrigins(siteCodes, {}, 3000),
  });
});
afterAll(async () => {
  await app.close();
  await services.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const greeting = async () => (await app.inject("/greeting")).body;

test("a slice in the list has its content imported and its route answered", async () => {
  expect(await greeting()).toBe("Moin");
});

test("a slice in the list is refreshed when its content changes", async () => {
  await sql`update greeting set words = 'Servus'`.execute(services.database.sql);
  expect(await greeting()).toBe("Moin");
  await sql`select pg_notify('content', 'greeting')`.execute(services.database.sql);
  await vi.waitFor(async () => expect(await greeting()).toBe("Servus"));
});

test("the next change of a slice in the list counts for the shop", async () => {
  const late = new Date("2099-12-31T23:59:00Z");
  expect(await services.nextChange(late)).toEqual(new Date("2100-01-01T00:00:00Z"));
});

test("a slice in the list is swept with the others, and measured", async () => {
  await services.sweep();
  services.greeting.invalidate();
  expect(await greeting()).toBe("");
  const registry = new Registry();
  for (const slice of services.slices) slice.metrics?.(registry);
  expect(await registry.metrics()).toContain("greetings_total 1");
});
