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

/** An index of another moment, and when it is right. */
interface Derived {
  copy: ListingIndex;
  ready: Promise<ListingIndex>;
}

/** Derives indexes of other moments from the present one: only products whose offers begin or end in between are read. */
export function createPreviewedListing(database: Kysely<CatalogueTables>) {
  const indexes = new LRUCache<number, Derived>({
    max: maxPreviewed,
    ttl: cachedFor,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });

  async function derive(copy: ListingIndex, now: Date, moment: Date): Promise<ListingIndex> {
    const numbers = await productsChangingBetween(database, now, moment);
    const products = await listingsOf(database, moment, numbers);
    copy.replace(numbers, products);
    return copy;
  }

  return {
    /** Returns the index of a moment, derived from one that is right now. */
    at(moment: Date, index: ListingIndex, now: Date): Promise<ListingIndex> {
      const key = moment.getTime();
      const known = indexes.get(key);
      if (known) return known.ready;
      const copy = index.clone();
      const ready = derive(copy, now, moment);
      indexes.set(key, { copy, ready });
      ready.catch(() => indexes.delete(key));
      return ready;
    },

    invalidate: () => indexes.clear(),

    /** Returns the bytes of the indexes. */
    memory: () => [...indexes.values()].reduce((sum, { copy }) => sum + copy.bytes, 0),
  };
}
