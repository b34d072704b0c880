import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { everyCapability } from "../capabilities.ts";
import type { Engine } from "../engine.ts";
import { UnknownChannelError } from "../engine-errors.ts";
import type { Offers } from "../offers.ts";
import type { FeedCatalogue, FeedCategory, ProductFeed } from "../product-feed.ts";
import type { EngineId, Scope } from "../scope.ts";
import { createChangeLog } from "./change-log.ts";
import { createMemoryOrders } from "./memory-orders.ts";
import { offersAt, productsOf, type StoredProduct } from "./stored-products.ts";

export interface MemoryEngineOptions extends FeedCatalogue {
  channels: readonly string[];
  now(): Date;
}

/** An engine in memory, for tests and examples: its orders end with the process. */
export interface MemoryEngine extends Engine {
  /** Changes products and categories as staff do, and reports those that are different afterwards. */
  edit(change: (stored: StoredCatalogue) => void): void;
}

export interface StoredCatalogue {
  products: Map<EngineId, StoredProduct>;
  /** Parents before their children. */
  categories: Map<EngineId, FeedCategory>;
}

export const memoryDelay = 0;

const batch = 100;

/** Creates an engine whose data ends with this process. */
export function createMemoryEngine(options: MemoryEngineOptions): MemoryEngine {
  const { channels, vocabulary, types, now } = options;
  const products = productsOf(options.products);
  const categories = new Map(structuredClone(options.categories).map((each) => [each.id, each]));
  const log = createChangeLog({ origin: randomUUID(), now, products });

  function checkScope({ channel }: Pick<Scope, "channel">) {
    if (!channels.includes(channel)) throw new UnknownChannelError(channel);
  }

  const feed: ProductFeed = {
    categories: async () => structuredClone([...categories.values()]),
    vocabulary: async () => structuredClone(vocabulary),
    types: async () => structuredClone(types),
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
    capabilities: everyCapability,
    products: feed,
    changes: { delay: memoryDelay, since: log.since },
    offers,
    orders: createMemoryOrders({ products, checkScope, onSale: (ids) => log.add("product", ids) }),
    edit(change) {
      const before = structuredClone({ products, categories });
      change({ products, categories });
      log.add("category", differing(before.categories, categories));
      log.add("product", differing(before.products, products));
    },
  };
}

/** Returns the keys whose values are not the same in both, or only in one. */
const differing = <Value>(
  one: ReadonlyMap<EngineId, Value>,
  other: ReadonlyMap<EngineId, Value>,
): EngineId[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (id) => !isDeepStrictEqual(one.get(id), other.get(id)),
  );
