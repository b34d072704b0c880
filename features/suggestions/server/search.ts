import { setImmediate as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import {
  languages,
  markets,
  type Language,
  type Market,
  type Site,
  type SiteCode,
} from "../../../shared/site.ts";
import { fold, inSite } from "../../../shared/words.ts";
import type { SuggestedProduct, Suggestions } from "../suggestions-contract.ts";
import { buildIndexes } from "./build-indexes.ts";
import type { CommonTerm } from "./common-terms.ts";
import { IndexBuilder, type SearchDocument } from "./index-builder.ts";
import type { DocumentBatch } from "./index-worker.ts";
import { SearchIndex, tiers } from "./search-index.ts";
import type { SearchTerms } from "./search-terms.ts";
import { nameTokens } from "./tokens.ts";

/** A product as the catalogue gives it. */
export interface FeedProduct {
  id: number;
  popularity: number;
  names: Partial<Record<Language, string>>;
  category: string;
  markets: Market[];
}

/** Where the search has its products and terms from: the database holds the truth. `Mark` is a moment of its life. */
export interface SearchSources<Mark> {
  /** What the catalogue is called as a whole, and everything that answers depend on. */
  versions(): Promise<{ catalogue: string; everything: string }>;
  mark(): Promise<Mark>;
  /** All products, the most popular first. */
  products(): AsyncIterable<FeedProduct[]>;
  /** Those that changed since the mark, at most so many. */
  changed(since: Mark, most: number): Promise<{ products: FeedProduct[]; gone: number[] }>;
  /** Names of a category and all above it: by language and the category's id. */
  categoryNames(): Promise<Map<string, Map<string, string[]>>>;
  terms(): Promise<SearchTerms>;
  /** What the tiles of products show. */
  tiles(site: Site, ids: number[]): Promise<SuggestedProduct[]>;
  sites: Site[];
}

/** Products with an index for each language; documents are places in the lists. */
interface Part {
  ids: Int32Array;
  popularity: Int32Array;
  indexes: Record<Language, SearchIndex>;
}

/** What was built from all products, and what is to be known of it. */
interface Base<Mark> extends Part {
  catalogue: string;
  mark: Mark;
  commonTerms: Record<Language, CommonTerm[]>;
  /** Products that are found in `delta`, or no more. */
  hidden: Set<number>;
}

/** The terms of a site, the most wanted first. */
interface Terms {
  list: string[];
  index: SearchIndex;
}

interface Hit {
  id: number;
  tier: number;
  popularity: number;
}

/** What a text means among the products of a site. */
export interface Found {
  /** Product numbers, best first, at most `mostFound`. */
  ids: number[];
  /** How the text was probably meant, when it had to be corrected to find something. */
  didYouMean: string | undefined;
}

export type Search = ReturnType<typeof createSearch>;

/** More results than anybody looks at. */
export const mostFound = 9_600;
/** With more changes all is built anew. */
const mostChanges = 5_000;
const tilesKept = 20_000;

/**
 * Suggestions and search over all products. The indexes are built in a thread of their own; what changes after that lies in
 * a small one beside them, until so much has changed that all is built anew. Answers come from one state or the next, never
 * from something between.
 */
export function createSearch<Mark>(sources: SearchSources<Mark>) {
  let version = "empty";
  let base: Base<Mark> | undefined;
  let delta: Part = partOf([], new Map());
  let terms = new Map<SiteCode, Terms>();
  let running: Promise<void> = Promise.resolve();
  let tiles = noTiles();

  const hitsFor = (site: Site, text: string, limit: number) =>
    hitsIn(base ? [base, delta] : [], site, text, limit);

  async function tilesOf(site: Site, ids: number[]): Promise<SuggestedProduct[]> {
    // What is read while the products change goes into the old map, which nobody asks any more.
    const kept = tiles;
    const key = (id: number | string) => `${site.code} ${id}`;
    const missing = ids.filter((id) => !kept.has(key(id)));
    if (missing.length > 0)
      for (const tile of await sources.tiles(site, missing)) kept.set(key(tile.id), tile);
    return ids.flatMap((id) => kept.get(key(id)) ?? []);
  }

  /** Folded words as the product's title or else a term spells them. */
  async function spelled(site: Site, words: string[], id: number): Promise<string> {
    const [tile] = await tilesOf(site, [id]);
    const { list = [], index } = terms.get(site.code) ?? {};
    return words
      .map((word) => {
        const term = list[index?.search(word, 0, 1).hits[0]?.document ?? -1];
        return spellingIn(tile?.title, word, site) ?? spellingIn(term, word, site) ?? word;
      })
      .join(" ");
  }

  async function refresh(): Promise<void> {
    const versions = await sources.versions();
    const categoryNames = await sources.categoryNames();
    let changes = base && (await sources.changed(base.mark, mostChanges));
    const isTooMuch =
      !base ||
      base.catalogue !== versions.catalogue ||
      changes!.products.length + changes!.gone.length >= mostChanges;
    const next = isTooMuch ? await build(sources, versions.catalogue, categoryNames) : base!;
    if (isTooMuch) changes = await sources.changed(next.mark, mostChanges);
    const { products, gone } = changes!;
    const nextDelta = partOf(products, categoryNames);
    const wanted = await sources.terms();
    const nextTerms = await termsOf(sources.sites, wanted, next, nextDelta);
    // From here on nothing waits: a request sees all of it or nothing.
    hide(next, [...products.map(({ id }) => id), ...gone]);
    base = next;
    delta = nextDelta;
    terms = nextTerms;
    tiles = noTiles();
    version = `${versions.everything}-${wanted.version}`;
  }

  return {
    /** Another one whenever answers may be others. */
    get version() {
      return version;
    },

    /** Reads anew what changed; until that is done the old answers stand. */
    refresh(): Promise<void> {
      const mine = running.then(refresh, refresh);
      running = mine.catch(() => {});
      return mine;
    },

    /** What to offer for a text that is being typed. */
    async suggest(
      site: Site,
      text: string,
      maxSearchTerms: number,
      maxProducts: number,
    ): Promise<Suggestions> {
      const { list, index } = terms.get(site.code) ?? { list: [], index: undefined };
      const matching = index?.search(text, 0, maxSearchTerms).hits ?? [];
      const { hits } = hitsFor(site, text, maxProducts);
      return {
        products: await tilesOf(
          site,
          hits.map(({ id }) => id),
        ),
        searchTerms: matching.map(({ document }) => ({
          searchterm: inSite(site, list[document]!),
        })),
      };
    },

    /** Every product that a text means, best first. */
    async find(site: Site, text: string): Promise<Found> {
      const { hits, meant } = hitsFor(site, text, mostFound);
      const ids = hits.map(({ id }) => id);
      return { ids, didYouMean: meant && (await spelled(site, meant, ids[0]!)) };
    },
  };
}

/** What a text means in all parts, best first. */
function hitsIn(parts: Part[], site: Site, text: string, limit: number) {
  const market = markets.indexOf(site.market);
  const found = parts.map((part) => ({
    part,
    ...part.indexes[site.language].search(text, market, limit),
  }));
  const best = Math.min(...found.map(({ hits }) => hits[0]?.tier ?? Infinity));
  const hits = found.flatMap(({ part, hits }) =>
    hits
      // What is found by chance is no answer beside what is meant.
      .filter(({ tier }) => best >= tiers.within || tier < tiers.within)
      .map(({ document, tier }): Hit => ({
        id: part.ids[document]!,
        tier,
        popularity: part.popularity[document]!,
      })),
  );
  return {
    hits: hits.sort(byRank).slice(0, limit),
    meant: found.find(({ hits }) => hits[0]?.tier === best)?.meant,
  };
}

const noTiles = () => new LRUCache<string, SuggestedProduct>({ max: tilesKept });

/** The word of a text that folds to this one, in small letters. */
function spellingIn(text = "", folded: string, { language, locale }: Site): string | undefined {
  return text
    .match(/[\p{L}\p{M}\d]+/gu)
    ?.find((word) => nameTokens(word, language).includes(folded))
    ?.toLocaleLowerCase(locale);
}

const byRank = (a: Hit, b: Hit) => a.tier - b.tier || b.popularity - a.popularity || a.id - b.id;

const maskOf = (sold: Market[]) =>
  sold.reduce((mask, market) => mask | (1 << markets.indexOf(market)), 0);

function documentOf(
  { names, category, markets: sold }: FeedProduct,
  language: Language,
  categoryNames: Map<string, Map<string, string[]>>,
): SearchDocument {
  return {
    name: names[language] ?? "",
    categories: categoryNames.get(language)?.get(category) ?? [],
    markets: maskOf(sold),
  };
}

const inEveryLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

/** An index of few products, built here and now. */
function partOf(products: FeedProduct[], categoryNames: Map<string, Map<string, string[]>>): Part {
  return {
    ids: Int32Array.from(products, ({ id }) => id),
    popularity: Int32Array.from(products, ({ popularity }) => popularity),
    indexes: inEveryLanguage((language) => {
      const builder = new IndexBuilder(language);
      for (const product of products) builder.add(documentOf(product, language, categoryNames));
      return new SearchIndex(builder.finish());
    }),
  };
}

/** The indexes of all products. */
async function build<Mark>(
  sources: SearchSources<Mark>,
  catalogue: string,
  categoryNames: Map<string, Map<string, string[]>>,
): Promise<Base<Mark>> {
  // Before the first product is read: whatever changes from now on is asked for again.
  const mark = await sources.mark();
  const ids: number[] = [];
  const popularity: number[] = [];
  async function* batches(): AsyncGenerator<DocumentBatch, void> {
    for await (const products of sources.products()) {
      for (const product of products) {
        ids.push(product.id);
        popularity.push(product.popularity);
      }
      yield inEveryLanguage((language) =>
        products.map((product) => documentOf(product, language, categoryNames)),
      );
    }
  }
  const { indexes, commonTerms } = await buildIndexes(batches());
  return {
    catalogue,
    mark,
    ids: Int32Array.from(ids),
    popularity: Int32Array.from(popularity),
    indexes: inEveryLanguage((language) => new SearchIndex(indexes[language])),
    commonTerms,
    hidden: new Set(),
  };
}

/** These products are found elsewhere, or no more. */
function hide<Mark>({ ids, hidden, indexes }: Base<Mark>, changed: number[]) {
  const added = new Set(changed.filter((id) => !hidden.has(id)));
  if (added.size === 0) return;
  for (const id of added) hidden.add(id);
  ids.forEach((id, document) => {
    if (added.has(id)) for (const language of languages) indexes[language].hide(document);
  });
}

/** What people searched for comes first, then what the catalogue says; of each only what leads to products. */
async function termsOf<Mark>(
  sites: Site[],
  wanted: SearchTerms,
  base: Base<Mark>,
  delta: Part,
): Promise<Map<SiteCode, Terms>> {
  const terms = new Map<SiteCode, Terms>();
  for (const site of sites) {
    const known = new Set<string>();
    const list: string[] = [];
    for (const { term } of [
      ...(wanted.bySite.get(site.code) ?? []),
      ...base.commonTerms[site.language],
    ]) {
      const folded = fold(term);
      if (known.has(folded)) continue;
      known.add(folded);
      if (hitsIn([base, delta], site, term, 1).hits.length > 0) list.push(term);
      // Requests get their turn.
      if (known.size % 100 === 0) await pause();
    }
    const index = SearchIndex.build(
      site.language,
      list.map((name) => ({ name, categories: [], markets: 1 })),
    );
    terms.set(site.code, { list, index });
  }
  return terms;
}
