import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../platform/database/database.ts";
import { freshDatabase, preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { testRelease } from "../tests/support/test-release.ts";
import { appOn } from "../tests/support/shop.ts";
import { runContentCommand } from "./commands/content/content-call.ts";
import { openSlices, openServices } from "../storefront/server/services.ts";
import { coffeeShop, type Services } from "./shop.ts";

/** Processes that share a PostgreSQL server. An embedded database has a single process and no connection to lose. */

const open: Services[] = [];
const databases: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((services) => services.close()));
  await Promise.all(databases.splice(0).map((database) => database.drop()));
});

/** Drops the database after the test. */
async function forOneTest(created: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await created;
  databases.push(database);
  return database;
}

async function openShop({ url, folder }: TestDatabase): Promise<Services> {
  const services = await openServices(coffeeShop, {
    config: { DATABASE_URL: url, DATA_DIR: folder },
    log: { error: () => {}, info: () => {}, warn: () => {} },
    release: testRelease,
  });
  open.push(services);
  await services.indexed;
  return services;
}

describe("shops that share a PostgreSQL server", () => {
  test("only the owner can read the folder of a shop, even one that existed before", async () => {
    const { url } = await forOneTest(preparedDatabase());
    const parent = await mkdtemp(join(tmpdir(), "kontor-folder-"));
    const [created, open] = [join(parent, "created"), join(parent, "open")];
    await mkdir(open);
    await chmod(open, 0o755);
    for (const DATA_DIR of [created, open]) {
      const log = { error: () => {}, info: () => {}, warn: () => {} };
      const config = { DATABASE_URL: url, DATA_DIR };
      const shop = await openSlices(coffeeShop, { config, log, release: testRelease });
      await shop.database.close();
      expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
    }
    await rm(parent, { recursive: true });
  });

  test("shops that start together on an empty database fill it once, and all answer", async () => {
    const database = await forOneTest(freshDatabase());
    const shops = await Promise.all([1, 2, 3].map(() => openShop(database)));
    const versions = shops.map((shop) => shop.search.version);
    expect(new Set(versions).size).toBe(1);
    const { rows } = await sql<{
      products: number;
    }>`select count(*) as products from product`.execute(shops[0]!.database.sql);
    expect(rows[0]?.products).toBeGreaterThan(160);
  });

  test("a new price and stock are shown on the pages of each process that shares the database", async () => {
    const database = await forOneTest(preparedDatabase());
    const shops = await Promise.all([1, 2].map(() => openShop(database)));
    const apps = await Promise.all(shops.map((shop) => appOn(shop)));
    const at = { site: allSites.DE.site, now: new Date() };
    const { url } = (await shops[0]!.catalogue.product(at, 100101))!;
    const pages = () =>
      Promise.all(
        apps.map(
          async (app) => (await app.inject({ url, headers: { host: "de.localhost:3000" } })).body,
        ),
      );
    const showAll = (words: string) =>
      vi.waitFor(
        async () => {
          for (const page of await pages()) expect(page).toContain(words);
        },
        { timeout: 60_000 },
      );
    const { sql: db } = shops[0]!.database;
    await pages();
    await sql`update offer set price = 98765, was = null where market = 'DE' and tcm like '100101-%'`.execute(
      db,
    );
    await showAll("987,65");
    await sql`update offer set stock = 0 where market = 'DE' and tcm like '100101-%'`.execute(db);
    await showAll(allSites.DE.texts.catalogue.availability.SOLDOUT);
    await Promise.all(apps.map((app) => app.close()));
  });

  test("content that the shop's team imported in one process is shown by every other", async () => {
    const database = await forOneTest(preparedDatabase());
    const shops = await Promise.all([1, 2].map(() => openShop(database)));
    const apps = await Promise.all(shops.map((shop) => appOn(shop)));
    const footers = () =>
      Promise.all(
        apps.map(async (app) => (await app.inject("/service/pageborder/footer/DE")).body),
      );
    await footers();
    const heard = vi.fn<(changed: ReadonlySet<string>) => void>();
    for (const shop of shops) shop.onContentChange(heard);
    const folder = await mkdtemp(join(tmpdir(), "kontor-shop-"));
    await mkdir(join(folder, "footer"));
    await writeFile(
      join(folder, "footer", "DE.yaml"),
      "- {name: now, content: {headline: Vom Team}}\n",
    );
    const editor = await openSlices(coffeeShop, {
      config: { DATABASE_URL: database.url, DATA_DIR: database.folder },
      log: { error: () => {}, info: () => {}, warn: () => {} },
      release: testRelease,
    });
    await runContentCommand({ command: "import", folder, parts: [], dryRun: false }, editor);
    await editor.database.close();
    await rm(folder, { recursive: true });
    await vi.waitFor(
      async () => {
        // By name: a process that detects the change by polling would report everything.
        expect(heard.mock.calls).toEqual(shops.map(() => [new Set(["footer"])]));
        for (const footer of await footers()) expect(footer).toContain("Vom Team");
      },
      { timeout: 60_000 },
    );
    await Promise.all(apps.map((app) => app.close()));
  });

  /** Last query of the listening connection: it started to listen, or checked whether the server responds. */
  const ofListener = sql`(query like 'LISTEN%' or query = 'select')`;

  test("a shop hears of changes again after its connections were cut, on one connection", async () => {
    const database = await forOneTest(preparedDatabase());
    const shop = await openShop(database);
    const heard = vi.fn<() => void>();
    shop.onContentChange(heard);
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and ${ofListener}`;
    await cut.execute(shop.database.sql);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
    heard.mockClear();
    await sql`select pg_notify('content', 'catalogue')`.execute(shop.database.sql);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
    const { rows } = await sql<{ listeners: number }>`select count(*) as listeners
      from pg_stat_activity where datname = current_database() and ${ofListener}`.execute(
      shop.database.sql,
    );
    expect(rows[0]?.listeners).toBe(1);
  });
});

test("a listener of the database hears again after its connection was lost", async () => {
  const { url } = await forOneTest(freshDatabase());
  const open = () => openDatabase({ url, folder: "", onError: () => {} });
  const database = await open();
  const heard = vi.fn<(payload: string) => void>();
  await database.listen("lasting", heard);
  const other = await open();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other.sql);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(""), 10_000);
  await sql`select pg_notify('lasting', 'again')`.execute(other.sql);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("again"), 10_000);
  await other.close();
  await database.close();
});
