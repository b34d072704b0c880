import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { allContent } from "../../platform/content/content-changes.ts";
import { openDatabase, type Database } from "../../platform/database/database.ts";
import { markets } from "../../shop/sites/site-codes.ts";
import { preparedDatabase, type TestDatabase } from "../../tests/support/databases.ts";
import {
  changeAnything,
  databaseLists,
  indexLists,
  listingOf,
  replaceCatalogue,
} from "../../tests/support/listings.ts";
import { fc, randomIntegers } from "../../tests/support/seed.ts";
import { keepUsualPrices } from "../../tests/support/usual-prices.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { createCurrentListing, rebuildAfter } from "./current-listing.ts";
import { filterList, type ListQuery } from "./filtered-list.ts";

/** The index of lists answers as the database does. */

let prepared: TestDatabase;
let database: Database<CatalogueTables>;
let categories: string[];
let numbers: number[];
let prices: number[];
beforeAll(async () => {
  prepared = await preparedDatabase();
  const { url, folder } = prepared;
  database = await openDatabase({ url, folder, onError: console.error });
  categories = (await database.sql.selectFrom("category").select("id").execute()).map(
    ({ id }) => id,
  );
  const offers = await database.sql.selectFrom("offer").select("price").distinct().execute();
  prices = offers.map(({ price }) => price);
  numbers = (await database.sql.selectFrom("product").select("id").execute()).map(({ id }) => id);
});
afterAll(async () => {
  await database.close();
  await prepared.drop();
});

afterEach(() => void vi.useRealTimers());

const noon = new Date("2026-11-25T12:00:00Z");

const loadListing = (now: () => Date = () => noon) => listingOf(database.sql, { now });

const words = {
  roast: ["light", "medium", "dark"],
  origin: ["BR", "CO", "ET"],
  colour: ["black", "white", "blue"],
};

const someProducts = () =>
  fc.record({ in: fc.subarray(categories), numbers: fc.subarray([...numbers, 999_999]) });
/** The reduced products in stock: all, some or all except for some. */
const reduced = () =>
  fc.record({
    reduced: fc.record({ only: someProducts(), except: someProducts() }, { requiredKeys: [] }),
  });

/** Random questions: any categories, found products or reduced ones, with any filters, in any order. */
const questions = (products: fc.Arbitrary<ListQuery["products"]> = anyProducts()) =>
  fc.record<ListQuery>(
    {
      products,
      filter: fc.record(
        {
          // Real prices, because both ends are included.
          from: fc.constantFrom(...prices),
          to: fc.constantFrom(...prices),
          inStock: fc.boolean(),
          facets: fc.record(
            {
              roast: fc.subarray(words.roast, { minLength: 1 }),
              origin: fc.subarray(words.origin, { minLength: 1 }),
              colour: fc.subarray(words.colour, { minLength: 1 }),
            },
            { requiredKeys: [] },
          ),
          selection: fc.record({
            numbers: fc.subarray([...numbers, 999_999]),
            isChosen: fc.boolean(),
          }),
        },
        { requiredKeys: ["inStock"] },
      ),
      within: fc.subarray(categories),
      sorting: fc.constantFrom("popular", "newest", "price-up", "price-down", "saving", "ending"),
      page: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ["products", "filter", "sorting", "page"] },
  );

const anyProducts = () =>
  fc.oneof(
    fc.record({ in: fc.subarray(categories) }),
    fc.record({ numbers: fc.shuffledSubarray([...numbers, 999_999]) }),
    reduced(),
  );

const anyMarket = fc.constantFrom(...markets);
const viewpoint = (market: (typeof markets)[number]) => ({
  site: allSites[market].site,
  now: noon,
});

test("a list from the index is the list of the database, with any filters and in any order", async () => {
  const listing = await loadListing();
  await fc.assert(
    fc.asyncProperty(anyMarket, questions(), async (market, question) => {
      const at = viewpoint(market);
      const index = await listing.at(at);
      expect(index?.filter(market, question)).toEqual(await filterList(database.sql, at, question));
    }),
    { numRuns: 150 },
  );
});

