import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { freshDatabase } from "../tests/support/shop.ts";
import { openServices, type Services } from "./services.ts";

const open: Services[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((services) => services.close()));
});

async function openShop(url: string): Promise<Services> {
  const services = await openServices({
    config: { DATABASE_URL: url, DATA_DIR: "memory://" },
    log: { error: () => {}, info: () => {}, warn: () => {} },
    codeVersion: "test",
  });
  open.push(services);
  return services;
}

describe.runIf(process.env.TEST_DATABASE_URL)("shops that share a PostgreSQL server", () => {
  test("start together on an empty database: one fills it, all answer", async () => {
    const database = await freshDatabase();
    const shops = await Promise.all([1, 2, 3].map(() => openShop(database.url)));
    const versions = shops.map((shop) => shop.search.version);
    expect(new Set(versions).size).toBe(1);
    const { rows } = await sql<{
      products: number;
    }>`select count(*) as products from product`.execute(shops[0]!.database.sql);
    expect(rows[0]?.products).toBeGreaterThan(160);
  });

  test("hear of changes again after their connections were cut, each on one connection", async () => {
    const database = await freshDatabase();
    const shop = await openShop(database.url);
    const heard = vi.fn<() => void>();
    shop.onContentChange(heard);
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'`;
    await cut.execute(shop.database.sql);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
    heard.mockClear();
    await sql`select pg_notify('content', 'catalogue')`.execute(shop.database.sql);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
    const { rows } = await sql<{ listeners: number }>`select count(*) as listeners
      from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`.execute(
      shop.database.sql,
    );
    expect(rows[0]?.listeners).toBe(1);
  });
});

test("a change that is told reaches the search", async () => {
  const database = await freshDatabase();
  const shop = await openShop(database.url);
  await shop.database.sql
    .updateTable("product_text")
    .set({ name: "Zimtstern Sonderröstung" })
    .where("product_id", "=", 100101)
    .where("language", "=", "de")
    .execute();
  await sql`select pg_notify('content', 'catalogue')`.execute(shop.database.sql);
  const { allSites } = await import("../sites/all-sites.ts");
  await vi.waitFor(
    () => expect(shop.search.find(allSites.DE.site, "zimtstern")).toEqual([100101]),
    { timeout: 10_000 },
  );
});
