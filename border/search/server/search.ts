import { LRUCache } from "lru-cache";
import type { MemoryUse } from "../../../platform/http/memory-use.ts";
import type { Site } from "../../../platform/shared/site.ts";
import { fold } from "../../../platform/shared/fold.ts";
import { inSite } from "../../../platform/shared/words.ts";
import type { Suggestions } from "../search-schema.ts";
import { nameTokens } from "./engine/tokens.ts";
import type { IndexElsewhere } from "./index-elsewhere.ts";
import { countProducts, findProducts, maxFound } from "./find-products.ts";
import { popularTerms } from "./popular-terms.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import type { SearchSources } from "./search-sources.ts";
import { createSearchState, type SearchState } from "./search-state.ts";
import { createTileCache } from "./tile-cache.ts";

/** The products of a site that match a text. */
export interface Found {
  /** Product numbers, best first, at most `maxFound`. */
  ids: number[];
  /** The number of matches; the ids after them are alternatives. */
  matching: number;
  /** The corrected text, when only a correction found something. */
  didYouMean: string | undefined;
}

export type Search = ReturnType<typeof createSearch>;
export type SearchAnswers = ReturnType<typeof searchIn>;

/** Bytes of an entry in the cache of searches besides its key and the numbers of its products. */
const bytesOfEntry = 128;

/**
 * Number of products of each site whose tiles are read in advance: one at a time they would cost as much as thousands at once.
 */
const tilesInAdvance = 1_000;

export interface SearchStorage<Mark> {
  snapshot?: ProductSnapshot<Mark>;
  /** Builds large indexes that replace others. */
  elsewhere?: IndexElsewhere;
  /** Most bytes of cached tiles, and of the numbers of the products that searches found. */
  cacheBytes: { tiles: number; found: number };
}

/** Suggestions and search over all products of all sites. */
export function createSearch<Mark>(
  sources: SearchSources<Mark>,
  { snapshot, elsewhere, cacheBytes }: SearchStorage<Mark>,
) {
  const tiles = createTileCache(sources.tiles, sources.sites, cacheBytes.tiles);
  let searches = emptySearches(cacheBytes.found);
  let moments = 0;
  const state = createSearchState(sources, { snapshot, elsewhere }, (changed) => {
    tiles.forget(changed);
    searches = emptySearches(cacheBytes.found);
  });

  return {
    get version() {
      return state.current.version;
    },

    /** Milliseconds since 1970 from which answers are outdated, until there is another version. */
    get until() {
      return state.current.until;
    },

    /** Whether the index of all products is there: until then nothing is found. */
    get isReady() {
      return state.isReady;
    },

    /** Returns what indexes, cached tiles and searches hold in memory. */
    memory: (): MemoryUse[] => [
      ...state.memory(),
      { part: "tiles", ...tiles.memory() },
      { part: "found products", bytes: searches.calculatedSize, limit: cacheBytes.found },
    ],

    close: state.close,

    async refresh(): Promise<void> {
      await state.refresh();
      if (!state.isReady) return;
      const popular = [...(state.current.products[0]?.ids.subarray(0, tilesInAdvance) ?? [])];
      for (const site of sources.sites) await tiles.of(site, popular);
    },

    /** Returns the search over the products as sold at another moment. */
    async atMoment(moment: Date): Promise<SearchAnswers> {
      const current = await state.at(moment);
      return searchIn({ current }, tiles, () => searches, `moment ${++moments} `);
    },

    ...searchIn(state, tiles, () => searches),
  };
}

function searchIn(
  state: { readonly current: SearchState },
  tiles: ReturnType<typeof createTileCache>,
  searches: () => LRUCache<string, Found>,
  /** Begins the keys of searches of another moment. */
  prefix = "",
) {
  /** Spells folded words as in the product's title, or else as in a term. */
  async function spelled(site: Site, words: string[], id: number): Promise<string> {
    const [tile] = await tiles.of(site, [id]);
    const { list = [], index } = (await state.current.termsOf(site)) ?? {};
    return words
      .map((word) => {
        const term = list[index?.search(word, { market: 0, limit: 1 }).hits[0]?.document ?? -1];
        return spellingIn(tile?.title, word, site) ?? spellingIn(term, word, site) ?? word;
      })
      .join(" ");
  }

  return {
    /** Suggests terms and products for a text that is being typed. */
    async suggest(
      site: Site,
      text: string,
      maxSearchTerms: number,
      maxProducts: number,
    ): Promise<Suggestions> {
      const { current } = state;
      const { list = [], index } = (await current.termsOf(site)) ?? {};
      const foundTerms = index?.search(text, { market: 0, limit: maxSearchTerms }).hits ?? [];
      const { hits, matching } = findProducts(current, site, text, { limit: maxProducts });
      const areAlternatives = hits.length > 0 && matching === 0;
      // Counted as on the results page: no result for an unfinished last word means none for the finished one.
      const productCount = () => matching && countProducts(current, site, text);
      return {
        ...(foundTerms.length === 0 && hits.length > 0 && { productCount: productCount() }),
        ...(areAlternatives && { areAlternatives }),
        products: await tiles.of(
          site,
          hits.map(({ id }) => id),
        ),
        searchTerms: foundTerms.map(({ document }) => ({
          searchterm: inSite(site, list[document]!),
        })),
      };
    },

    /** Returns the terms to offer in an empty field. */
    async popularTerms(site: Site, now: Date): Promise<string[]> {
      const terms = await state.current.termsOf(site);
      return terms ? popularTerms(terms, site, now).map((term) => inSite(site, term)) : [];
    },

    /** Finds every product that matches a text, best first. */
    async find(site: Site, text: string): Promise<Found> {
      const cached = searches();
      const key = `${prefix}${site.code} ${fold(text)}`;
      const known = cached.get(key);
      if (known) return known;
      const { hits, matching, meant } = findProducts(state.current, site, text, {
        limit: maxFound,
        isFinished: true,
      });
      const ids = hits.map(({ id }) => id);
      const isCorrected = meant && matching > 0;
      const didYouMean = isCorrected ? await spelled(site, meant, ids[0]!) : undefined;
      const answer = { ids, matching, didYouMean };
      cached.set(key, answer);
      return answer;
    },
  };
}

const emptySearches = (maxSize: number) =>
  new LRUCache<string, Found>({
    maxSize,
    sizeCalculation: ({ ids }, key) =>
      bytesOfEntry + 2 * key.length + Float64Array.BYTES_PER_ELEMENT * ids.length,
  });

/** Returns the word of a text that folds to `folded`, in lower case. */
function spellingIn(text = "", folded: string, { language, locale }: Site): string | undefined {
  return text
    .match(/[\p{L}\p{M}\d]+/gu)
    ?.find((word) => nameTokens(word, language).includes(folded))
    ?.toLocaleLowerCase(locale);
}
