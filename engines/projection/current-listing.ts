import type { Kysely } from "kysely";
import { anyContent, type ContentName } from "../../platform/content/content-changes.ts";
import type { MemoryUse } from "../../platform/http/memory-use.ts";
import { singleFlight } from "../../platform/shared/single-flight.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { nextOfferChange } from "./current-offers.ts";
import { productsChangingBetween } from "./listing-changes.ts";
import { listingsOf } from "./listing-feed.ts";
import type { ListingIndex } from "./listing-index.ts";
import {
  createListingReader,
  type ListingReaderOptions,
  type ReadListing,
} from "./listing-reader.ts";
import { createPreviewedListing } from "./previewed-listing.ts";

/** An index of all products. Its generation counts the changes of everything before it was read. */
interface Loaded extends ReadListing {
  generation: number;
}

export interface CurrentListingOptions extends Omit<ListingReaderOptions, "onError"> {
  now(): Date;
  onError(error: unknown, message: string): void;
}

/** Milliseconds after which an index that could not be read is read again. */
export const rebuildAfter = 15_000;
/** Lists wait until so many changed products are read; with more of them, the database answers until they are. */
const maxAwaited = 5_000;
/** How often a list waits for the same, in case products change all the time. */
const maxWaits = 2;

/**
 * Keeps the listing index of this process as the database is. Products that changed by name, or whose offers began or ended, are read
 * again before the next list is made. After a change of unknown extent the database says what changed since. While many products
 * are read, `at` returns no index. For previews of other moments it reads what is sold otherwise then.
 */
export function createCurrentListing(
  database: Kysely<CatalogueTables>,
  { now, onError, ...options }: CurrentListingOptions,
) {
  const reader = createListingReader(database, { ...options, onError });
  const previewed = createPreviewedListing(database);
  let loaded: Loaded | undefined;
  /** Settles when the index is read, or will take longer than lists wait. */
  let soon: Promise<void> | undefined;
  /** Products that changed since they were read. */
  let changed = new Set<number>();
  let catchingUp: Promise<void> | undefined;
  /** How often everything has changed. */
  let generation = 0;
  let isClosed = false;

  const isBehind = () => loaded?.generation !== generation;

  async function load(): Promise<void> {
    while (isBehind() && !isClosed) {
      const begun = generation;
      const { promise, resolve } = Promise.withResolvers<void>();
      const release = () => {
        soon = undefined;
        resolve();
      };
      soon = promise;
      try {
        const read = await reader.read(loaded, now(), (count) => count > maxAwaited && release());
        if (read) loaded = { ...read, generation: begun };
      } finally {
        release();
      }
    }
  }

  const loadOnce = singleFlight(() =>
    load().catch((error: unknown) => {
      onError(error, "the index of lists is not built");
      setTimeout(refresh, rebuildAfter).unref();
    }),
  );
  function refresh(): void {
    if (isBehind() && !isClosed) void loadOnce();
  }

  function forgetAll(): void {
    generation++;
    changed = new Set();
    if (loaded) refresh();
  }

  const isOutdated = (moment: Date) =>
    changed.size > 0 || (loaded !== undefined && loaded.until <= moment.getTime());

  /** Reports whether the index was read at this moment or before, so that it can be brought up to it. */
  const isSince = (moment: Date) => loaded !== undefined && loaded.from <= moment.getTime();

  /** Reads once what is outdated at a moment; what changes until it is read stays outdated. */
  async function catchUp(moment: Date): Promise<void> {
    const current = loaded!;
    const named = changed;
    changed = new Set();
    try {
      const isPast = current.until <= moment.getTime();
      const passed = isPast
        ? await productsChangingBetween(database, new Date(current.from), moment)
        : [];
      const numbers = [...named.union(new Set(passed))];
      if (numbers.length > maxAwaited) return forgetAll();
      // An offer that changed may begin or end sooner than all others.
      const until = await nextOfferChange(database, moment);
      const products = await listingsOf(database, moment, numbers);
      if (loaded !== current || isBehind()) {
        changed = changed.union(named);
        return;
      }
      current.index.replace(numbers, products);
      if (isPast) current.from = moment.getTime();
      current.until = until?.getTime() ?? Infinity;
    } catch (error) {
      changed = changed.union(named);
      throw error;
    }
  }

  /** Returns the index for the present, with all changes that came before the call. */
  async function present(moment: Date): Promise<ListingIndex | undefined> {
    for (let waits = 0; isBehind() && soon && waits < maxWaits; waits++) await soon;
    // Offers that begin or end after the present stay as they are.
    const latest = moment < now() ? moment : now();
    // What is being read may have been asked for before the last change; the next reading has it.
    for (let waits = 0; waits < maxWaits; waits++) {
      if (isBehind() || !isSince(latest) || !(isOutdated(latest) || catchingUp)) break;
      catchingUp ??= catchUp(latest).finally(() => {
        catchingUp = undefined;
      });
      await catchingUp;
    }
    const time = moment.getTime();
    return loaded && !isBehind() && loaded.from <= time && time < loaded.until
      ? loaded.index
      : undefined;
  }

  return {
    /** Returns the index for a viewpoint; undefined while many products are read. */
    async at({ now: moment, isPreview }: Viewpoint): Promise<ListingIndex | undefined> {
      if (!isPreview) return present(moment);
      const today = now();
      const index = await present(today);
      // Without changes that came since: the preview is cached until the next one.
      return index && !isOutdated(today) ? previewed.at(moment, index, today) : undefined;
    },

    /** Reads the index in the background, if there is none; after a failure, again until it is read. */
    refresh,

    invalidate(names: ReadonlySet<ContentName>) {
      previewed.invalidate();
      if (names.has(anyContent)) forgetAll();
      for (const name of names) {
        const number = contentNames.productIn(name);
        if (number !== undefined) changed.add(number);
      }
    },

    /** Returns the bytes of the index, and of those of other moments. */
    memory: (): MemoryUse[] => [
      { part: "list index", bytes: loaded?.index.bytes ?? 0 },
      { part: "previewed list indexes", bytes: previewed.memory() },
    ],

    /** Ends the reading of the index. */
    async close() {
      isClosed = true;
      reader.close();
      await loadOnce();
      await reader.stored();
    },
  };
}
