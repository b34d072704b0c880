/** The caches that share CACHE_MEMORY, in fortieths. */
const shares = {
  pages: 15,
  results: 2,
  json: 1,
  fragments: 8,
  pictures: 8,
  suggestions: 4,
  tiles: 1,
  found: 1,
} as const;

const parts = Object.values(shares).reduce((sum, share) => sum + share, 0);

/** CACHE_MEMORY without a setting, in megabytes. */
export const defaultCacheMemory = 320;

export type CacheBytes = Record<keyof typeof shares, number>;

/** Returns the maximum bytes of each cache. */
export const cacheBytes = (megabytes: number) =>
  Object.fromEntries(
    Object.entries(shares).map(([cache, share]) => [
      cache,
      Math.floor((megabytes * 1_048_576 * share) / parts),
    ]),
  ) as CacheBytes;
