import { sql, type QueryExecutorProvider } from "kysely";
import type { Market } from "../../platform/shared/sites/site.ts";
import type { PlaceId } from "../../commerce/scope.ts";
import { putBackPlaceStock, takePlaceStock, type StockedPieces } from "./place-stock.ts";
import { stagedTable } from "../projection/staged-rows.ts";

/** A market at a moment, or a place of it: `place-stock.ts` has the same for these. */
export interface StockedMarket {
  market: Market;
  now: Date;
  place?: PlaceId;
}

/**
 * Takes pieces of several articles from the stock of a market, or of a place, in the caller's transaction; returns false, so that the caller rolls it
 * back, when one is sold out or has another price now. Rows are locked in the order of their articles, so that no two orders wait
 * for each other. The offers of later prices have the same stock.
 */
export async function takeStock(
  transaction: QueryExecutorProvider,
  { market, now, place }: StockedMarket,
  pieces: StockedPieces[],
): Promise<boolean> {
  if (pieces.length === 0) return true;
  if (place !== undefined) return takePlaceStock(transaction, { market, now, place }, pieces);
  const { rows } = await sql<{ isCurrent: boolean }>`/* plan once */ with
    wanted as materialized (select * from json_to_recordset(${JSON.stringify(pieces)}::json)
      as wanted (tcm text, quantity integer, price integer)),
    locked as materialized (select f.tcm, f.valid_from from offer f
      where f.market = ${market} and f.valid_until > ${now} and f.tcm in (select tcm from wanted)
      order by f.tcm, f.valid_from for update)
    update offer f set stock = greatest(f.stock - wanted.quantity, 0), sold = f.sold + least(f.stock, wanted.quantity)
    from locked join wanted using (tcm)
    where f.market = ${market} and f.tcm = locked.tcm and f.valid_from = locked.valid_from
      and (f.valid_from > ${now}
        or f.stock >= wanted.quantity and f.price = coalesce(wanted.price, f.price))
    returning f.valid_from <= ${now} as "isCurrent"`.execute(transaction);
  return rows.filter(({ isCurrent }) => isCurrent).length === pieces.length;
}

/** Puts pieces back into the stock of a market, or of a place, of articles that are still offered there. */
export async function putBackStock(
  transaction: QueryExecutorProvider,
  { market, now, place }: StockedMarket,
  pieces: StockedPieces[],
): Promise<void> {
  if (pieces.length === 0) return;
  if (place !== undefined) return putBackPlaceStock(transaction, { market, place }, pieces);
  await sql`with
    wanted as materialized (select * from json_to_recordset(${JSON.stringify(pieces)}::json)
      as wanted (tcm text, quantity integer)),
    locked as materialized (select f.tcm, f.valid_from from offer f
      where f.market = ${market} and f.valid_until > ${now} and f.tcm in (select tcm from wanted)
      order by f.tcm, f.valid_from for update)
    update offer f set stock = f.stock + wanted.quantity, sold = f.sold - wanted.quantity
    from locked join wanted using (tcm)
    where f.market = ${market} and f.tcm = locked.tcm and f.valid_from = locked.valid_from`.execute(
    transaction,
  );
}

/** Pieces of an article that orders have taken since the content set its stock. */
interface SoldPieces {
  market: string;
  tcm: string;
  /** The stock that the content set. */
  figure: number;
  sold: number;
}

/** Returns what orders have taken, before an import replaces offers. Orders wait until its transaction ends. */
export async function soldPieces(transaction: QueryExecutorProvider): Promise<SoldPieces[]> {
  await sql`lock table offer in share row exclusive mode`.execute(transaction);
  // Pieces that come back are not put into ended offers: the offer that ends last counts.
  const { rows } = await sql<SoldPieces>`select * from (
      select distinct on (market, tcm) market, tcm, stock + sold as figure, sold
      from offer order by market, tcm, valid_until desc) as last
    where sold <> 0`.execute(transaction);
  return rows;
}

/** Takes the sold pieces out of a staged stock, unless the content has another figure now: then it was counted again. */
export async function leaveOutSold(
  transaction: QueryExecutorProvider,
  sold: SoldPieces[],
): Promise<void> {
  await sql`update ${stagedTable("offer")} as offer set stock = greatest(stock - kept.sold, 0), sold = kept.sold
    from json_to_recordset(${JSON.stringify(sold)}::json)
      as kept (market text, tcm text, figure integer, sold integer)
    where offer.market = kept.market and offer.tcm = kept.tcm and offer.stock = kept.figure`.execute(
    transaction,
  );
}
