import { allContent, ContentReads, isAffected, type ContentName } from "./content-changes.ts";
import type { SiteCode } from "../shared/site.ts";
import type { Viewpoint } from "../shared/viewpoint.ts";

interface CacheEntry<Value> {
  value: Value;
  /** What was read for the value; every rendering that uses it has read that too. */
  reads: ReadonlySet<ContentName>;
  /** Milliseconds since 1970: the value is right from then (inclusive) until then (exclusive). */
  from: number;
  until: number;
}

interface Reading<Value> {
  pending: Promise<CacheEntry<Value>>;
  /** When the reading is done. */
  entry?: CacheEntry<Value>;
}

export interface SiteCacheOptions<Value> {
  /** Notes the names of what it reads with the viewpoint that it is given. */
  read(at: Viewpoint): Promise<Value>;
  /** The next moment after `now` at which another value is right. Without it a value is right at every moment. */
  nextChange?(now: Date): Promise<Date | undefined>;
}

/**
 * Caches what is read of each site until some of it changes or the value's validity ends. Callers at the same time share
 * one reading; a failed one is not cached.
 */
export function createSiteCache<Value>({ read, nextChange }: SiteCacheOptions<Value>) {
  let entries = new Map<SiteCode, Reading<Value>>();
  /** Being read for previews: header, footer and page of one answer share a reading, which ends with it. */
  let previews = new Map<string, Promise<CacheEntry<Value>>>();

  async function entryAt(at: Viewpoint): Promise<CacheEntry<Value>> {
    const reads = new ContentReads();
    const [value, until] = await Promise.all([
      read({ ...at, reads }),
      at.isPreview ? undefined : nextChange?.(at.now),
    ]);
    return {
      value,
      // Of what notes nothing, any change may concern it.
      reads: reads.names.size > 0 ? reads.names : allContent,
      from: nextChange ? at.now.getTime() : -Infinity,
      until: until?.getTime() ?? Infinity,
    };
  }

  return {
    async get(at: Viewpoint): Promise<Value> {
      // The moment of a preview is another one than the shoppers': it must not take the place of theirs.
      const { value, reads } = await (at.isPreview && nextChange ? preview(at) : find(at));
      for (const name of reads) at.reads?.note(name);
      return value;
    },

    /** The content changed: what was read of it before does not count, nor what is still being read. */
    forget(changed = allContent) {
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
    // A reading that overlaps a change of the content stays in the old map, which no later caller asks.
    const known = entries;
    for (let reading = known.get(code); reading;) {
      const entry = await reading.pending;
      if (moment >= entry.from && moment < entry.until) return entry;
      // Another caller that waited may be reading for a later moment already.
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
