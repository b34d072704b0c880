import type { Kysely } from "kysely";
import { everything, type ContentName } from "../../../platform/content/content-changes.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { nextOfferChange } from "./current-offers.ts";
import { allListings, listingsOf } from "./listing-feed.ts";
import { ListingIndex } from "./listing-index.ts";
import { createPreviewedListing } from "./previewed-listing.ts";

/** An index of all products, and the moments for which its offers are right. */
interface Loaded {
  index: ListingIndex;
  from: number;
  until: number;
}

/** Milliseconds after which an index that could not be built is built again. */
export const rebuildAfter = 15_000;

/**
 * Keeps the listing index of this process as the database is. Changed products are read again before the next list is made. After
 * an import, and when an offer begins or ends, all of it is built again in the background; `at` returns no index until then. For
 * previews of other moments it reads what is sold otherwise then.
 */
export function createCurrentListing(
  database: Kysely<CatalogueTables>,
  now: () => Date,
  onError: (error: unknown) => void,
) {
  let loaded: Loaded | undefined;
  let loading: Promise<void> | undefined;
  /** Products that changed since they were read. */
  let changed = new Set<number>();
  let catchingUp: Promise<void> | undefined;
  /** How often everything has changed. */
  let generation = 0;
  let isClosed = false;

  async function load(): Promise<void> {
    while (!loaded && !isClosed) {
      const begun = generation;
      const built = await build(() => isClosed || begun !== generation);
      if (begun === generation) loaded = built;
    }
  }

  async function build(isOver: () => boolean): Promise<Loaded | undefined> {
    const from = now();
    const until = await nextOfferChange(database, from);
    const index = new ListingIndex();
    for await (const products of allListings(database, from)) {
      if (isOver()) return undefined;
      for (const product of products) index.set(product);
    }
    return { index, from: from.getTime(), until: until?.getTime() ?? Infinity };
  }

  async function catchUp(moment: Date): Promise<void> {
    while (changed.size > 0 && loaded) {
      const current = loaded;
      const ids = changed;
      changed = new Set();
      try {
        // An offer that changed may begin or end sooner than all others.
        const until = await nextOfferChange(database, moment);
        const products = await listingsOf(database, moment, [...ids]);
        for (const id of ids) current.index.remove(id);
        for (const product of products) current.index.set(product);
        current.until = until?.getTime() ?? Infinity;
      } catch (error) {
        changed = changed.union(ids);
        throw error;
      }
    }
  }

  const previewed = createPreviewedListing(database);

  /** Returns the index for the present, with all changes. */
  async function present(moment: Date): Promise<ListingIndex | undefined> {
    if (!loadedFor(moment)) return undefined;
    while (changed.size > 0 || catchingUp) {
      catchingUp ??= catchUp(moment).finally(() => {
        catchingUp = undefined;
      });
      await catchingUp;
      if (!loaded) return undefined;
    }
    return loadedFor(moment);
  }

  const loadedFor = (moment: Date) =>
    loaded && loaded.from <= moment.getTime() && moment.getTime() < loaded.until
      ? loaded.index
      : undefined;

  function refresh(): void {
    if (loaded || isClosed) return;
    loading ??= load()
      .catch((error: unknown) => {
        onError(error);
        setTimeout(refresh, rebuildAfter).unref();
      })
      .finally(() => {
        loading = undefined;
      });
  }

  return {
    /** Returns the index for a viewpoint; undefined while it is built. */
    async at({ now: moment, isPreview }: Viewpoint): Promise<ListingIndex | undefined> {
      if (!isPreview) return present(moment);
      const today = now();
      const index = await present(today);
      return index && previewed.at(moment, index, today);
    },

    /** Builds the index in the background, if there is none; after a failure, again until it is built. */
    refresh,

    forget(names: ReadonlySet<ContentName>) {
      previewed.forget();
      if (names.has(everything)) {
        generation++;
        loaded = undefined;
        changed = new Set();
      }
      for (const name of names) {
        const id = contentNames.productIn(name);
        if (id !== undefined) changed.add(id);
      }
    },

    /** Returns the bytes of the index. */
    memory: () => loaded?.index.bytes ?? 0,

    /** Ends the building of the index. */
    async close() {
      isClosed = true;
      await loading;
    },
  };
}
