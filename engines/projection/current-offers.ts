import { sql, type Kysely } from "kysely";
import { nextBound, validityBounds } from "../../platform/content/validity.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** SQL condition that the offer `f` applies to the site's market at the moment; an article without an offer is not for sale. */
export const isCurrent = ({ site, now }: Viewpoint) => sql`
  f.market = ${site.market} and f.valid_from <= ${now} and f.valid_until > ${now}`;

/** SQL for the hundredths of a percent by which the price of the offer `f` is reduced: 0 without a reduction, never 0 with one. */
export const savingOf = sql`case when f.was is null then 0
  else least(10000, greatest(1, round((f.was - f.price) * 10000.0 / f.was)))::int end`;

/** SQL for the seconds since 1970 until which the price of the offer `f` is valid; the largest number where no end is known. */
export const endingOf = sql`least(extract(epoch from f.valid_until), 4294967295)::float8`;

/** Subquery for the offers of the product `p` in one row: price and details of its cheapest article, total stock. */
export const productOffer = (at: Viewpoint) => sql`
  select min(f.price) as price, max(f.price) as highest, sum(f.stock)::int as stock, count(*)::int as articles,
    (array_agg(f.was order by f.price, a.position))[1] as was,
    (array_agg(f.valid_until order by f.price, a.position))[1] as until,
    (array_agg(a.grams order by f.price, a.position))[1] as grams,
    (array_agg(a.millilitres order by f.price, a.position))[1] as millilitres
  from article a join offer f on f.tcm = a.tcm and ${isCurrent(at)}
  where a.product_id = p.id`;

/** Returns the next moment at which an offer starts or ends: until then, cached data stays valid. */
export const nextOfferChange = (
  database: Kysely<CatalogueTables>,
  now: Date,
): Promise<Date | undefined> => nextBound(database, { offer: validityBounds }, now);
