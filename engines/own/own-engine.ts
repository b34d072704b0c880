import { sql, type Kysely } from "kysely";
import { everyCapability } from "../../commerce/capabilities.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { CurrentOffer, Offers } from "../../commerce/offers.ts";
import type { CatalogueTables } from "../../shop/catalogue/server/catalogue-tables.ts";
import { channelMarket } from "./channel-market.ts";
import { ownChanges } from "./own-changes.ts";
import { ownFeed } from "./own-feed.ts";
import type { EngineOrderTables } from "./engine-order-table.ts";
import { deleteExpiredOrders, ownOrders, type OwnOrders } from "./own-orders.ts";

export interface OwnEngine extends Engine {
  adopt: OwnOrders["adopt"];
  deleteExpired(now: Date): Promise<unknown>;
}

/** The shop's own tables as an engine: products, prices and stock of the catalogue, and orders. */
export function ownEngine(
  database: Kysely<CatalogueTables & EngineOrderTables>,
  now: () => Date,
): OwnEngine {
  const offers: Offers = {
    async current(scope, variants) {
      const { rows } = await sql<{
        tcm: string;
        price: number;
        was: number | null;
        stock: number;
      }>`/* plan once */
        select tcm, price, was, stock from offer
        where market = ${channelMarket(scope)} and tcm = any(${variants})
          and valid_from <= ${scope.at} and valid_until > ${scope.at}`.execute(database);
      return new Map(
        rows.map(({ tcm, was, ...offer }): [string, CurrentOffer] => [
          tcm,
          { ...offer, ...(was !== null && { was }) },
        ]),
      );
    },
  };
  const { adopt, ...orders } = ownOrders(database, { offers, now });
  return {
    capabilities: everyCapability,
    products: ownFeed(database),
    changes: ownChanges(database, now),
    offers,
    orders,
    adopt,
    deleteExpired: (at) => deleteExpiredOrders(database, at),
  };
}
