import type { Kysely } from "kysely";
import { createSiteCache } from "../../../platform/content/site-cache.ts";
import { nextBound, validityBounds } from "../../../platform/content/validity.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { RetailStore } from "../stores-contract.ts";
import { storesName } from "./stores-part.ts";
import type { StoresTables } from "./stores-tables.ts";

export type Stores = ReturnType<typeof createStores>;

/** Reads the stores of a site's market at a moment. */
export function createStores(database: Kysely<StoresTables>) {
  /** All stores of a site, for every moment: they are few. */
  const sites = createSiteCache<RetailStore[]>({ read: readRows });

  async function readRows(at: Viewpoint): Promise<RetailStore[]> {
    at.reads?.add(storesName);
    const rows = await database
      .selectFrom("store")
      .selectAll()
      .where("market", "=", at.site.market)
      .orderBy("place")
      .execute();
    return rows.map(({ market, id, content, valid_from, valid_until }) => ({
      ...content,
      id,
      market,
      opens: momentOf(valid_from),
      closes: momentOf(valid_until),
    }));
  }

  /** Returns the stores that have opened by a moment, also those that closed for good. */
  async function opened(at: Viewpoint): Promise<RetailStore[]> {
    at.reads?.add(storesName);
    return (await sites.get(at)).filter(({ opens }) => !opens || opens <= at.now);
  }

  const isClosed = ({ closes }: RetailStore, { now }: Viewpoint) =>
    closes !== undefined && closes <= now;

  return {
    /** Returns the stores of a moment, in the order of the content. */
    list: async (at: Viewpoint): Promise<RetailStore[]> =>
      (await opened(at)).filter((store) => !isClosed(store, at)),

    /** Returns a store that is or was there at a moment. */
    find: async (at: Viewpoint, id: string): Promise<RetailStore | undefined> =>
      (await opened(at)).find((store) => store.id === id),

    nextChange: (now: Date) => nextBound(database, { store: validityBounds }, now),

    invalidate: sites.invalidate,
  };
}

/** A bound without an end is read as infinity, which is no moment. */
const momentOf = (bound: Date | number | null) => (bound instanceof Date ? bound : undefined);
