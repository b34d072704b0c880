import { LRUCache } from "lru-cache";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { SuggestedProduct } from "../search-schema.ts";

/** Bytes of an object with its keys and its entry in the cache. */
const bytesOfEntry = 300;

/** Caches the tiles of recently shown products, for each site. A tile takes some 700 bytes. */
export function createTileCache(
  read: (site: Site, numbers: number[]) => Promise<SuggestedProduct[]>,
  sites: readonly Site[],
  maxBytes: number,
) {
  const tiles = new LRUCache<string, SuggestedProduct>({
    maxSize: maxBytes,
    sizeCalculation: ({ title, imageProductThumb, productViewUrl }) =>
      bytesOfEntry + 2 * (title.length + imageProductThumb.length + productViewUrl.length),
  });
  let changes = 0;
  const key = (code: SiteCode, number: number | string) => `${code} ${number}`;

  return {
    /** Returns the products' tiles in the same order, without those of products that no longer exist. */
    async of(site: Site, numbers: number[]): Promise<SuggestedProduct[]> {
      const cached = numbers.map((number) => tiles.get(key(site.code, number)));
      if (cached.every((tile) => tile !== undefined)) return cached;
      const missing = numbers.filter((_, at) => !cached[at]);
      const before = changes;
      const found = new Map((await read(site, missing)).map((tile) => [tile.id, tile]));
      // Tiles that were read while products changed are not cached.
      if (changes === before)
        for (const tile of found.values()) tiles.set(key(site.code, tile.id), tile);
      return numbers.flatMap((number, at) => cached[at] ?? found.get(String(number)) ?? []);
    },

    /** Returns the bytes of the tiles, and their limit. */
    memory: () => ({ bytes: tiles.calculatedSize, limit: maxBytes }),

    /** Removes the tiles of these products from the cache, or all. */
    invalidate(numbers?: Iterable<number>) {
      changes++;
      if (!numbers) return tiles.clear();
      for (const number of numbers) for (const { code } of sites) tiles.delete(key(code, number));
    },
  };
}
