import { hash } from "node:crypto";
import type { MemoryUse } from "../../../platform/http/memory-use.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";
import type { SearchedIndexes } from "./find-in-indexes.ts";
import { findProducts } from "./find-products.ts";
import { createFullIndexBuilder, type IndexStorage } from "./full-index-builder.ts";
import { hideProducts, indexFew, withSold, type FullProductIndex } from "./product-index.ts";
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
 * Updates the indexes from the database. All products are indexed in the background, unless a snapshot has their index; later changes
 * go into a second, small index until there are enough of them for a full rebuild. Calls `onChange` whenever responses may change,
 * with the changed products, or without any when all may have changed.
 */
export class CurrentSearch {
  /** Replaced as a whole, so a request sees either the old or the new one. */
  current: SearchState = {
    version: noVersion,
    until: Infinity,
    products: [],
    synonyms: new Map(),
    termsOf: async () => undefined,
  };
  private readonly source: SearchSource;
  private readonly builder: ReturnType<typeof createFullIndexBuilder>;
  private readonly onChange: (changed?: Iterable<number>) => void;
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private full: FullProductIndex | undefined;
  private synonymsVersion: string | undefined;
  /** The version of the data from which the products were read. */
  private shown: string | undefined;
  /** Returns the terms of a site that find products. */
  private termsFor: (site: Site, found: SearchedIndexes) => Promise<TermIndex | undefined> =
    async () => undefined;

  constructor(
    source: SearchSource,
    storage: IndexStorage,
    onChange: (changed?: Iterable<number>) => void,
  ) {
    this.source = source;
    this.builder = createFullIndexBuilder(source, storage, this.closing.signal);
    this.onChange = onChange;
  }

  /** Whether there is an index. */
  get isReady(): boolean {
    return this.current.version !== noVersion;
  }

  /** Returns the bytes of the indexes, by language. */
  memory(): MemoryUse[] {
    const { products } = this.current;
    return siteSet(this.source.sites).languages.map((language) => ({
      part: `search index ${language}`,
      bytes: products.reduce((sum, { indexes }) => sum + (indexes[language]?.bytes ?? 0), 0),
    }));
  }

  /**
   * Returns the state of another moment. Only the markets that sell a product depend on the moment, so no product is indexed
   * again; when no market differs, the state is the current one. Finding out which terms lead to products takes seconds, so it
   * happens on the first request for a site's terms.
   */
  async at(moment: Date): Promise<SearchState> {
    const { current, full } = this;
    if (!full) return current;
    const { feed, now } = this.source;
    const sold = await feed.soldAt(moment, full.cursor, now());
    const products = current.products.map((each) => withSold(each, sold));
    if (products.every((each, index) => each === current.products[index])) return current;
    const { synonyms } = current;
    const { termsFor } = this;
    const terms = new Map<SiteCode, Promise<TermIndex | undefined>>();
    const termsOf = (site: Site) => {
      const known = terms.get(site.code) ?? termsFor(site, { products, synonyms });
      terms.set(site.code, known);
      return known;
    };
    return { ...current, products, termsOf };
  }

  /** Reads changes, one refresh at a time; until it is done, requests use the old state. */
  refresh(): Promise<void> {
    const update = () => this.update();
    const mine = this.running.then(update, update);
    this.running = mine.catch(() => {});
    return mine.catch((error: unknown) => {
      if (!this.closing.signal.aborted) throw error;
    });
  }

  /** Ends the building of an index, and waits until the last one is stored. */
  async close() {
    this.closing.abort();
    await this.running;
    await this.builder.stored();
  }

