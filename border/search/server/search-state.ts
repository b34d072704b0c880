import { hash } from "node:crypto";
import type { MemoryUse } from "../../../platform/http/memory-use.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";
import type { SearchedIndexes } from "./find-in-indexes.ts";
import { findProducts } from "./find-products.ts";
import {
  hideProducts,
  indexAll,
  indexFew,
  withSold,
  type FullProductIndex,
} from "./product-index.ts";
import type { ExternalIndexBuilder } from "./external-index-builder.ts";
import type { ProductSnapshot } from "./product-snapshot.ts";
import type { SharedNames } from "./search-documents.ts";
import type { ProductChanges } from "../../../commerce/search-product.ts";
import type { SearchSource } from "./search-source.ts";
import { SynonymReadings } from "./synonym-readings.ts";
import type { Synonym, Synonyms } from "./synonyms.ts";
import { indexTerms, type TermIndex } from "./term-index.ts";

/** The indexes used by one request. */
export interface SearchState extends SearchedIndexes {
  /** Changes whenever a response may change: letters and digits, "-" and "_". */
  version: string;
  /** Milliseconds since 1970 from which responses are outdated, until there is another version. */
  until: number;
  /** The terms of a site; undefined before the first refresh. */
  termsOf(site: Site): Promise<TermIndex | undefined>;
}

/** With more changed products, all products are indexed again. */
const maxChanges = 2_000;
/** Version of the state before the first index. */
const noVersion = "empty";
/** Minimum milliseconds between two full rebuilds. */
const shortestLife = 5 * 60_000;

/**
 * Updates the indexes from the database. A worker thread or another process indexes all products, unless a snapshot has their index; later changes go
 * into a second, small index until there are enough of them for a full rebuild. Calls `onChange` whenever responses may change, with the changed products, or
 * without any when all may have changed.
 */