test("reduced products come by what they save and by when it ends, as in the database", async () => {
  const draw = randomIntegers();
  const half = sql`tcm in (select tcm from article where product_id % 2 = ${draw(2)})`;
  await sql`update offer set was = price + price * (1 + length(tcm) * ascii(market) % 7) / 20 + ${draw(9)}
    where ${half}`.execute(database.sql);
  await sql`update offer set valid_until = ${noon}::timestamptz + interval '1 hour' * (1 + ascii(market) % 5 + position % 3)
    from article a where a.tcm = offer.tcm and product_id % 3 = ${draw(3)}`.execute(database.sql);
  await sql`update offer set stock = 0 where right(tcm, 1) = '1' and ${half}`.execute(database.sql);
  const listing = await loadListing();
  let listed = 0;
  await fc.assert(
    fc.asyncProperty(anyMarket, questions(reduced()), async (market, { products, sorting }) => {
      const filter = { inStock: false };
      const question: ListQuery = { products, filter, sorting, page: 1 };
      const at = viewpoint(market);
      const index = await listing.at(at);
      const expected = await filterList(database.sql, at, question);
      listed += expected.numbers.length;
      expect(index?.filter(market, question)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
  expect(listed).toBeGreaterThan(100);
});

test("a list shows each changed product as the database has it", async () => {
  const listing = await loadListing();
  const draw = randomIntegers();
  const change = (id: number) =>
    [
      sql`update offer set was = null, price = price + ${draw(500)} where tcm in (select tcm from article where product_id = ${id})`,
      sql`update offer set stock = 0 where tcm in (select tcm from article where product_id = ${id})`,
      sql`delete from offer where market = 'TR' and tcm in (select tcm from article where product_id = ${id})`,
      sql`update product set popularity = ${draw(100)} where id = ${id}`,
      sql`update product set category_id = ${categories[draw(categories.length)]} where id = ${id}`,
      sql`update product set facets = '{roast:dark,roast:light}' where id = ${id}`,
      sql`delete from product where id = ${id}`,
    ][draw(7)]!;
  await fc.assert(
    fc.asyncProperty(anyMarket, questions(), async (market, question) => {
      const id = numbers[draw(numbers.length)]!;
      await change(id).execute(database.sql);
      listing.invalidate(new Set([contentNames.product(id)]));
      const at = viewpoint(market);
      const index = await listing.at(at);
      expect(index?.filter(market, question)).toEqual(await filterList(database.sql, at, question));
    }),
    { numRuns: 100 },
  );
});

test("when offers begin or end, lists are those of the database at once", async () => {
  await keepUsualPrices(database.sql);
  let present = noon;
  const listing = await loadListing(() => present);
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  const some = sql`tcm in (select tcm from article where product_id % 3 = 1)`;
  await sql`update offer set valid_until = ${later(30)} where ${some}`.execute(database.sql);
  await sql`insert into offer (market, tcm, price, was, stock, valid_from)
    select market, tcm, price + 50, price + 60, stock + 1, ${later(40)}::timestamptz from offer
    where ${some} and valid_until = ${later(30)}`.execute(database.sql);
  listing.invalidate(new Set(numbers.map(contentNames.product)));
  for (const minutes of [0, 29, 31, 41, 90]) {
    present = later(minutes);
    expect(await indexLists(database.sql, listing, present)).toEqual(
      await databaseLists(database.sql, present),
    );
  }
});

test("after a change of unknown extent lists are those of the database at once", async () => {
  const listing = await loadListing();
  await changeAnything(database.sql);
  listing.invalidate(allContent);
  expect(await indexLists(database.sql, listing, noon)).toEqual(
    await databaseLists(database.sql, noon),
  );
});

const removals = {
  offers: sql`delete from offer where market = 'DE' and tcm like '%1'`,
  "the offers of all markets": sql`delete from offer where tcm like '%2'`,
  articles: sql`delete from article where position > 0 and product_id % 3 = 0`,
  products: sql`delete from product where id % 7 = 0`,
};

test.each(Object.entries(removals))(
  "after an import that removed %s, lists are those of the database at once",
  async (_what, removal) => {
    const listing = await loadListing();
    const before = await databaseLists(database.sql, noon);
    await replaceCatalogue(database.sql, (transaction) => removal.execute(transaction));
    listing.invalidate(allContent);
    const lists = await indexLists(database.sql, listing, noon);
    expect(lists).toEqual(await databaseLists(database.sql, noon));
    expect(lists).not.toEqual(before);
  },
);

test("after an import lists know what changed by name shortly before", async () => {
  const listing = await loadListing();
  await sql`delete from offer where tcm in (select tcm from offer where market = 'AT' limit 9)`.execute(
    database.sql,
  );
  await replaceCatalogue(database.sql, async () => {});
  listing.invalidate(allContent);
  expect(await indexLists(database.sql, listing, noon)).toEqual(
    await databaseLists(database.sql, noon),
  );
});

test("a moment after the present is asked of the database, and leaves the index as it is", async () => {
  const listing = await loadListing();
  const { site } = allSites.DE;
  const ends = new Date(noon.getTime() + 30 * 60_000);
  const { rows } = await sql<{ id: number }>`
    with ended as (update offer set valid_until = ${ends} where ctid = (select ctid from offer limit 1) returning tcm)
    select product_id as id from ended join article using (tcm)`.execute(database.sql);
  listing.invalidate(new Set([contentNames.product(rows[0]!.id)]));
  expect(await listing.at({ site, now: ends })).toBeUndefined();
  expect(await listing.at({ site, now: noon })).toBeDefined();
});

test("a moment before the index was read is asked of the database, and leaves the index as it is", async () => {
  const listing = await loadListing();
  const { site } = allSites.DE;
  const earlier = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);
  await sql`update offer set valid_until = ${earlier(10)}
    where valid_until > ${noon} and tcm in (select tcm from article where product_id % 4 = 1)`.execute(
    database.sql,
  );
  listing.invalidate(new Set(numbers.map(contentNames.product)));
  for (const minutes of [20, 5])
    expect(await listing.at({ site, now: earlier(minutes) })).toBeUndefined();
  expect(await indexLists(database.sql, listing, noon)).toEqual(
    await databaseLists(database.sql, noon),
  );
});

test("a list of another moment is the list of the database then, before and after changes", async () => {
  const listing = await loadListing();
  const draw = randomIntegers();
  const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
  const endOffers = (from: number, every: number, time: Date) => sql`
    update offer set valid_until = ${time} where valid_until = 'infinity' and valid_from < ${noon}
      and tcm in (select tcm from article where product_id % ${every} = ${from})`;
  // Offers that ended before the present, end after it, or begin only then.
  await endOffers(0, 7, hours(3)).execute(database.sql);
  await endOffers(1, 7, hours(-3)).execute(database.sql);
  await sql`
    insert into offer (market, tcm, price, was, stock, valid_from)
    select market, tcm, price + 100, null, stock, valid_until from offer
    where valid_until = ${hours(3)} and market <> 'TR'`.execute(database.sql);
  listing.invalidate(new Set(numbers.map(contentNames.product)));
  const moments = [-30, -3, -1, 0, 2, 3, 30].map(hours);
  await fc.assert(
    fc.asyncProperty(anyMarket, questions(), async (market, question) => {
      const at = {
        ...viewpoint(market),
        now: moments[draw(moments.length)]!,
        isPreview: true as const,
      };
      const index = await listing.at(at);
      expect(index?.filter(market, question)).toEqual(await filterList(database.sql, at, question));
      const id = numbers[draw(numbers.length)]!;
      await sql`update offer set price = price + ${draw(500)}, was = null where tcm in (
        select tcm from article where product_id = ${id})`.execute(database.sql);
      listing.invalidate(new Set([contentNames.product(id)]));
    }),
    { numRuns: 60 },
  );
});

test("a list that began before an offer ended leaves the index at the moment of later ones", async () => {
  let present = noon;
  const listing = await loadListing(() => present);
  const { site } = allSites.DE;
  const seconds = (count: number) => new Date(noon.getTime() + count * 1_000);
  const { rows } = await sql<{ id: number }>`
    with ended as (update offer set valid_until = ${seconds(1)}
      where valid_until = 'infinity' and market = 'DE' returning tcm)
    select product_id as id from ended join article using (tcm)`.execute(database.sql);
  const changed = new Set(rows.map(({ id }) => contentNames.product(id)));
  listing.invalidate(changed);
  expect(await listing.at({ site, now: noon })).toBeDefined();
  present = seconds(2);
  expect(await listing.at({ site, now: present })).toBeDefined();
  listing.invalidate(changed);
  expect(await listing.at({ site, now: noon })).toBeUndefined();
  expect(await indexLists(database.sql, listing, present)).toEqual(
    await databaseLists(database.sql, present),
  );
});

test("a list is answered while products change all the time", async () => {
  const changing = interrupted();
  const listing = await listingOf(changing.database, { now: () => noon });
  changing.onResult = () => listing.invalidate(new Set([contentNames.product(numbers[0]!)]));
  changing.onResult();
  expect(await listing.at(viewpoint("DE"))).toBeDefined();
});

test("a changed product that could not be read is read with the next list", async () => {
  const failing = interrupted();
  const listing = await listingOf(failing.database, { now: () => noon });
  const { rows } = await sql<{ id: number }>`
    with sold as (select tcm from offer where market = 'DE' and valid_until > ${noon} limit 1),
      reduced as (update offer set was = null, price = 1 where tcm in (select tcm from sold))
    select product_id as id from article join sold using (tcm)`.execute(database.sql);
  const { id } = rows[0]!;
  listing.invalidate(new Set([contentNames.product(id)]));
  failing.onResult = () => {
    throw new Error("no database");
  };
  await expect(listing.at(viewpoint("DE"))).rejects.toThrow("no database");
  failing.onResult = () => {};
  const index = await listing.at(viewpoint("DE"));
  const question = { products: { numbers: [id] }, filter: { inStock: false }, page: 1 };
  expect(index?.filter("DE", { ...question, sorting: "popular" }).lowestPrice).toBe(1);
});

/** The database, which calls back after each statement. */
function interrupted() {
  const changing = { database: database.sql, onResult: () => {} };
  changing.database = database.sql.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      changing.onResult();
      return result;
    },
  });
  return changing;
}

test("an index of lists that could not be built is built later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const now = vi
    .fn<() => Date>(() => noon)
    .mockImplementationOnce(() => {
      throw new Error("no database");
    });
  const onError = vi.fn<(error: unknown) => void>();
  const listing = createCurrentListing(database.sql, { folder: undefined, code: "", now, onError });
  listing.refresh();
  await vi.advanceTimersByTimeAsync(rebuildAfter);
  vi.useRealTimers();
  expect(onError).toHaveBeenCalledOnce();
  await expect.poll(() => listing.at(viewpoint("DE"))).toBeDefined();
});
