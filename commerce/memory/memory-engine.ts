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
import { findVariant, offerAt, productsOf, type StoredProduct } from "./stored-products.ts";

export interface MemoryEngineOptions {
  /** The channels with their currencies. */
  channels: Record<string, string>;
  categories: FeedCategory[];
  facets: FeedFacet[];
  products: FeedProduct[];
  now(): Date;
}

/** An engine in memory, for tests, examples and small shops that sell what is written in a file. */
export interface MemoryEngine extends Engine {
  /** Changes products as staff do, and reports those that are different afterwards. */
  edit(change: (products: Map<EngineId, StoredProduct>) => void): void;
}

/** It keeps everything. */
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

/** Creates an engine that keeps everything in this process. */
export function createMemoryEngine(options: MemoryEngineOptions): MemoryEngine {
  const { channels, categories, facets, now } = options;
  const products = productsOf(options.products);
  const log = createChangeLog({ origin: randomUUID(), now, products });

  function checkScope({ channel }: Pick<Scope, "channel">) {
    if (!(channel in channels)) throw new UnknownChannelError(channel);
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
      return new Map(
        variants.flatMap((id) => {
          const variant = findVariant(products, id);
          const offer = variant && offerAt(variant, scope);
          return offer ? [[id, offer]] : [];
        }),
      );
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
