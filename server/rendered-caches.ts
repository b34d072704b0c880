import type { ContentName } from "../platform/content/content-changes.ts";
import type { MemoryUse } from "../platform/http/memory-use.ts";
import { RenderedCache, type RenderedCacheOptions } from "../platform/http/rendered-cache.ts";
import type { CacheBytes } from "./cache-memory.ts";

/** Creates the caches of rendered pages, of results pages, and of JSON that is the same for every shopper. */
export function createRenderedCaches(
  most: Pick<CacheBytes, "json" | "pages" | "results">,
  options: Omit<RenderedCacheOptions, "maxBytes">,
) {
  const cacheOf = (maxBytes: number) => new RenderedCache({ ...options, maxBytes });
  const caches = {
    pages: cacheOf(most.pages),
    results: cacheOf(most.results),
    json: cacheOf(most.json),
  };
  return {
    ...caches,
    /** Handles a change of the content. */
    invalidate(changed: ReadonlySet<ContentName>) {
      for (const cache of Object.values(caches)) cache.invalidate(changed);
    },
    memory: (): MemoryUse[] =>
      Object.entries(caches).map(([part, { memory }]) => ({ part, ...memory })),
  };
}
