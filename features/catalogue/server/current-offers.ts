import { sql, type Kysely } from "kysely";
import { nextBound, validityBounds } from "../../../database/validity.ts";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Whether the offer `f` is that of the site's market at the moment; an article without one is not for sale. */
export const isCurrent = ({ site, now }: Viewpoint) => sql`
  f.market = ${site.market} and f.valid_from <= ${now} and f.valid_until > ${now}`;

/** The offers of the product `p` in one row: price and details of its cheapest article, stock of all. */
export const productOffer = (at: Viewpoint) => sql`
  select min(f.price) as price, max(f.price) as highest, sum(f.stock)::int as stock,
    (array_agg(f.was order by f.price, a.position))[1] as was,
    (array_agg(a.grams order by f.price, a.position))[1] as grams
  from article a join offer f on f.tcm = a.tcm and ${isCurrent(at)}
  where a.product_id = p.id`;

/** The next moment from which or until which an offer is valid: until then, what was read stays true. */
export const nextOfferChange = (
  database: Kysely<CatalogueTables>,
  now: Date,
): Promise<Date | undefined> => nextBound(database, { offer: validityBounds }, now);
