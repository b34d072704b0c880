import type { Kysely } from "kysely";
import { createStoredIndex, type StoredIndexOptions } from "../../platform/content/stored-index.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { nextOfferChange } from "./current-offers.ts";
import { catalogueVersion, continuesFrom, readMark, type Mark } from "./database-mark.ts";
import { listingsChangedSince, listingsReplacedSince } from "./listing-changes.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { allListings, listingsIn } from "./listing-feed.ts";
import { ListingIndex } from "./listing-index.ts";

/** An index of all products at a point of the database's history. */
interface MarkedListing {
  index: ListingIndex;
  catalogue: string;
  mark: Mark;
}

/** An index, and the moments (milliseconds since 1970) for which its offers are right. */
export interface ReadListing extends MarkedListing {
  from: number;
  until: number;
}

export type ListingReaderOptions = Omit<StoredIndexOptions, "name">;

/** With more products read, the index is stored again. */
const maxUnstored = 5_000;

/** Whether all products are read instead of the changed ones: removed ones then leave the index. */
const isMost = (changed: number[], { size }: ListingIndex) =>
  changed.length > Math.max(maxUnstored, size / 2);

/**
 * Reads the listing index: what changed since an earlier one, or since the one that is stored on this machine. Reads all products
 * where there is none of this database, or where most have changed.
 */
export function createListingReader(
  database: Kysely<CatalogueTables>,
  options: ListingReaderOptions,
) {
  const stored = createStoredIndex<Omit<MarkedListing, "index"> & { columns: ListingColumns }>({
    ...options,
    name: "list-index",
  });
  let storing: Promise<void> | undefined;
  let isClosed = false;

  async function readStored(): Promise<MarkedListing | undefined> {
    const found = await stored.read();
    if (!found) return undefined;
    const { columns, ...known } = found;
    return { ...known, index: ListingIndex.of(columns) };
  }

  /** Returns the products that are not as an index of another time has them. */
  async function changedSince(
    { index, catalogue: of, mark }: MarkedListing,
    catalogue: string,
    moment: Date,
  ) {
    const changed = await listingsChangedSince(database, mark, moment);
    if (catalogue === of) return changed;
    const replaced = await listingsReplacedSince(database, mark, index.offerCounts());
    return [...new Set([...changed, ...replaced])];
  }

  /** Stores a copy, because the index changes while the file is written. */
  async function store({ index, catalogue, mark }: MarkedListing): Promise<void> {
    const columns = index.columns();
    await storing;
    await stored.write({ mark, catalogue, columns });
  }

  return {
    /**
     * Brings an index up to date, or makes one. Calls back with the number of products that it will read; returns undefined after
     * `close`. When it fails, the index stays usable with its old mark.
     */
    async read(
      known: MarkedListing | undefined,
      moment: Date,
      onCounted: (products: number) => void,
    ): Promise<ReadListing | undefined> {
      // Read before the products, so that no later change is missed.
      const catalogue = await catalogueVersion(database);
      const mark = await readMark(database, moment);
      const until = await nextOfferChange(database, moment);
      const former = known ?? (await readStored());
      const base = former && (await continuesFrom(database, former.mark)) ? former : undefined;
      const changed = base && (await changedSince(base, catalogue, moment));
      const numbers = changed && !isMost(changed, base.index) ? changed : undefined;
      const count = numbers?.length ?? Infinity;
      onCounted(count);
      const index = base && numbers ? base.index : new ListingIndex();
      index.replace(numbers ?? [], []);
      const batches = numbers
        ? listingsIn(database, moment, numbers)
        : allListings(database, moment);
      for await (const products of batches) {
        if (isClosed) return undefined;
        index.replace([], products);
      }
      const read = { index, catalogue, mark };
      if (count > maxUnstored) storing = store(read);
      return { ...read, from: moment.getTime(), until: until?.getTime() ?? Infinity };
    },

    /** Resolves when the last index is stored. */
    stored: async () => storing,

    /** Ends the reading. */
    close() {
      isClosed = true;
    },
  };
}
