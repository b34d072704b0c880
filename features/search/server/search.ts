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
import type { SuggestedProduct, Suggestions } from "../search-schema.ts";
import { buildIndexes } from "./engine/build-indexes.ts";
import type { CommonTerm } from "./engine/common-terms.ts";
import type { SearchDocument } from "./engine/index-builder.ts";
import type { DocumentBatch } from "./engine/index-worker.ts";
import { SearchIndex } from "./engine/search-index.ts";
import type { SearchTerms } from "./search-terms.ts";
import { nameTokens } from "./engine/tokens.ts";
import { tiers } from "./engine/word-matches.ts";

/** A product as the catalogue gives it. */
export interface FeedProduct {
  id: number;
  popularity: number;
  names: Partial<Record<Language, string>>;
  /** What its variants are called, in all languages or in each. */
  labels: (string | Partial<Record<Language, string>>)[];
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
  /** Those that changed since the mark, at most the last so many. */
  changed(since: Mark, most: number): Promise<Changes>;
  /** Names of a category and all above it: by language and the category's id. */
  categoryNames(): Promise<Map<string, Map<string, string[]>>>;
  terms(): Promise<SearchTerms>;
  /** What the tiles of products show. */
  tiles(site: Site, ids: number[]): Promise<SuggestedProduct[]>;
  sites: Site[];
}

interface Changes {
  products: FeedProduct[];
  /** Numbers of those that are no more. */
  gone: number[];
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
  /** Milliseconds since 1970. */
  builtAt: number;
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
const mostChanges = 2_000;
/** But at most once in so many milliseconds. */
const shortestLife = 5 * 60_000;
const tilesKept = 20_000;
const searchesKept = 200;

/**
 * Suggestions and search over all products. The indexes are built in a thread of their own; what changes after that lies in
 * a small one beside them, until so much has changed that all is built anew. Answers come from one state or the next, never
 * from something between.
 */
export function createSearch<Mark>(sources: SearchSources<Mark>) {
  let version = "empty";
  let base: Base<Mark> | undefined;
  let parts: Part[] = [];
  let terms = new Map<SiteCode, Terms>();
  let running: Promise<void> = Promise.resolve();
  let kept = nothingKept();

  async function tilesOf(site: Site, ids: number[]): Promise<SuggestedProduct[]> {
    // What is read while the products change goes into the old map, which nobody asks any more.
    const { tiles } = kept;
    const key = (id: number | string) => `${site.code} ${id}`;
    const missing = ids.filter((id) => !tiles.has(key(id)));
    if (missing.length > 0)
      for (const tile of await sources.tiles(site, missing)) tiles.set(key(tile.id), tile);
    return ids.flatMap((id) => tiles.get(key(id)) ?? []);
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
    const { catalogue, everything } = await sources.versions();
    const categoryNames = await sources.categoryNames();
    let changes = base && (await sources.changed(base.mark, mostChanges));
    let next = base;
    if (!next || next.catalogue !== catalogue || isTooMuch(changes!, next)) {
      next = await build(sources, catalogue, categoryNames);
      changes = await sources.changed(next.mark, mostChanges);
    }
    const { products, gone } = changes!;
    const delta = await partOf(products, categoryNames);
    // Here nothing waits: a request sees all of it or nothing.
    hide(next, [...products.map(({ id }) => id), ...gone]);
    base = next;
    parts = [next, delta];
    kept = nothingKept();
    // Terms must lead to products that are there now. Until they are known the version stands, and with it the terms.
    const wanted = await sources.terms();
    const nextVersion = `${everything}-${wanted.version}`;
    if (nextVersion === version) return;
    terms = await termsOf(
      sources.sites,
      wanted,
      next.commonTerms,
      (site, term) => hitsIn(parts, site, term, 1).hits.length > 0,
    );
    kept = nothingKept();
    version = nextVersion;
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
      const { hits } = hitsIn(parts, site, text, maxProducts);
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
      const { found } = kept;
      const key = `${site.code} ${fold(text)}`;
      const known = found.get(key);
      if (known) return known;
      const { hits, meant } = hitsIn(parts, site, text, mostFound);
      const ids = hits.map(({ id }) => id);
      const answer = { ids, didYouMean: meant && (await spelled(site, meant, ids[0]!)) };
      found.set(key, answer);
      return answer;
    },
  };
}

