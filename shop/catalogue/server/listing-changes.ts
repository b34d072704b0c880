import { sql, type Kysely, type RawBuilder } from "kysely";
import type { CatalogueTables } from "./catalogue-tables.ts";
import type { Mark } from "./database-mark.ts";

/**
 * Returns the SQL condition that the offer `f` begins or ends after one moment and until the other. They may come in any order: a clock
 * that was set back is before a mark.
 */
export function changesBetween(one: Date, other: Date): RawBuilder<boolean> {
  const [from, until] = one < other ? [one, other] : [other, one];
  return sql`(
    f.valid_from > ${from} and f.valid_from <= ${until}
    or f.valid_until > ${from} and f.valid_until <= ${until})`;
}

/** Returns the numbers of the products whose offers begin or end between two moments. */
export const productsChangingBetween = (
  database: Kysely<CatalogueTables>,
  one: Date,
  other: Date,
): Promise<number[]> =>
  numbersIn(
    database,
    sql`select distinct a.product_id as id from offer f join article a on a.tcm = f.tcm
      where ${changesBetween(one, other)}`,
  );

/**
 * Returns the numbers of the products that lists may show differently than at a mark: changed or deleted ones, and those with an
 * offer that changed, began or ended since. Triggers note no changed price: each version of a row carries the transaction that
 * wrote it, so that one scan finds them.
 */
export const listingsChangedSince = (
  database: Kysely<CatalogueTables>,
  { transaction, at }: Mark,
  now: Date,
): Promise<number[]> =>
  numbersIn(
    database,
    sql`select product_id as id from product_change
        where changed_in >= ${transaction}::text::xid8
          and changed_in < pg_snapshot_xmax(pg_current_snapshot())
      union
      select a.product_id from offer f join article a on a.tcm = f.tcm
        where age(f.xmin) <= age(${transaction}::text::xid8::xid)
          or ${changesBetween(new Date(at), now)}`,
  );

async function numbersIn(
  database: Kysely<CatalogueTables>,
  query: RawBuilder<{ id: number }>,
): Promise<number[]> {
  const { rows } = await query.execute(database);
  return rows.map(({ id }) => id);
}
