import { sql, type Kysely } from "kysely";
import type { Capabilities } from "../../commerce/capabilities.ts";
import type { Engine } from "../../commerce/engine.ts";
import { UnknownChannelError } from "../../commerce/engine-errors.ts";
import type { CurrentOffer, Offers } from "../../commerce/offers.ts";
import type { Scope } from "../../commerce/scope.ts";
import { markets } from "../../platform/shared/site.ts";
import type { CatalogueTables } from "../../shop/catalogue/server/catalogue-tables.ts";
import { ownChanges } from "./own-changes.ts";
import { ownFeed } from "./own-feed.ts";
import { ownOrders, type OwnOrderTables } from "./own-orders.ts";

/** The tables keep everything. */
export const ownCapabilities: Capabilities = {
  exactStock: true,
  formerPrices: true,
  timedPrices: true,
  facets: true,
  reportsDeletions: true,
  reportsSales: true,
  reservesAtOrder: true,
  ordersOnce: true,
  cancelsOrders: true,
};

/** The shop's own tables as an engine: products, prices and stock of the catalogue. */
export function ownEngine(
  database: Kysely<CatalogueTables & OwnOrderTables>,
  now: () => Date,
): Engine {
  const offers: Offers = {
    async current(scope, variants) {
      const { rows } = await sql<{ tcm: string; price: number; was: number | null; stock: number }>`
        select tcm, price, was, stock from offer
        where market = ${marketOf(scope)} and tcm = any(${variants})
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
    capabilities: ownCapabilities,
    products: ownFeed(database),
    changes: ownChanges(database, now),
    offers,
    orders: ownOrders(database, offers),
  };
}

/** Returns the market of a channel. */
export function marketOf({ channel }: Pick<Scope, "channel">) {
  const market = markets.find((each) => each === channel);
  if (!market) throw new UnknownChannelError(channel);
  return market;
}