  private async update(): Promise<void> {
    const { source, builder, full } = this;
    const { feed, now } = source;
    // Read first: at a moment in between, what is shown ends too early rather than too late.
    const until = (await source.nextChange(now()))?.getTime() ?? Infinity;
    const versions = await feed.versions(now());
    const { catalogue } = versions;
    const everything = `${versions.everything} ${source.code}`;
    const { markets, languages } = siteSet(source.sites);
    const names = {
      categories: await feed.categoryNames(),
      types: await feed.typeNames(),
      markets,
      languages,
    };
    const isUsable = full && !(await feed.isRestoredSince(full.cursor));
    const next = isUsable ? full : await builder.readStored(catalogue);
    const changes = next && (await feed.changed(next.cursor, now(), maxChanges));
    if (next && changes && next.catalogue === catalogue && !isTooMuch(changes, next))
      return this.show(next, names, { everything, until }, changes);
    const built = await builder.build(catalogue, names, full).catch(async (error: unknown) => {
      // The old index still follows synonyms and changed products. The one that replaces it needs another version.
      if (full && !this.closing.signal.aborted)
        await this.show(full, names, { everything: `${everything} behind`, until });
      throw error;
    });
    await this.show(built, names, { everything, until });
  }

  /** Shows what an index and the changes since find, and reads the terms. */
  private async show(
    next: FullProductIndex,
    names: SharedNames,
    { everything, until }: { everything: string; until: number },
    known?: ProductChanges,
  ): Promise<void> {
    const { source, current, full } = this;
    const { feed, now } = source;
    const changes = known ?? (await feed.changed(next.cursor, now(), maxChanges));
    // Until a full rebuild products are found as they were: with too many changes, some hidden ones would not be found.
    if (next === full && areMany(changes) && next.hidden.size > 0) return;
    const stored = await source.synonyms();
    const synonyms =
      stored.version === this.synonymsVersion ? current.synonyms : this.readingsOf(stored);
    this.synonymsVersion = stored.version;
    const changed = await indexFew(changes.products, names);
    const changedNumbers = [...changes.products.map(({ number }) => number), ...changes.gone];
    hideProducts(next, changedNumbers);
    const products = [next, changed];
    // Cached responses of the products before end now; those without the new terms, when these are read.
    const isShown = !this.isReady || everything === this.shown;
    const version = isShown ? current.version : versionOf(everything, "before terms");
    this.replace(
      { products, synonyms, version, until },
      next === full ? changedNumbers : undefined,
    );
    this.full = next;
    this.shown = everything;
    await this.showTerms(next, names, versionOf(everything, stored.version));
  }

  /** Reads the terms, which must lead to products that exist now. Until they are read, the old ones stay. */
  private async showTerms(
    { terms }: FullProductIndex,
    { types, categories }: SharedNames,
    versionOfRest: string,
  ): Promise<void> {
    const { source, current } = this;
    const searched = await source.terms();
    const version = versionOf(versionOfRest, searched.version);
    if (version === current.version) return;
    this.termsFor = (site, found) =>
      indexTerms(
        site,
        searched,
        terms.of(site, types, categories),
        (term) => findProducts(found, site, term, { limit: 1, isFinished: true }).matching > 0,
      );
    const bySite = new Map<SiteCode, TermIndex | undefined>();
    for (const site of source.sites) {
      this.closing.signal.throwIfAborted();
      bySite.set(site.code, await this.termsFor(site, current));
    }
    this.replace({ termsOf: async ({ code }) => bySite.get(code), version }, []);
  }

  private replace(next: Partial<SearchState>, changedProducts?: Iterable<number>) {
    this.current = { ...this.current, ...next };
    this.onChange(changedProducts);
  }

  private readingsOf({ bySite }: Synonyms) {
    return new Map(
      this.source.sites.map(({ code, language }) => [
        code,
        new SynonymReadings(bySite.get(code) ?? new Map<string, Synonym>(), language),
      ]),
    );
  }
}

const versionOf = (...parts: string[]) => hash("sha1", parts.join(" "), "base64url");

/** Whether there may be more changes than were read. */
const areMany = ({ products, gone }: ProductChanges) => products.length + gone.length >= maxChanges;

/** Whether a full rebuild is due; the rate of rebuilds is limited. */
const isTooMuch = (changes: ProductChanges, { builtAt }: FullProductIndex) =>
  areMany(changes) && Date.now() - builtAt > shortestLife;
