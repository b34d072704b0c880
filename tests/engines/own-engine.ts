import { sql, type Kysely } from "kysely";
import { everyCapability } from "../../commerce/capabilities.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { CurrentOffer, Offers } from "../../commerce/offers.ts";
import type { CatalogueTables } from "../../shop/catalogue/server/catalogue-tables.ts";
import { channelMarket } from "./channel-market.ts";
import { ownChanges } from "./own-changes.ts";
import { ownFeed } from "./own-feed.ts";
import { ownOrders, type OwnOrderTables } from "./own-orders.ts";

/** The shop's own tables as an engine: products, prices and stock of the catalogue. */
export function ownEngine(
  database: Kysely<CatalogueTables & OwnOrderTables>,
  now: () => Date,
): Engine {
  const offers: Offers = {
    async current(scope, variants) {
      const { rows } = await sql<{ tcm: string; price: number; was: number | null; stock: number }>`
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
  return {
    capabilities: everyCapability,
    products: ownFeed(database),
    changes: ownChanges(database, now),
    offers,
    orders: ownOrders(database, offers),
  };
}
