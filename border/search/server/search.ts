import { LRUCache } from "lru-cache";
import type { MemoryUse } from "../../../platform/http/memory-use.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { inSite } from "../../../platform/shared/texts/words.ts";
import type { FoundPage, Suggestions } from "../search-schema.ts";
import { isGuess, mostPopular } from "./find-in-indexes.ts";
import { countProducts, findProducts, maxFound } from "./find-products.ts";
import type { IndexStorage } from "./full-index-builder.ts";
import { createPageFinder, type PageFinder } from "./found-pages.ts";
import { popularTerms } from "./term-index.ts";
import { readPriceRange, type PriceRange } from "./price-words.ts";
import type { SearchSource } from "./search-source.ts";
import { CurrentSearch, type SearchState } from "./search-state.ts";
import { spelledAs } from "./spelling.ts";
import { createTileCache } from "./tile-cache.ts";

/** The products of a site that match a text. */
export interface Found {
  /** Public numbers of products, best first, at most `maxFound`. */
  numbers: number[];
  /** The number of matches; the products after them are alternatives. */
  matching: number;
  /** The text as the language writes it: with its accents and, when only that found something, with corrected words. */
  spelling: string;
  /** Whether only a correction found something. */
  isCorrected: boolean;
  /** Pages of the shop that answer the text. */
  pages: FoundPage[];
}

export type Search = ReturnType<typeof createSearch>;
export type SearchAnswers = ReturnType<typeof searchIn>;

/** Bytes of an entry in the cache of searches besides its key and the numbers of its products. */
const bytesOfEntry = 128;

/**
 * Number of products of each site whose tiles are read in advance: one at a time they would cost as much as thousands at once.
 */
const tilesInAdvance = 1_000;

export interface SearchStorage extends IndexStorage {
  /** Most bytes of cached tiles, and of the numbers of the products that searches found. */
  cacheBytes: { tiles: number; found: number };
}