export function createSearchState(
  source: SearchSource,
  {
    snapshot,
    externalBuilder,
  }: { snapshot?: ProductSnapshot; externalBuilder?: ExternalIndexBuilder },
  onChange: (changed?: Iterable<number>) => void,
) {
  let state: SearchState = {
    version: noVersion,
    until: Infinity,
    products: [],
    synonyms: new Map(),
    termsOf: async () => undefined,
  };
  const { markets, languages } = siteSet(source.sites);
  let full: FullProductIndex | undefined;
  let running: Promise<void> = Promise.resolve();
  let synonymsVersion: string | undefined;
  /** The version of the data from which the products were read. */
  let shown: string | undefined;
  let storing: Promise<void> | undefined;
  const closing = new AbortController();
  /** The terms of a site that find products. */
  let termsFor: (
    site: Site,
    found: Pick<SearchState, "products" | "synonyms">,
  ) => Promise<TermIndex | undefined> = async () => undefined;

  /** Replaces the state synchronously, so a request sees either the old or the new one. */
  function replace(next: Partial<SearchState>, changedProducts?: Iterable<number>) {
    state = { ...state, ...next };
    onChange(changedProducts);
  }

  const readingsOf = ({ bySite }: Synonyms) =>
    new Map(
      source.sites.map(({ code, language }) => [
        code,
        new SynonymReadings(bySite.get(code) ?? new Map<string, Synonym>(), language),
      ]),
    );

  async function readStored(catalogue: string): Promise<FullProductIndex | undefined> {
    const stored = await snapshot?.read(catalogue);
    return stored && (await source.isValidCursor(stored.cursor)) ? stored : undefined;
  }

  /** Returns the index that another process of this machine builds; undefined for a first or small one, or where none can be stored. */
  async function buildElsewhere(catalogue: string): Promise<FullProductIndex | undefined> {
    if (!full || !externalBuilder || full.numbers.length < externalBuilder.minProducts)
      return undefined;
    const { builtAt: newerThan } = full;
    await externalBuilder.build({ catalogue, newerThan }, closing.signal);
    const stored = await readStored(catalogue);
    return stored && stored.builtAt > newerThan ? stored : undefined;
  }

  async function buildHere(catalogue: string, names: SharedNames): Promise<FullProductIndex> {
    const built = await indexAll(source, catalogue, names, {
      signal: closing.signal,
      isInBackground: full !== undefined,
    });
    storing = snapshot?.write(built);
    return built;
  }

  async function refresh(): Promise<void> {
    // Read first: at a moment in between, what is shown ends too early rather than too late.
    const until = (await source.nextChange())?.getTime() ?? Infinity;
    const { catalogue, everything } = await source.versions();
    const names = {
      categories: await source.categoryNames(),
      types: await source.typeNames(),
      markets,
      languages,
    };
    const isUsable = full && !(await source.isRestoredSince(full.cursor));
    let next = isUsable ? full : await readStored(catalogue);
    let changes = next && (await source.changed(next.cursor, maxChanges));
    if (!next || !changes || next.catalogue !== catalogue || isTooMuch(changes, next)) {
      try {
        next = (await buildElsewhere(catalogue)) ?? (await buildHere(catalogue, names));
      } catch (error) {
        // The old index still follows synonyms and changed products. The one that replaces it needs another version.
        if (full && !closing.signal.aborted)
          await show(full, names, { everything: `${everything} behind`, until });
        throw error;
      }
      changes = undefined;
    }
    await show(next, names, { everything, until }, changes);
  }

  /** Shows what an index and the changes since find, and reads the terms. */
  async function show(
    next: FullProductIndex,
    names: SharedNames,
    { everything, until }: { everything: string; until: number },
    known?: ProductChanges,
  ): Promise<void> {
    const changes = known ?? (await source.changed(next.cursor, maxChanges));
    // Until a full rebuild products are found as they were: with too many changes, some hidden ones would not be found.
    if (next === full && areMany(changes) && next.hidden.size > 0) return;
    const stored = await source.synonyms();
    const synonyms = stored.version === synonymsVersion ? state.synonyms : readingsOf(stored);
    synonymsVersion = stored.version;
    const changed = await indexFew(changes.products, names);
    const changedNumbers = [...changes.products.map(({ number }) => number), ...changes.gone];
    hideProducts(next, changedNumbers);
    const products = [next, changed];
    // Cached responses of the products before end now; those without the new terms, when these are read.
    const isShown = state.version === noVersion || everything === shown;
    const beforeTerms = isShown ? state.version : versionOf(everything, "before terms");
    replace(
      { products, synonyms, version: beforeTerms, until },
      next === full ? changedNumbers : undefined,
    );
    full = next;
    shown = everything;
    // Terms must lead to products that exist now. Until they are read, the old ones stay.
    const searched = await source.terms();
    const version = versionOf(everything, stored.version, searched.version);
    if (version === state.version) return;
    termsFor = (site, found) =>
      indexTerms(
        site,
        searched,
        next.terms.of(site, names.types, names.categories),
        (term) => findProducts(found, site, term, { limit: 1, isFinished: true }).matching > 0,
      );
    const terms = new Map<SiteCode, TermIndex | undefined>();
    for (const site of source.sites) {
      closing.signal.throwIfAborted();
      terms.set(site.code, await termsFor(site, { products, synonyms }));
    }
    replace({ termsOf: async ({ code }) => terms.get(code), version }, []);
  }

  /**
   * Returns the state of another moment. Only the markets that sell a product depend on the moment, so no product is indexed
   * again; when no market differs, the state is the current one. Finding out which terms lead to products takes seconds, so it
   * happens on the first request for a site's terms.
   */
  async function at(moment: Date): Promise<SearchState> {
    const base = state;
    if (!full) return base;
    const sold = await source.soldAt(moment, full.cursor);
    const products = base.products.map((each) => withSold(each, sold));
    if (products.every((each, index) => each === base.products[index])) return base;
    const { synonyms } = base;
    const termsThen = termsFor;
    const terms = new Map<SiteCode, Promise<TermIndex | undefined>>();
    const termsOf = (site: Site) => {
      const known = terms.get(site.code) ?? termsThen(site, { products, synonyms });
      terms.set(site.code, known);
      return known;
    };
    return { ...base, products, termsOf };
  }

  return {
    get current() {
      return state;
    },

    /** Returns the bytes of the indexes, by language. */
    memory: (): MemoryUse[] =>
      languages.map((language) => ({
        part: `search index ${language}`,
        bytes: state.products.reduce(
          (sum, { indexes }) => sum + (indexes[language]?.bytes ?? 0),
          0,
        ),
      })),

    /** Whether there is an index. */
    get isReady() {
      return state.version !== noVersion;
    },

    at,

    /** Reads changes, one refresh at a time; until it is done, requests use the old state. */
    refresh(): Promise<void> {
      const mine = running.then(refresh, refresh);
      running = mine.catch(() => {});
      return mine.catch((error: unknown) => {
        if (!closing.signal.aborted) throw error;
      });
    },

    /** Ends the building of an index, and waits until the last one is stored. */
    async close() {
      closing.abort();
      await running;
      await storing;
    },
  };
}

const versionOf = (...parts: string[]) => hash("sha1", parts.join(" "), "base64url");

/** Whether there may be more changes than were read. */
const areMany = ({ products, gone }: ProductChanges) => products.length + gone.length >= maxChanges;

/** Whether a full rebuild is due; the rate of rebuilds is limited. */
const isTooMuch = (changes: ProductChanges, { builtAt }: FullProductIndex) =>
  areMany(changes) && Date.now() - builtAt > shortestLife;
