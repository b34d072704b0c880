import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Market } from "../../platform/shared/sites/site.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { endingOf, savingOf } from "./current-offers.ts";
import type { IndexedListing } from "./listing-index.ts";

const perBatch = 1_000;

/** Yields all products as lists show them at a moment, in batches. */
export async function* allListings(
  database: Kysely<CatalogueTables>,
  now: Date,
): AsyncGenerator<IndexedListing[], void> {
  let last = -1;
  for (;;) {
    const batch = await readListings(
      database,
      now,
      sql`id > ${last} order by id limit ${perBatch}`,
    );
    yield batch;
    if (batch.length < perBatch) return;
    last = batch.at(-1)!.number;
  }
}

/** Yields these products as lists show them at a moment, in batches. */
export async function* listingsIn(
  database: Kysely<CatalogueTables>,
  now: Date,
  numbers: number[],
): AsyncGenerator<IndexedListing[], void> {
  for (let at = 0; at < numbers.length; at += perBatch)
    yield await listingsOf(database, now, numbers.slice(at, at + perBatch));
}

/** Returns these products as lists show them at a moment. */
export const listingsOf = (database: Kysely<CatalogueTables>, now: Date, numbers: number[]) =>
  readListings(database, now, sql`id = any(${numbers})`);

async function readListings(
  database: Kysely<CatalogueTables>,
  now: Date,
  which: RawBuilder<unknown>,
): Promise<IndexedListing[]> {
  const isCurrent = sql`where f.valid_from <= ${now} and f.valid_until > ${now}`;
  const { rows } = await sql<OfferRow>`
    select p.id as number, p.category_id as category, p.popularity, extract(epoch from p.since)::float8 * 1000 as since,
      f.market, min(f.price) filter (${isCurrent}) as price, sum(f.stock) filter (${isCurrent})::int as stock,
      (array_agg(${savingOf} order by f.price, a.position) filter (${isCurrent}))[1] as saving,
      (array_agg(${endingOf} order by f.price, a.position) filter (${isCurrent}))[1] as ending,
      array_to_string(p.facets || array_cat_agg(a.facets) filter (${isCurrent} and f.stock > 0), chr(10)) as facets,
      count(f.tcm)::int as "offerCount"
    from (select * from product where ${which}) p
    left join article a on a.product_id = p.id
    left join offer f on f.tcm = a.tcm
    group by p.id, p.category_id, p.popularity, p.since, p.facets, f.market
    order by p.id`.execute(database);
  const products = new Map<number, IndexedListing>();
  for (const { market, price, stock, saving, ending, facets, offerCount, ...row } of rows) {
    const product = products.get(row.number) ?? { ...row, offers: {}, offerCount: 0 };
    products.set(row.number, product);
    product.offerCount += offerCount;
    if (market && price !== null) product.offers[market] = { price, stock, saving, ending, facets };
  }
  return [...products.values()];
}

interface OfferRow {
  number: number;
  category: string;
  popularity: number;
  since: number;
  /** Null when no article of the product has an offer. */
  market: Market | null;
  /** Null when the market does not sell it at the moment. */
  price: number | null;
  stock: number;
  saving: number;
  ending: number;
  facets: string;
  /** Offers of the market, of any time. */
  offerCount: number;
}
