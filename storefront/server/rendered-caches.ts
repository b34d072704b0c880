import type { ContentName } from "../../platform/content/content-changes.ts";
import type { MemoryUse } from "../../platform/http/memory-use.ts";
import {
  RenderedCache,
  type RenderedCacheOptions,
} from "../../platform/http/caching/rendered-cache.ts";
import type { CacheBytes } from "./cache-memory.ts";

/**
 * Milliseconds for which a busy page may be served after it was last known to be correct. A change waits up to half a second until
 * it is known (`platform/content/content-watch.ts`), and no page may be older than a second.
 */
const maxLag = 300;

/** Creates the caches of rendered pages, of results pages, and of JSON that is the same for every shopper. */
export function createRenderedCaches(
  maxBytes: Pick<CacheBytes, "json" | "pages" | "results">,
  options: Omit<RenderedCacheOptions, "maxBytes" | "maxLag">,
) {
  const caches = {
    pages: new RenderedCache({ ...options, maxLag, maxBytes: maxBytes.pages }),
    results: new RenderedCache({ ...options, maxLag, maxBytes: maxBytes.results }),
    json: new RenderedCache({ ...options, maxBytes: maxBytes.json }),
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
