import { ownEngine } from "../engines/own/own-engine.ts";
import type { EngineOrderTables } from "../engines/own/engine-order-table.ts";
import type { CatalogueTables } from "../engines/projection/catalogue-tables.ts";
import { projectionSlice } from "../engines/projection/projection-slice.ts";
import { createSearchFeed } from "../engines/projection/search-feed.ts";
import { coffeeShopOn } from "../shop/server/coffee-shop.ts";
import type { CoffeeShopOptions, Slices } from "../shop/server/slices.ts";
import type { ShopTables } from "../shop/server/tables.ts";
import type * as storefront from "../storefront/server/services.ts";
import { createIndexProcess } from "./index-process.ts";

type EngineTables = CatalogueTables & EngineOrderTables;

/** Puts the shop's own commerce system behind it. */
const ownSystem: CoffeeShopOptions<EngineTables>["engine"] = (
  { database: { sql }, databaseUrl, sites, snapshotFolder: folder, release: { code }, now, log },
  { drawings, storedUntil, yesNo },
) => {
  const engine = ownEngine(sql, { drawings, sites, storedUntil, now });
  return {
    engine,
    names: engine.names,
    catalogue: projectionSlice(sql, {
      yesNo,
      folder,
      code,
      now,
      onError: (error, message) => log.error(error, message),
    }),
    searchFeed: createSearchFeed(sql, sites),
    indexElsewhere:
      databaseUrl && folder
        ? createIndexProcess(databaseUrl, {
            folder,
            code,
            languages: sites.languages,
            markets: sites.markets,
          })
        : undefined,
  };
};

/** Returns the coffee shop on its own commerce system. */
export const ownShop = (options: Omit<CoffeeShopOptions<EngineTables>, "engine"> = {}) =>
  coffeeShopOn<EngineTables>({ engine: ownSystem, ...options });

/** The shop that this server serves. */
export const coffeeShop = ownShop();

export type Tables = ShopTables & EngineTables;
export type Services = storefront.ServicesOf<Slices, Tables>;
