import { LRUCache } from "lru-cache";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Search, SearchAnswers } from "./search.ts";

/** Milliseconds for which the search of a moment is cached after its last use. */
const cachedFor = 10 * 60_000;
const maxPreviewed = 8;

/** Creates the search for other moments: prepared once for all moments between two changes of the products on sale. */
export function createPreviewedSearch(
  search: Pick<Search, "version" | "atMoment">,
  /** Changes with the products on sale at a moment. */
  versionAt: (moment: Date) => Promise<string>,
) {
  const searches = new LRUCache<string, Promise<SearchAnswers>>({
    max: maxPreviewed,
    ttl: cachedFor,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });

  return async ({ now }: Viewpoint): Promise<SearchAnswers> => {
    // The live search has a new version when anything else changes: products, synonyms, exclusions.
    const key = `${search.version} ${await versionAt(now)}`;
    const known = searches.get(key);
    if (known) return known;
    const preparing = search.atMoment(now);
    searches.set(key, preparing);
    preparing.catch(() => searches.delete(key));
    return preparing;
  };
}
