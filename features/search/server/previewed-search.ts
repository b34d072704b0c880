import { LRUCache } from "lru-cache";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import { createSearch, type Search } from "./search.ts";
import type { SearchSources } from "./search-sources.ts";

/** Each has indexes of all products; milliseconds for which one is cached after its last use. */
const mostPreviewed = 2;
const cachedFor = 10 * 60_000;

/** Searches the products of another moment: indexed when staff first search there, which takes as long as at a start. */
export function createPreviewedSearch<Mark>(sourcesAt: (now: Date) => SearchSources<Mark>) {
  const searches = new LRUCache<string, Promise<Search>>({
    max: mostPreviewed,
    ttl: cachedFor,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });

  async function build(sources: SearchSources<Mark>): Promise<Search> {
    const search = createSearch(sources);
    await search.refresh();
    return search;
  }

  return async ({ now }: Viewpoint): Promise<Search> => {
    const sources = sourcesAt(now);
    // The same between two changes of what is sold, so that staff who go on by an hour wait for nothing.
    const { everything } = await sources.versions();
    const known = searches.get(everything);
    if (known) return known;
    const building = build(sources);
    searches.set(everything, building);
    building.catch(() => searches.delete(everything));
    return building;
  };
}
