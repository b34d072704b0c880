import { LRUCache } from "lru-cache";
import type { Site, SiteCode } from "../../../platform/shared/site.ts";
import type { SuggestedProduct } from "../search-schema.ts";

/** Bytes of an object with its keys and its entry in the cache. */
const bytesOfEntry = 300;

/** Caches the tiles of recently shown products, for each site. A tile takes some 700 bytes. */
export function createTileCache(
  read: (site: Site, ids: number[]) => Promise<SuggestedProduct[]>,
  sites: readonly Site[],
  maxBytes: number,
) {
  const tiles = new LRUCache<string, SuggestedProduct>({
    maxSize: maxBytes,
    sizeCalculation: ({ title, imageProductThumb, productViewUrl }) =>
      bytesOfEntry + 2 * (title.length + imageProductThumb.length + productViewUrl.length),
  });
  let changes = 0;
  const key = (code: SiteCode, id: number | string) => `${code} ${id}`;

  return {
    /** Returns the products' tiles in the same order, without those of products that no longer exist. */
    async of(site: Site, ids: number[]): Promise<SuggestedProduct[]> {
      const cached = ids.map((id) => tiles.get(key(site.code, id)));
      if (cached.every((tile) => tile !== undefined)) return cached;
      const missing = ids.filter((_, at) => !cached[at]);
      const before = changes;
      const found = new Map((await read(site, missing)).map((tile) => [tile.id, tile]));
      // Tiles that were read while products changed are not cached.
      if (changes === before)
        for (const tile of found.values()) tiles.set(key(site.code, tile.id), tile);
      return ids.flatMap((id, at) => cached[at] ?? found.get(String(id)) ?? []);
    },

    /** Returns the bytes of the tiles, and their limit. */
    memory: () => ({ bytes: tiles.calculatedSize, limit: maxBytes }),

    /** Removes the tiles of these products from the cache, or all. */
    forget(ids?: Iterable<number>) {
      changes++;
      if (!ids) return tiles.clear();
      for (const id of ids) for (const { code } of sites) tiles.delete(key(code, id));
    },
  };
}
