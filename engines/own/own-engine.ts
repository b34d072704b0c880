import type { Kysely } from "kysely";
import { everyCapability } from "../../commerce/capabilities.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { CurrentOffer, Offers } from "../../commerce/offers.ts";
import type { CatalogueTables } from "../projection/catalogue-tables.ts";
import { readOffers } from "../projection/read-offers.ts";
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
      const question = { market: channelMarket(scope), now: scope.at, tcms: variants };
      const [found] = await readOffers(database, [question]);
      return new Map(
        [...found!].map(([tcm, { price, was, stock }]): [string, CurrentOffer] => [
          tcm,
          { price, stock, ...(was !== null && { was }) },
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