/** What a text means in all parts, best first. */
function hitsIn(parts: Part[], site: Site, text: string, limit: number) {
  const market = markets.indexOf(site.market);
  const numbered = numberedIn(parts, site.language, market, text);
  if (numbered) return { hits: [numbered].slice(0, limit), meant: undefined };
  const found = parts.map((part) => ({
    part,
    ...part.indexes[site.language].search(text, market, limit),
  }));
  // A part that had to go further has nothing to add to one that has it as it was typed.
  const resort = Math.min(...found.map((each) => each.resort));
  const nearest = found.filter((each) => each.resort === resort);
  const hits = nearest.flatMap(({ part, hits }) =>
    hits.map(({ document, tier }): Hit => ({
      id: part.ids[document]!,
      tier,
      popularity: part.popularity[document]!,
    })),
  );
  return {
    hits: hits.sort(byRank).slice(0, limit),
    meant: nearest.toSorted((a, b) => (a.hits[0]?.tier ?? 0) - (b.hits[0]?.tier ?? 0))[0]?.meant,
  };
}

/** The product whose number was typed, or an article's, which begins with its product's. */
function numberedIn(
  parts: Part[],
  language: Language,
  market: number,
  text: string,
): Hit | undefined {
  const id = Number(/^\s*(\d{6})(-[a-z0-9-]*)?\s*$/i.exec(text)?.[1]);
  if (Number.isNaN(id)) return undefined;
  for (const { ids, popularity, indexes } of parts) {
    const document = ids.indexOf(id);
    if (document >= 0 && indexes[language].isSold(document, market))
      return { id, tier: tiers.exact, popularity: popularity[document]! };
  }
  return undefined;
}

/** Whether so much has changed that all is built anew; not again and again when much changes for long. */
const isTooMuch = <Mark>({ products, gone }: Changes, { builtAt }: Base<Mark>) =>
  products.length + gone.length >= mostChanges && Date.now() - builtAt > shortestLife;

/** What was read and found, for as long as nothing changes. */
const nothingKept = () => ({
  tiles: new LRUCache<string, SuggestedProduct>({ max: tilesKept }),
  found: new LRUCache<string, Found>({ max: searchesKept }),
});

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
  { names, labels, category, markets: sold }: FeedProduct,
  language: Language,
  categoryNames: Map<string, Map<string, string[]>>,
): SearchDocument {
  return {
    name: names[language] ?? "",
    variants: labels.map((label) => (typeof label === "string" ? label : (label[language] ?? ""))),
    categories: categoryNames.get(language)?.get(category) ?? [],
    markets: maskOf(sold),
  };
}

const inEveryLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

/** An index of few products, built here; requests get their turn. */
async function partOf(
  products: FeedProduct[],
  categoryNames: Map<string, Map<string, string[]>>,
): Promise<Part> {
  const indexes = [];
  for (const language of languages) {
    const documents = products.map((product) => documentOf(product, language, categoryNames));
    indexes.push([language, SearchIndex.build(language, documents)] as const);
    await pause();
  }
  return {
    ids: Int32Array.from(products, ({ id }) => id),
    popularity: Int32Array.from(products, ({ popularity }) => popularity),
    indexes: Object.fromEntries(indexes) as Part["indexes"],
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
    builtAt: Date.now(),
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
async function termsOf(
  sites: Site[],
  wanted: SearchTerms,
  commonTerms: Record<Language, CommonTerm[]>,
  leadsToProducts: (site: Site, term: string) => boolean,
): Promise<Map<SiteCode, Terms>> {
  const terms = new Map<SiteCode, Terms>();
  for (const site of sites) {
    const known = new Set<string>();
    const list: string[] = [];
    for (const { term } of [
      ...(wanted.bySite.get(site.code) ?? []),
      ...commonTerms[site.language],
    ]) {
      const folded = fold(term);
      if (known.has(folded)) continue;
      known.add(folded);
      if (leadsToProducts(site, term)) list.push(term);
      // Requests get their turn.
      if (known.size % 50 === 0) await pause();
    }
    const index = SearchIndex.build(
      site.language,
      list.map((name) => ({ name, categories: [], markets: 1 })),
    );
    terms.set(site.code, { list, index });
  }
  return terms;
}