/** Suggestions and search over all products of all sites. */
export function createSearch(source: SearchSource, { cacheBytes, ...storage }: SearchStorage) {
  const tiles = createTileCache(
    (site, numbers) => source.tiles({ site, now: source.now() }, numbers),
    source.sites,
    cacheBytes.tiles,
  );
  const finders = new Map(
    source.sites.map((site) => [site.code, createPageFinder(site, source.pages(site))]),
  );
  const ports = {
    tiles,
    pagesOf: ({ code }: Site) => finders.get(code)!,
    inPriceRange: (site: Site, numbers: number[], range: PriceRange) =>
      source.inPriceRange({ site, now: source.now() }, numbers, range),
    // At another moment, too: finding out which terms lead to products then takes seconds.
    spellingTerms: (site: Site) => state.current.termsOf(site),
  };
  let searches = emptySearches(cacheBytes.found);
  let moments = 0;
  const state = new CurrentSearch(source, storage, (changed) => {
    tiles.invalidate(changed);
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

    close: () => state.close(),

    async refresh(): Promise<void> {
      await state.refresh();
      if (!state.isReady) return;
      const popular = [...(state.current.products[0]?.numbers.subarray(0, tilesInAdvance) ?? [])];
      for (const site of source.sites) await tiles.of(site, popular);
    },

    /** Returns the search over the products as sold at another moment. */
    async atMoment(moment: Date): Promise<SearchAnswers> {
      const current = await state.at(moment);
      return searchIn({ current }, ports, () => searches, `moment ${++moments} `);
    },

    ...searchIn(state, ports, () => searches),
  };
}

function searchIn(
  state: { readonly current: SearchState },
  {
    tiles,
    pagesOf,
    inPriceRange,
    spellingTerms,
  }: {
    tiles: ReturnType<typeof createTileCache>;
    /** Returns the search for pages of a site. */
    pagesOf(site: Site): PageFinder;
    /** Returns terms that show how words are written. */
    spellingTerms: SearchState["termsOf"];
    inPriceRange(
      site: Site,
      numbers: number[],
      range: PriceRange,
    ): ReturnType<SearchSource["inPriceRange"]>;
  },
  searches: () => LRUCache<string, Found>,
  /** Begins the keys of searches of another moment. */
  prefix = "",
) {
  const titlesOf = async (site: Site, numbers: number[]) =>
    (await tiles.of(site, numbers)).map(({ title }) => title);

  /** Suggests products that cost a price in a range, of all products when the text says nothing else. */
  async function suggestPriced(
    site: Site,
    { text, range }: { text: string; range: PriceRange },
    maxProducts: number,
  ): Promise<Suggestions> {
    const { hits, matching } = findAll(site, text);
    const numbers = hits.slice(0, matching || hits.length).map(({ number }) => number);
    const priced = await inPriceRange(site, numbers, range);
    return {
      productCount: matching && priced.count,
      ...(matching === 0 && priced.count > 0 && { areAlternatives: true }),
      products: await tiles.of(site, priced.numbers.slice(0, maxProducts)),
      searchTerms: [],
    };
  }

  const findAll = (site: Site, text: string) =>
    text === ""
      ? mostPopular(state.current, site, maxFound)
      : findProducts(state.current, site, text, { limit: maxFound, isFinished: true });

  return {
    /** Suggests terms, pages and products for a text that is being typed. */
    async suggest(
      site: Site,
      text: string,
      maxSearchTerms: number,
      maxProducts: number,
      priced = readPriceRange(text, site),
    ): Promise<Suggestions> {
      if (priced) return suggestPriced(site, priced, maxProducts);
      const { current } = state;
      const { list = [], index } = (await current.termsOf(site)) ?? {};
      const foundTerms = index?.search(text, { market: 0, limit: maxSearchTerms }).hits ?? [];
      const { pages, isAnswered } = pagesOf(site)(text, true);
      const found = findProducts(current, site, text, { limit: maxProducts });
      const { hits, matching } = isAnswered && isGuess(found) ? nothingFound : found;
      const areAlternatives = hits.length > 0 && matching === 0;
      // Counted as on the results page: no result for an unfinished last word means none for the finished one.
      const productCount = () => matching && countProducts(current, site, text);
      return {
        ...(foundTerms.length === 0 && hits.length > 0 && { productCount: productCount() }),
        ...(areAlternatives && { areAlternatives }),
        ...(pages.length > 0 && { pages }),
        products: await tiles.of(
          site,
          hits.map(({ number }) => number),
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

    /** Finds every product that matches a text, best first; all products for an empty text. */
    async find(site: Site, text: string): Promise<Found> {
      const cached = searches();
      // As typed: the spelling keeps what is right.
      const key = `${prefix}${site.code} ${text}`;
      const known = cached.get(key);
      if (known) return known;
      const { pages, isAnswered } = pagesOf(site)(text);
      const all = findAll(site, text);
      const { hits, matching, corrections } = isAnswered && isGuess(all) ? nothingFound : all;
      const numbers = hits.map(({ number }) => number);
      const isCorrected = corrections !== undefined && matching > 0;
      const spelling =
        matching > 0
          ? spelledAs(
              site,
              text,
              await titlesOf(site, numbers.slice(0, spelledBy)),
              await spellingTerms(site),
              new Map(corrections),
            )
          : text;
      const response = { numbers, matching, spelling, isCorrected, pages };
      cached.set(key, response);
      return response;
    },
  };
}

const emptySearches = (maxSize: number) =>
  new LRUCache<string, Found>({
    maxSize,
    sizeCalculation: ({ numbers }, key) =>
      bytesOfEntry + 2 * key.length + Float64Array.BYTES_PER_ELEMENT * numbers.length,
  });

const nothingFound = { hits: [], matching: 0, corrections: undefined };

/** Number of products whose titles show how words are written. */
const spelledBy = 5;
