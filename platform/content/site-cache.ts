import type { SiteCode } from "../shared/sites/site.ts";
import type { Viewpoint } from "../shared/sites/viewpoint.ts";
import { allContent, ContentReads, isAffected, type ContentName } from "./content-changes.ts";

interface CacheEntry<Value> {
  value: Value;
  /** The names of the content from which the value was read. Every rendering that uses the value also depends on them. */
  reads: ReadonlySet<ContentName>;
  /** Milliseconds since 1970 from which (inclusive) and until which (exclusive) the value is valid. */
  from: number;
  until: number;
}

interface Reading<Value> {
  pending: Promise<CacheEntry<Value>>;
  /** Set when the read has finished. */
  entry?: CacheEntry<Value>;
}

export interface SiteCacheOptions<Value> {
  /** Reads the value, and notes the names of the content that it reads in the viewpoint passed to it. */
  read(at: Viewpoint): Promise<Value>;
  /** Returns the next moment after `now` at which the value changes. Without it the value does not depend on time. */
  nextChange?(now: Date): Promise<Date | undefined>;
}

/**
 * Caches values for each site until their content changes or their validity ends. Concurrent callers share one read; a failed
 * read is not cached.
 */
export function createSiteCache<Value>({ read, nextChange }: SiteCacheOptions<Value>) {
  let entries = new Map<SiteCode, Reading<Value>>();
  /** Running reads for previews: header, footer and page of one response share a read, which is dropped when it ends. */
  let previews = new Map<string, Promise<CacheEntry<Value>>>();

  async function entryAt(at: Viewpoint): Promise<CacheEntry<Value>> {
    const reads = new ContentReads();
    const [value, until] = await Promise.all([
      read({ ...at, reads }),
      at.isPreview ? undefined : nextChange?.(at.now),
    ]);
    return {
      value,
      // A value that notes no names may be affected by any change.
      reads: reads.names.size > 0 ? reads.names : allContent,
      from: nextChange ? at.now.getTime() : -Infinity,
      until: until?.getTime() ?? Infinity,
    };
  }

  return {
    async get(at: Viewpoint): Promise<Value> {
      // A preview's moment differs from the shoppers' present, so it must not replace their value.
      const { value, reads } = await (at.isPreview && nextChange ? preview(at) : find(at));
      for (const name of reads) at.reads?.add(name);
      return value;
    },

    /** Discards the values that a change affects, and reads that are still running. */
    invalidate(changed = allContent) {
      entries = new Map(
        [...entries].filter(([, { entry }]) => entry && !isAffected(entry.reads, changed)),
      );
      previews = new Map();
    },
  };

  function preview(at: Viewpoint): Promise<CacheEntry<Value>> {
    const key = `${at.site.code} ${at.now.getTime()}`;
    const known = previews;
    const reading = known.get(key) ?? entryAt(at).finally(() => known.delete(key));
    known.set(key, reading);
    return reading;
  }

  async function find(at: Viewpoint): Promise<CacheEntry<Value>> {
    const { code } = at.site;
    const moment = at.now.getTime();
    // A read during which the content changes stays in the old map, which later callers do not use.
    const known = entries;
    for (let reading = known.get(code); reading;) {
      const entry = await reading.pending;
      if (moment >= entry.from && moment < entry.until) return entry;
      // Another waiting caller may already be reading for a later moment.
      const next = known.get(code);
      reading = next === reading ? undefined : next;
    }
    const reading: Reading<Value> = { pending: entryAt(at) };
    known.set(code, reading);
    reading.pending.then(
      (entry) => {
        reading.entry = entry;
      },
      () => {
        if (known.get(code) === reading) known.delete(code);
      },
    );
    return reading.pending;
  }
}
