import { sql, type QueryExecutorProvider } from "kysely";
import type { PlaceId } from "../../commerce/scope.ts";
import type { Market } from "../../platform/shared/sites/site.ts";

/** Pieces of an article. */
export interface StockedPieces {
  tcm: string;
  quantity: number;
  /** Its price, if they are taken only at this price. */
  price?: number;
}

/** A store of a market. */
interface StockedPlace {
  market: Market;
  place: PlaceId;
}

/**
 * Takes pieces of several articles from the stock of a place; returns false, so that the caller rolls its transaction back, when one
 * is short there, or has another price in the market now. Rows are locked in the order of their articles, as those of offers are.
 */
export async function takePlaceStock(
  transaction: QueryExecutorProvider,
  { market, place, now }: StockedPlace & { now: Date },
  pieces: StockedPieces[],
): Promise<boolean> {
  const { rows } = await sql`/* plan once */ with
    wanted as materialized (select * from json_to_recordset(${JSON.stringify(pieces)}::json)
      as wanted (tcm text, quantity integer, price integer)),
    locked as materialized (select s.tcm from place_stock s
      where s.market = ${market} and s.place = ${place} and s.tcm in (select tcm from wanted)
      order by s.tcm for update)
    update place_stock s set stock = s.stock - wanted.quantity, sold = s.sold + wanted.quantity
    from locked join wanted using (tcm)
    where s.market = ${market} and s.place = ${place} and s.tcm = locked.tcm and s.stock >= wanted.quantity
      and exists (select from offer f where f.market = ${market} and f.tcm = s.tcm
        and f.valid_from <= ${now} and f.valid_until > ${now} and f.price = coalesce(wanted.price, f.price))
    returning s.tcm`.execute(transaction);
  return rows.length === pieces.length;
}

/** Puts pieces back into the stock of a place, of articles that it still lists. */
export async function putBackPlaceStock(
  transaction: QueryExecutorProvider,
  { market, place }: StockedPlace,
  pieces: StockedPieces[],
): Promise<void> {
  await sql`with
    wanted as materialized (select * from json_to_recordset(${JSON.stringify(pieces)}::json)
      as wanted (tcm text, quantity integer)),
    locked as materialized (select s.tcm from place_stock s
      where s.market = ${market} and s.place = ${place} and s.tcm in (select tcm from wanted)
      order by s.tcm for update)
    update place_stock s set stock = s.stock + wanted.quantity, sold = s.sold - wanted.quantity
    from locked join wanted using (tcm)
    where s.market = ${market} and s.place = ${place} and s.tcm = locked.tcm`.execute(transaction);
}

/** Pieces of an article in a place, as they were counted. */
export interface CountedStock extends StockedPlace {
  tcm: string;
  stock: number;
}

const perStatement = 5_000;

/**
 * Replaces the stock of all places by new counts. Leaves out what orders took since, unless a figure is another one now: then it was
 * counted again. Orders wait until the transaction ends. Writes only rows that differ.
 */
export async function importPlaceStock(
  transaction: QueryExecutorProvider,
  counted: readonly CountedStock[],
): Promise<void> {
  await sql`lock table place_stock in share row exclusive mode`.execute(transaction);
  await sql`create temporary table counted_stock (like place_stock including defaults) on commit drop`.execute(
    transaction,
  );
  for (let start = 0; start < counted.length; start += perStatement) {
    const rows = JSON.stringify(counted.slice(start, start + perStatement));
    await sql`insert into counted_stock (market, place, tcm, stock)
      select market, place, tcm, stock from json_to_recordset(${rows}::json)
        as row (market text, place text, tcm text, stock integer)`.execute(transaction);
  }
  await sql`analyze counted_stock`.execute(transaction);
  await sql`update counted_stock c set stock = greatest(c.stock - s.sold, 0), sold = s.sold
    from place_stock s where ${sameStock} and s.sold <> 0 and s.stock + s.sold = c.stock`.execute(
    transaction,
  );
  await sql`delete from place_stock s
    where not exists (select from counted_stock c where ${sameStock})`.execute(transaction);
  await sql`insert into place_stock (market, place, tcm, stock, sold)
    select market, place, tcm, stock, sold from counted_stock c
      where not exists (select from place_stock s
        where ${sameStock} and s.stock = c.stock and s.sold = c.sold)
    on conflict (tcm, market, place) do update set stock = excluded.stock, sold = excluded.sold`.execute(
    transaction,
  );
}

const sameStock = sql`s.tcm = c.tcm and s.market = c.market and s.place = c.place`;
