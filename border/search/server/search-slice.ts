import type { Kysely } from "kysely";
import { allContent, isAffected } from "../../../platform/content/content-changes.ts";
import { NotReady } from "../../../platform/http/overload/not-ready.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import { nextBound, validityBounds } from "../../../platform/content/validity.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { SuggestedOffer } from "../search-schema.ts";
import { searchContent, suggestionsName } from "./import-search-content.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { clickRoute } from "./click-route.ts";
import type { ExternalIndexBuilder } from "./external-index-builder.ts";
import { createQueryLog } from "./query-log.ts";
import { searchRoutes } from "./search-routes.ts";
import type { SearchTables } from "./search-tables.ts";
import { readSearchTerms } from "./search-terms.ts";
import { createProductSnapshot } from "./product-snapshot.ts";
import { createPreviewedSearch } from "./previewed-search.ts";
import { createSearch, type SearchAnswers } from "./search.ts";
import type { SearchSource } from "./search-source.ts";
import { readStoredSynonyms, type Synonyms } from "./synonyms.ts";

export interface SearchPorts extends Omit<SearchSource, "synonyms" | "terms"> {
  /** Returns the current prices of products, without those that are not sold. */
  offers(at: Viewpoint, numbers: number[]): Promise<SuggestedOffer[]>;
  /** Maximum bytes of cached suggestions, of their tiles and of search results. */
  cacheBytes: { suggestions: number; tiles: number; found: number };
  /** Where the index is stored for the next process; undefined when the database ends with this one. */
  snapshotFolder: string | undefined;
  /** Builds large indexes; undefined when only this process may open the database. */
  externalBuilder: ExternalIndexBuilder | undefined;
  onError(error: unknown, message: string): void;
}

/** Milliseconds between two reads of the terms that shoppers searched for. */
const termsReadEvery = 10 * 60_000;

/** Suggestions, results, and the query log. */
export function searchSlice(
  database: Kysely<SearchTables>,
  { offers, cacheBytes, snapshotFolder: folder, externalBuilder, onError, ...ports }: SearchPorts,
) {
  const { sites, feed, now, code } = ports;
  let synonyms: Promise<Synonyms> | undefined;
  const search = createSearch(
    {
      ...ports,
      terms: () => readSearchTerms(database, now()),
      // They are many, and change with imports alone.
      synonyms: () =>
        (synonyms ??= readStoredSynonyms(database).catch((error: unknown) => {
          synonyms = undefined;
          throw error;
        })),
    },
    {
      snapshot: createProductSnapshot({ folder, code, onError }),
      externalBuilder,
      cacheBytes,
    },
  );
  const answers = createAnswerCache(cacheBytes.suggestions);
  const previewed = createPreviewedSearch(
    search,
    async (moment) => (await feed.versions(moment)).everything,
  );
  /** Returns the search of a viewpoint. Throws NotReady until there is an index. */
  const searchAt = async (at: Viewpoint): Promise<SearchAnswers> => {
    if (!search.isReady) throw new NotReady("search");
    return at.isPreview ? previewed(at) : search;
  };
  // The slice extends these, so they are read before it is made.
  const { refresh, memory, close } = search;
  const reads = new Set([...feed.names, suggestionsName]);
  const readsOfSynonyms = new Set([suggestionsName]);
  const queryLog = createQueryLog(database, {
    onError: (error) => onError(error, "searches are not counted"),
  });
  return Object.assign(search, {
    at: searchAt,
    queryLog,
    content: searchContent(sites),
    nextChange: (from) => nextBound(database, { seasonal_term: validityBounds }, from),
    refresh: async (changed = allContent) => {
      if (isAffected(readsOfSynonyms, changed)) synonyms = undefined;
      if (isAffected(reads, changed)) await refresh();
    },
    routes: (app, tools) =>
      searchRoutes(app, {
        search,
        searchAt,
        answers,
        indexed: reads,
        offers,
        ...tools,
      }),
    memory: () => [
      ...memory(),
      { part: "suggestions", bytes: answers.size.bytes, limit: cacheBytes.suggestions },
    ],
    personalRoutes: (app, tools) => clickRoute(app, { queryLog, ...tools }),
    jobs: [{ name: "search terms", every: termsReadEvery, run: refresh }],
    deleteExpired: queryLog.deleteExpired,
    close: async () => {
      await Promise.all([queryLog.close(), close()]);
    },
  } satisfies Slice & { queryLog: typeof queryLog; at: typeof searchAt });
}
