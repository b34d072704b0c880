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

/**
 * Returns the numbers of the products that lists may show differently than at a mark, after a transaction that noted no product: rows
 * say themselves that they were written since, and where one was deleted and none written, a product has fewer offers than the index knows.
 */
export const listingsReplacedSince = (
  database: Kysely<CatalogueTables>,
  { transaction }: Mark,
  { numbers, counts }: { numbers: number[]; counts: number[] },
): Promise<number[]> =>
  numbersIn(
    database,
    sql`select id from product where age(xmin) <= age(${transaction}::text::xid8::xid)
      union
      select product_id from article where age(xmin) <= age(${transaction}::text::xid8::xid)
      union
      select id from unnest(${numbers}::int[], ${counts}::int[]) as known (id, count) full join (
          select a.product_id as id, count(*) as count from article a join offer f using (tcm) group by id) as present using (id)
        where coalesce(known.count, 0) <> coalesce(present.count, 0)`,
  );

async function numbersIn(
  database: Kysely<CatalogueTables>,
  query: RawBuilder<{ id: number }>,
): Promise<number[]> {
  const { rows } = await query.execute(database);
  return rows.map(({ id }) => id);
}
