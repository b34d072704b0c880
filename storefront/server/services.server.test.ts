import { afterEach, describe, expect, test, vi } from "vitest";
import { preparedDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import { testRelease } from "../../tests/support/test-release.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { coffeeShop, type Services } from "../../server/shop.ts";
import { openServices } from "./services.ts";

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

async function openShop({ url, folder }: TestDatabase, now?: () => Date): Promise<Services> {
  const services = await openServices(coffeeShop, {
    config: { DATABASE_URL: url, DATA_DIR: folder },
    log: { error: () => {}, info: () => {}, warn: () => {} },
    release: testRelease,
    now,
  });
  open.push(services);
  await services.indexed;
  return services;
}

describe("the search", () => {
  const { site } = allSites.DE;
  const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

  test("the search of every process finds a changed product within seconds, and the others as before", async () => {
    const database = await forOneTest(preparedDatabase());
    const shop = await openShop(database);
    const shops = database.url ? [shop, await openShop(database)] : [shop];
    const { sql: db } = shop.database;
    const before = shop.search.version;
    const others = (await shop.search.find(site, "espresso")).numbers.filter(
      (number) => number !== 100101,
    );

    await db
      .updateTable("product_text")
      .set({ name: "Zimtstern Sonderröstung" })
      .where("product_id", "=", 100101)
      .where("language", "=", "de")
      .execute();
    for (const { search } of shops) {
      await eventually(async () =>
        expect((await search.find(site, "zimtstern")).numbers).toEqual([100101]),
      );
      await eventually(async () => expect(search.version).not.toBe(before));
      expect((await search.suggest(site, "zimts", 10, 5)).products).toMatchObject([
        { id: "100101", title: "Zimtstern Sonderröstung" },
      ]);
      const { numbers } = await search.find(site, "espresso");
      expect(numbers.filter((number) => number !== 100101)).toEqual(others);
    }

    await db.deleteFrom("product").where("id", "=", 100101).execute();
    for (const { search } of shops)
      await eventually(async () =>
        expect((await search.find(site, "zimtstern")).numbers).toEqual([]),
      );
  });

  test("the search ranks a product by its new popularity", async () => {
    const shop = await openShop(await forOneTest(preparedDatabase()));
    const { sql: db } = shop.database;
    const [first, second] = (await shop.search.find(site, "espresso")).numbers;
    const popularityOf = async (number: number) =>
      (
        await db
          .selectFrom("product")
          .select("popularity")
          .where("id", "=", number)
          .executeTakeFirstOrThrow()
      ).popularity;
    await db
      .updateTable("product")
      .set({ popularity: (await popularityOf(first!)) + 1 })
      .where("id", "=", second!)
      .execute();
    await eventually(async () =>
      expect((await shop.search.find(site, "espresso")).numbers.slice(0, 2)).toEqual([
        second,
        first,
      ]),
    );
  });

  test("the search no longer finds a product once its market stops selling it", async () => {
    let now = new Date("2026-11-21T12:00:00Z");
    const shop = await openShop(await forOneTest(preparedDatabase()), () => now);
    const [number] = (await shop.search.find(site, "kaffeemaschine")).numbers;
    await shop.database.sql
      .updateTable("offer")
      .set({ valid_until: new Date("2026-11-21T13:00:00Z") })
      .where("market", "=", "DE")
      .where("tcm", "in", (query) =>
        query.selectFrom("article").select("tcm").where("product_id", "=", number!),
      )
      .execute();
    await shop.search.refresh();
    const isFound = async () =>
      (await shop.search.find(site, "kaffeemaschine")).numbers.includes(number!);
    expect(await isFound()).toBe(true);
    now = new Date("2026-11-21T13:00:00Z");
    await shop.search.refresh();
    expect(await isFound()).toBe(false);
    expect((await shop.search.find(allSites.AT.site, "kaffeemaschine")).numbers).toContain(number);
  });

  test("the search suggests first what enough people searched for", async () => {
    const shop = await openShop(await forOneTest(preparedDatabase()));
    const search = (text: string, visitor: number) =>
      shop.search.queryLog.record({
        site,
        text,
        found: 3,
        visitor: { network: `192.0.2.${visitor}`, userAgent: "Mozilla/5.0" },
        now: new Date(),
      });
    for (let visitor = 0; visitor < 6; visitor++) search("bohne ganze ESPRESSO", visitor);
    for (let visitor = 0; visitor < 2; visitor++) search("mild espresso", visitor);
    await shop.search.queryLog.flush();
    const before = shop.search.version;
    await shop.search.refresh();
    expect(shop.search.version).not.toBe(before);
    const { searchTerms } = await shop.search.suggest(site, "espresso", 10, 5);
    const terms = searchTerms.map(({ searchterm }) => searchterm);
    expect(terms[0]).toBe("bohne ganze ESPRESSO");
    expect(terms).not.toContain("mild espresso");
  });
});
