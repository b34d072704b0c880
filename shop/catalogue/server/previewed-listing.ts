import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { productsChangingBetween } from "./listing-changes.ts";
import { listingsOf } from "./listing-feed.ts";
import type { ListingIndex } from "./listing-index.ts";

/** An index takes as much memory as the present one. */
const maxPreviewed = 2;
/** Milliseconds for which the index of a moment is cached after its last use. */
const cachedFor = 10 * 60_000;

/** Derives indexes of other moments from the present one: only products whose offers begin or end in between are read. */
export function createPreviewedListing(database: Kysely<CatalogueTables>) {
  const indexes = new LRUCache<number, Promise<ListingIndex>>({
    max: maxPreviewed,
    ttl: cachedFor,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });

  async function derive(copy: ListingIndex, now: Date, moment: Date): Promise<ListingIndex> {
    const ids = await productsChangingBetween(database, now, moment);
    const products = await listingsOf(database, moment, ids);
    copy.replace(ids, products);
    return copy;
  }

  return {
    /** Returns the index of a moment, derived from one that is right now. */
    at(moment: Date, index: ListingIndex, now: Date): Promise<ListingIndex> {
      const key = moment.getTime();
      const known = indexes.get(key);
      if (known) return known;
      const deriving = derive(index.clone(), now, moment);
      indexes.set(key, deriving);
      deriving.catch(() => indexes.delete(key));
      return deriving;
    },

    forget: () => indexes.clear(),
  };
}
