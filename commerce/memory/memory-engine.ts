import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Capabilities } from "../capabilities.ts";
import type { Engine } from "../engine.ts";
import { UnknownChannelError } from "../engine-errors.ts";
import type { Offers } from "../offers.ts";
import type { FeedCategory, FeedFacet, FeedProduct, ProductFeed } from "../product-feed.ts";
import type { EngineId, Scope } from "../scope.ts";
import { createChangeLog } from "./change-log.ts";
import { createMemoryOrders } from "./memory-orders.ts";
import { offersAt, productsOf, type StoredProduct } from "./stored-products.ts";

export interface MemoryEngineOptions {
  channels: readonly string[];
  categories: FeedCategory[];
  facets: FeedFacet[];
  products: FeedProduct[];
  now(): Date;
}

/** An engine in memory, for tests and examples: its orders end with the process. */
export interface MemoryEngine extends Engine {
  /** Changes products as staff do, and reports those that are different afterwards. */
  edit(change: (products: Map<EngineId, StoredProduct>) => void): void;
}

/** It has every capability. */
export const memoryCapabilities: Capabilities = {
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
export const memoryDelay = 0;

const batch = 100;

/** Creates an engine whose data ends with this process. */
export function createMemoryEngine(options: MemoryEngineOptions): MemoryEngine {
  const { channels, categories, facets, now } = options;
  const products = productsOf(options.products);
  const log = createChangeLog({ origin: randomUUID(), now, products });

  function checkScope({ channel }: Pick<Scope, "channel">) {
    if (!channels.includes(channel)) throw new UnknownChannelError(channel);
  }

  const feed: ProductFeed = {
    categories: async () => structuredClone(categories),
    facets: async () => structuredClone(facets),
    async *all(after = "") {
      const ids = [...products.keys()].filter((id) => id > after).toSorted();
      for (let at = 0; at < ids.length; at += batch)
        yield structuredClone(known(ids.slice(at, at + batch)));
    },
    byId: async (ids) => structuredClone(known(ids)),
  };
  const known = (ids: string[]) => ids.flatMap((id) => products.get(id) ?? []);

  const offers: Offers = {
    async current(scope, variants) {
      checkScope(scope);
      return offersAt(products, scope, variants);
    },
  };

  return {
    capabilities: memoryCapabilities,
    products: feed,
    changes: { delay: memoryDelay, since: log.since },
    offers,
    orders: createMemoryOrders({ products, checkScope, onSale: log.add }),
    edit(change) {
      const before = structuredClone(products);
      change(products);
      const ids = new Set([...before.keys(), ...products.keys()]);
      log.add(...[...ids].filter((id) => !isDeepStrictEqual(before.get(id), products.get(id))));
    },
  };
}
