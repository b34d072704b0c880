import { sql, type Kysely } from "kysely";
import { expect } from "vitest";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { CatalogueTables } from "../../engines/projection/catalogue-tables.ts";
import {
  createCurrentListing,
  type CurrentListingOptions,
} from "../../engines/projection/current-listing.ts";
import {
  filterList,
  type FilteredProducts,
  type ListQuery,
} from "../../engines/projection/filtered-list.ts";
import { replacesCatalogue } from "../../engines/projection/write-rows.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { randomIntegers } from "./seed.ts";

export type CurrentListing = ReturnType<typeof createCurrentListing>;

/** Opens the index of lists of a database, and waits until it is read. */
export async function listingOf(
  database: Kysely<CatalogueTables>,
  options: Pick<CurrentListingOptions, "now"> & Partial<CurrentListingOptions>,
): Promise<CurrentListing> {
  const listing = createCurrentListing(database, {
    folder: undefined,
    code: "",
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  listing.refresh();
  const at = { site: allSites.DE.site, now: options.now() };
  await expect.poll(() => listing.at(at)).toBeDefined();
  return listing;
}

/** Returns lists of all markets, in all orders and with facets, from the index. */
export const indexLists = (
  database: Kysely<CatalogueTables>,
  listing: CurrentListing,
  moment: Date,
) =>
  lists(database, moment, async (at, question) =>
    (await listing.at(at))?.filter(at.site.market, question),
  );

/** Returns the same lists from the database. */
export const databaseLists = (database: Kysely<CatalogueTables>, moment: Date) =>
  lists(database, moment, (at, question) => filterList(database, at, question));

async function lists(
  database: Kysely<CatalogueTables>,
  moment: Date,
  response: (at: Viewpoint, question: ListQuery) => Promise<FilteredProducts | undefined>,
) {
  const { rows } = await sql<{ id: string }>`select id from category`.execute(database);
  const products = { in: rows.map(({ id }) => id) };
  const filter = { inStock: false, facets: { roast: ["dark", "medium"] } };
  const answers = [];
  for (const { site } of Object.values(allSites))
    for (const sorting of ["popular", "newest", "price-up", "price-down"] as const)
      answers.push(await response({ site, now: moment }, { products, filter, sorting, page: 1 }));
  return answers;
}

/** Changes the catalogue as an import of another one: triggers note nothing, and what they noted before is gone. */
export const replaceCatalogue = (
  database: Kysely<CatalogueTables>,
  change: (transaction: Kysely<CatalogueTables>) => Promise<unknown>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await replacesCatalogue(transaction);
    await change(transaction);
    await sql`update content_version set changed_at = changed_at + interval '1 day'
      where part = 'catalogue'`.execute(transaction);
  });

/** Changes prices, stock, products and articles at random, and deletes some of them. */
export async function changeAnything(database: Kysely<CatalogueTables>): Promise<void> {
  const draw = randomIntegers();
  const some = () => sql`product_id % 11 = ${draw(11)}`;
  const offers = () => sql`tcm in (select tcm from article where ${some()})`;
  for (const change of [
    sql`update offer set price = price + ${1 + draw(500)}, was = null where ${offers()}`,
    sql`update offer set stock = 0 where ${offers()}`,
    sql`delete from offer where market = 'AT' and ${offers()}`,
    sql`update product set popularity = ${draw(100)} where id % 7 = ${draw(7)}`,
    sql`update product set facets = '{roast:dark}' where id % 7 = ${draw(7)}`,
    sql`delete from article where ${some()} and position = 2`,
    sql`delete from product where id % 97 = ${draw(97)}`,
  ])
    await change.execute(database);
}
