import type { Capabilities } from "./capabilities.ts";
import type { ChangeFeed } from "./change-feed.ts";
import type { Offers } from "./offers.ts";
import type { EngineOrders } from "./orders.ts";
import type { ProductFeed } from "./product-feed.ts";

/**
 * A commerce system behind the shop: it owns products, prices, stock and orders. Lists, search and carts are the shop's, so that
 * they are fast, and go on while it is silent.
 */
export interface Engine {
  capabilities: Capabilities;
  products: ProductFeed;
  changes: ChangeFeed;
  offers: Offers;
  orders: EngineOrders;
}
