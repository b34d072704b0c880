import { coffeeShopOn } from "../shop/server/coffee-shop.ts";
import type { CoffeeShopOptions, Slices } from "../shop/server/slices.ts";
import type { ShopTables } from "../shop/server/tables.ts";
import type * as storefront from "../storefront/server/services.ts";
import { openEngine, type EngineTables } from "./engines.ts";

/** Returns the coffee shop on a commerce system, by default on the one that the settings name. */
export const createCoffeeShop = (options: Partial<CoffeeShopOptions<EngineTables>> = {}) =>
  coffeeShopOn<EngineTables>({ engine: openEngine, ...options });

/** The shop that this server serves. */
export const coffeeShop = createCoffeeShop();

export type Tables = ShopTables & EngineTables;
export type Services = storefront.ServicesOf<Slices, Tables>;
