import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { freshDatabase } from "../tests/support/shop.ts";
import { allSites } from "../sites/all-sites.ts";
import { openServices, type Services } from "./services.ts";

const open: Services[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((services) => services.close()));
});

async function openShop(url: string, now?: () => Date): Promise<Services> {
  const services = await openServices({
    config: { DATABASE_URL: url, DATA_DIR: "memory://" },
    log: { error: () => {}, info: () => {}, warn: () => {} },
    codeVersion: "test",
    now,
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

describe("the search", () => {
  const { site } = allSites.DE;
  const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

  test("of every process sees a change of a product within seconds, and only that", async () => {
    const database = await freshDatabase();
    const shop = await openShop(database.url);
    const shops = database.url ? [shop, await openShop(database.url)] : [shop];
    const { sql: db } = shop.database;
    const before = shop.search.version;
    const others = (await shop.search.find(site, "espresso")).ids.filter((id) => id !== 100101);

    await db
      .updateTable("product_text")
      .set({ name: "Zimtstern Sonderröstung" })
      .where("product_id", "=", 100101)
      .where("language", "=", "de")
      .execute();
    for (const { search } of shops) {
      await eventually(async () =>
        expect((await search.find(site, "zimtstern")).ids).toEqual([100101]),
      );
      await eventually(async () => expect(search.version).not.toBe(before));
      expect((await search.suggest(site, "zimts", 10, 5)).products).toMatchObject([
        { id: "100101", title: "Zimtstern Sonderröstung" },
      ]);
      const { ids } = await search.find(site, "espresso");
      expect(ids.filter((id) => id !== 100101)).toEqual(others);
    }

    await db.deleteFrom("product").where("id", "=", 100101).execute();
    for (const { search } of shops)
      await eventually(async () => expect((await search.find(site, "zimtstern")).ids).toEqual([]));
  });

  test("finds a new product among the old ones by its popularity", async () => {
    const shop = await openShop((await freshDatabase()).url);
    const { sql: db } = shop.database;
    const [first, second] = (await shop.search.find(site, "espresso")).ids;
    const popularityOf = async (id: number) =>
      (
        await db
          .selectFrom("product")
          .select("popularity")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).popularity;
    await db
      .updateTable("product")
      .set({ popularity: (await popularityOf(first!)) + 1 })
      .where("id", "=", second!)
      .execute();
    await eventually(async () =>
      expect((await shop.search.find(site, "espresso")).ids.slice(0, 2)).toEqual([second, first]),
    );
  });

  test("forgets what a market does not sell any more, at the very moment", async () => {
    let now = new Date("2026-11-21T12:00:00Z");
    const shop = await openShop((await freshDatabase()).url, () => now);
    const [id] = (await shop.search.find(site, "kaffeemaschine")).ids;
    await shop.database.sql
      .updateTable("offer")
      .set({ valid_until: new Date("2026-11-21T13:00:00Z") })
      .where("market", "=", "DE")
      .where("tcm", "in", (query) =>
        query.selectFrom("article").select("tcm").where("product_id", "=", id!),
      )
      .execute();
    await shop.search.refresh();
    const isFound = async () => (await shop.search.find(site, "kaffeemaschine")).ids.includes(id!);
    expect(await isFound()).toBe(true);
    now = new Date("2026-11-21T13:00:00Z");
    await shop.search.refresh();
    expect(await isFound()).toBe(false);
    expect((await shop.search.find(allSites.AT.site, "kaffeemaschine")).ids).toContain(id);
  });

  test("suggests what enough people searched for, first", async () => {
    const shop = await openShop((await freshDatabase()).url);
    const search = (text: string, visitor: number) =>
      shop.queryLog.record({
        site,
        text,
        found: 3,
        visitor: { network: `192.0.2.${visitor}`, userAgent: "Mozilla/5.0" },
        now: new Date(),
      });
    for (let visitor = 0; visitor < 6; visitor++) search("bohne ganze ESPRESSO", visitor);
    for (let visitor = 0; visitor < 2; visitor++) search("mild espresso", visitor);
    await shop.queryLog.flush();
    const before = shop.search.version;
    await shop.search.refresh();
    expect(shop.search.version).not.toBe(before);
    const { searchTerms } = await shop.search.suggest(site, "espresso", 10, 5);
    const terms = searchTerms.map(({ searchterm }) => searchterm);
    expect(terms[0]).toBe("bohne ganze ESPRESSO");
    expect(terms).not.toContain("mild espresso");
  });
});
