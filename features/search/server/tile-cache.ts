import { LRUCache } from "lru-cache";
import type { Site, SiteCode } from "../../../shared/site.ts";
import type { SuggestedProduct } from "../search-schema.ts";

const mostTiles = 20_000;

/** The tiles of products that were shown lately, in each site's form. */
export function createTileCache(
  read: (site: Site, ids: number[]) => Promise<SuggestedProduct[]>,
  sites: readonly Site[],
) {
  const tiles = new LRUCache<string, SuggestedProduct>({ max: mostTiles });
  let changes = 0;
  const key = (code: SiteCode, id: number | string) => `${code} ${id}`;

  return {
    /** The products' tiles in the same order, without those of products that no longer exist. */
    async of(site: Site, ids: number[]): Promise<SuggestedProduct[]> {
      const cached = ids.map((id) => tiles.get(key(site.code, id)));
      if (cached.every((tile) => tile !== undefined)) return cached;
      const missing = ids.filter((_, at) => !cached[at]);
      const before = changes;
      const found = new Map((await read(site, missing)).map((tile) => [tile.id, tile]));
      // What was read while products changed is shown once at most.
      if (changes === before)
        for (const tile of found.values()) tiles.set(key(site.code, tile.id), tile);
      return ids.flatMap((id, at) => cached[at] ?? found.get(String(id)) ?? []);
    },

    /** Forgets the tiles of these products, or all. */
    forget(ids?: Iterable<number>) {
      changes++;
      if (!ids) return tiles.clear();
      for (const id of ids) for (const { code } of sites) tiles.delete(key(code, id));
    },
  };
}
