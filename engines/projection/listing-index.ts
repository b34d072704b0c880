import { LRUCache } from "lru-cache";
import type { Market } from "../../platform/shared/sites/site.ts";
import type { FilteredProducts, ListQuery, SomeProducts } from "./filtered-list.ts";
import { copied, type ListingColumns, type MarketColumns } from "./listing-columns.ts";
import { countedFacets, noFailure } from "./listing-counts.ts";
import { firstOf, pageOf } from "./listing-page.ts";
import { Numbered } from "./numbered.ts";

/** A product as lists select, sort and count it at one moment. */
export interface IndexedListing {
  /** Its public number. */
  number: number;
  category: string;
  popularity: number;
  /** Milliseconds since 1970. */
  since: number;
  /** Its offers by market; none where it is not sold. */
  offers: Record<Market, ListedOffer>;
  /** Rows of offers, of all markets and times. */
  offerCount: number;
}

export interface ListedOffer {
  /** Price of the cheapest article. */
  price: number;
  /** Hundredths of a percent by which that price is reduced; 0 if it is not. */
  saving: number;
  /** Seconds since 1970 until which it is valid; the largest number of 32 bits where no end is known. */
  ending: number;
  /** Pieces of all articles. */
  stock: number;
  /** Facet values of the product and of its articles in stock, a line each: "roast:dark". */
  facets: string;
}

/** Bytes of an entry in a map from numbers to numbers. */
const bytesOfPlace = 24;
const severalFailures = -1;
/** Most bytes of cached orders: those of 80 lists of all of 100,000 products. */
const rankedBytes = 32 * 1_048_576;

/**
 * Every product of the catalogue at one moment, in columns: filtering, sorting and counting a list scans them once, which takes some
 * ten nanoseconds for each product.
 */
export class ListingIndex {
  /** The product's place in the columns. */
  private places = new Map<number, number>();
  private numbers: Int32Array = new Int32Array(0);
  private category: Uint32Array = new Uint32Array(0);
  private popularity: Int32Array = new Int32Array(0);
  private since: Float64Array = new Float64Array(0);
  private offerCount: Uint32Array = new Uint32Array(0);
  private markets = new Map<Market, MarketColumns>();
  /** Places in the default order of lists; undefined after it has changed. */
  private ranked: Uint32Array | undefined;
  /** Places of the products in some categories, in that order too, by the ids of the categories. */
  private rankedByCategories = createRankedCache();
  private categories = new Numbered();
  private facetSets = new Numbered();
  private valuesOf: string[][] = [];

  /** Returns the index that has these columns. */
  static of({ categories, facetSets, ...columns }: ListingColumns): ListingIndex {
    const index = new ListingIndex();
    Object.assign(index, columns);
    columns.numbers.forEach((number, place) => index.places.set(number, place));
    index.categories = new Numbered(categories);
    index.facetSets = new Numbered(facetSets);
    index.valuesOf = facetSets.map(valuesIn);
    return index;
  }

  /** Returns copies of the columns. */
  columns(): ListingColumns {
    const copy = this.clone(this.places.size);
    const { numbers, category, popularity, since, offerCount, markets } = copy;
    const [categories, facetSets] = [[...copy.categories.names], [...copy.facetSets.names]];
    return { numbers, category, popularity, since, offerCount, markets, categories, facetSets };
  }

  /** Number of products, with removed ones. */
  get size(): number {
    return this.places.size;
  }

  /** Bytes of the columns and of the cached orders, and some of the map of places. */
  get bytes(): number {
    const { numbers, category, popularity, since, offerCount, ranked } = this;
    const ofMarkets = [...this.markets.values()].flatMap((each) => Object.values(each));
    const columns = [numbers, category, popularity, since, offerCount, ranked, ...ofMarkets];
    const bytesOf = (column?: ArrayBufferView) => column?.byteLength ?? 0;
    const others = this.rankedByCategories.calculatedSize + this.size * bytesOfPlace;
    return columns.reduce((sum, column) => sum + bytesOf(column), others);
  }

  /** Returns the products and their numbers of offers, of all markets and times; 0 for a product that was removed. */
  offerCounts(): { numbers: number[]; counts: number[] } {
    const { size } = this.places;
    return {
      numbers: [...this.numbers.subarray(0, size)],
      counts: [...this.offerCount.subarray(0, size)],
    };
  }

  /** Returns a copy that changes apart from this index. They share what is only ever added to. */
  clone(length = this.numbers.length): ListingIndex {
    const copy = Object.assign(new ListingIndex(), this);
    copy.places = new Map(this.places);
    copy.rankedByCategories = createRankedCache();
    copy.markets = new Map(
      Array.from(this.markets, ([market, columns]) => [market, { ...columns }]),
    );
    copy.resize(length);
    return copy;
  }

  /** Removes products from all lists, and adds or replaces others. */
  replace(numbers: number[], products: IndexedListing[]): void {
    for (const place of this.placesOf(numbers)) {
      this.offerCount[place] = 0;
      for (const { price } of this.markets.values()) price[place] = 0;
    }
    for (const product of products) this.set(product);
  }

  /** Returns the numbers of the first products that a market sells: the most popular or the newest, all or those that are reduced. */
  first(market: Market, order: "popular" | "newest", limit: number, only?: "reduced"): number[] {
    const { price, saving, stock } = this.columnsOf(market);
    const isWanted = (place: number) =>
      price[place]! > 0 && (!only || (saving[place]! > 0 && stock[place]! > 0));
    const isNewer = (a: number, b: number) =>
      this.since[a]! > this.since[b]! ||
      (this.since[a] === this.since[b] && this.numbers[a]! < this.numbers[b]!);
    const places =
      order === "popular"
        ? Iterator.from(this.byRank()).filter(isWanted).take(limit)
        : firstOf(this.places.size, { limit, isWanted, isBefore: isNewer });
    return Array.from(places, (place) => this.numbers[place]!);
  }

  /** Returns the numbers of the most popular products of categories that a market has in stock. */
  available(market: Market, categories: string[], limit: number): number[] {
    const { price, stock } = this.columnsOf(market);
    const isWanted = (place: number) => price[place]! > 0 && stock[place]! > 0;
    const places = Iterator.from(this.rankedIn(categories)).filter(isWanted).take(limit);
    return Array.from(places, (place) => this.numbers[place]!);
  }

  /** Returns the numbers of the products that a market sells, in ascending order. */
  sold(market: Market): number[] {
    const { price } = this.columnsOf(market);
    const isSold = (_: number, place: number) => price[place]! > 0;
    // Without a function that compares, sorting is several times as fast.
    return [...this.numbers.subarray(0, this.places.size).filter(isSold).sort()];
  }

  /** Returns the ids of the categories of which a market sells a product. */
  soldCategories(market: Market): string[] {
    const { price } = this.columnsOf(market);
    const isSold = new Uint8Array(this.categories.size);
    for (const place of this.places.values())
      if (price[place]! > 0) isSold[this.category[place]!] = 1;
    return this.categories.names.filter((_, category) => isSold[category]);
  }

  /** Returns the ids of the categories of these products. */
  categoriesOf(numbers: number[]): string[] {
    const places = this.placesOf(numbers);
    return [...new Set(places.map((place) => this.categories.names[this.category[place]!]!))];
  }

  /** Filters, sorts and counts a list; the counts are those of `filterList`. */
  filter(market: Market, { products, filter, within, sorting, page }: ListQuery): FilteredProducts {
    const columns = this.columnsOf(market);
    const { price, stock, facets } = columns;
    const isWithin = within && this.flagsOf(within);
    const chosen = Object.entries(filter.facets ?? {});
    const hasChosen = chosen.map(([facet, words]) => this.flagsOfSets(facet, words));
    const { from = 0, to = Infinity, selection } = filter;
    const [category, priced, stocked, selecting] = [1, 2, 3, 4];
    const firstFacet = selection ? 5 : 4;
    const names = ["category", "price", "stock"];
    if (selection) names.push("selection");
    names.push(...chosen.map(([facet]) => facet));
    const isSelected = selection && this.flagsOfProducts(selection.numbers);
    const isSelecting = selection?.isChosen ?? false;
    const width = names.length + 2;
    /** Number of products by set of facet values and by the one filter that they fail. */
    const counts = new Uint32Array(this.facetSets.size * width);
    const byCategory = new Uint32Array(this.categories.size);
    const matching: number[] = [];
    let [total, inStock, selected, lowest, highest] = [0, 0, 0, Infinity, -Infinity];

    const places = this.placesIn(products, columns);
    // Neither an iterator nor a function in this loop: with both a list would take three times as long.
    for (let at = 0; at < places.length; at++) {
      const place = places[at]!;
      const amount = price[place]!;
      if (amount === 0) continue;
      const ofCategory = this.category[place]!;
      const set = facets[place]!;
      let failed = noFailure;
      if (isWithin && isWithin[ofCategory] === 0) failed = category;
      if (amount < from || amount > to) failed = failed === noFailure ? priced : severalFailures;
      if (filter.inStock && stock[place] === 0)
        failed = failed === noFailure ? stocked : severalFailures;
      if (isSelecting && isSelected![place] === 0)
        failed = failed === noFailure ? selecting : severalFailures;
      for (let facet = 0; facet < hasChosen.length; facet++)
        if (hasChosen[facet]![set] === 0)
          failed = failed === noFailure ? firstFacet + facet : severalFailures;

      total++;
      counts[set * width + failed + 1]!++;
      if (failed === noFailure) matching.push(place);
      if (failed === noFailure || failed === category) byCategory[ofCategory]!++;
      if ((failed === noFailure || failed === stocked) && stock[place]! > 0) inStock++;
      if (isSelected?.[place] === 1 && (failed === noFailure || failed === selecting)) selected++;
      if (failed === noFailure || failed === priced) {
        lowest = Math.min(lowest, amount);
        highest = Math.max(highest, amount);
      }
    }
    return {
      numbers: pageOf(matching, { ...columns, since: this.since }, sorting, page).map(
        (place) => this.numbers[place]!,
      ),
      matching: matching.length,
      total,
      inStock,
      ...(selection && { selected }),
      lowestPrice: lowest === Infinity ? null : lowest,
      highestPrice: highest === -Infinity ? null : highest,
      categories: Object.fromEntries(
        this.categories.names.flatMap((name, category) =>
          byCategory[category]! > 0 ? [[name, byCategory[category]!]] : [],
        ),
      ),
      ...countedFacets(counts, names, this.valuesOf),
    };
  }

  private set({ number, category, popularity, since, offers, offerCount }: IndexedListing): void {
    const known = this.places.get(number);
    const place = known ?? this.places.size;
    if (known === undefined) {
      this.makeRoom(place);
      this.places.set(number, place);
      this.numbers[place] = number;
    }
    const ofCategory = this.categories.of(category);
    const isRanked = known !== undefined && this.popularity[place] === popularity;
    if (!isRanked) this.ranked = undefined;
    if (!isRanked || this.category[place] !== ofCategory) this.rankedByCategories.clear();
    this.category[place] = ofCategory;
    this.popularity[place] = popularity;
    this.since[place] = since;
    this.offerCount[place] = offerCount;
    for (const columns of this.markets.values()) columns.price[place] = 0;
    for (const [market, offer] of Object.entries(offers)) {
      const columns = this.columnsOf(market);
      columns.price[place] = offer.price;
      columns.stock[place] = offer.stock;
      columns.saving[place] = offer.saving;
      columns.ending[place] = offer.ending;
      columns.facets[place] = this.setOf(offer.facets);
    }
  }

  /** Returns the places of a list's products in its default order. */
  private placesIn(
    products: ListQuery["products"],
    { saving, stock }: MarketColumns,
  ): ArrayLike<number> {
    if ("in" in products) return this.rankedIn(products.in);
    if ("numbers" in products) return this.placesOf(products.numbers);
    const { only, except } = products.reduced;
    const isWanted = only && this.isAmong(only);
    const isUnwanted = except && this.isAmong(except);
    return this.byRank().filter(
      (place) =>
        saving[place]! > 0 &&
        stock[place]! > 0 &&
        (isWanted?.(place) ?? true) &&
        !isUnwanted?.(place),
    );
  }

  private isAmong({ in: categories, numbers }: SomeProducts): (place: number) => boolean {
    const isListed = this.flagsOf(categories);
    const named = new Set(this.placesOf(numbers));
    return (place) => isListed[this.category[place]!] === 1 || named.has(place);
  }

  private byRank(): Uint32Array {
    this.ranked ??= Uint32Array.from(this.places.values()).sort(
      (a, b) => this.popularity[b]! - this.popularity[a]! || this.numbers[a]! - this.numbers[b]!,
    );
    return this.ranked;
  }

  private rankedIn(categories: string[]): Uint32Array {
    const key = categories.join(" ");
    const known = this.rankedByCategories.get(key);
    if (known) return known;
    const isListed = this.flagsOf(categories);
    const ranked = this.byRank().filter((place) => isListed[this.category[place]!] === 1);
    this.rankedByCategories.set(key, ranked);
    return ranked;
  }

  private placesOf(numbers: readonly number[]): number[] {
    return numbers.flatMap((number) => this.places.get(number) ?? []);
  }

  private flagsOf(categories: string[]): Uint8Array {
    const flags = new Uint8Array(this.categories.size);
    for (const category of categories) {
      const of = this.categories.find(category);
      if (of !== undefined) flags[of] = 1;
    }
    return flags;
  }

  private flagsOfProducts(numbers: readonly number[]): Uint8Array {
    const flags = new Uint8Array(this.numbers.length);
    for (const place of this.placesOf(numbers)) flags[place] = 1;
    return flags;
  }

  private flagsOfSets(facet: string, words: string[]): Uint8Array {
    const wanted = new Set(words.map((word) => `${facet}:${word}`));
    return Uint8Array.from(this.valuesOf, (values) =>
      Number(values.some((value) => wanted.has(value))),
    );
  }

  private setOf(facets: string): number {
    const set = this.facetSets.of(facets);
    this.valuesOf[set] ??= valuesIn(facets);
    return set;
  }

  private columnsOf(market: Market): MarketColumns {
    const length = this.numbers.length;
    const columns = this.markets.get(market) ?? {
      price: new Int32Array(length),
      stock: new Int32Array(length),
      facets: new Uint32Array(length),
      saving: new Uint16Array(length),
      ending: new Uint32Array(length),
    };
    this.markets.set(market, columns);
    return columns;
  }

  private makeRoom(place: number): void {
    if (place >= this.numbers.length) this.resize(Math.max(1024, this.numbers.length * 2));
  }

  /** Copies each column to a new one. */
  private resize(length: number): void {
    this.numbers = copied(this.numbers, length);
    this.category = copied(this.category, length);
    this.popularity = copied(this.popularity, length);
    this.since = copied(this.since, length);
    this.offerCount = copied(this.offerCount, length);
    for (const columns of this.markets.values()) {
      columns.price = copied(columns.price, length);
      columns.stock = copied(columns.stock, length);
      columns.facets = copied(columns.facets, length);
      columns.saving = copied(columns.saving, length);
      columns.ending = copied(columns.ending, length);
    }
  }
}

/** Sites and moments sell different categories, so what no list has used for long makes room. */
const createRankedCache = () =>
  new LRUCache<string, Uint32Array>({
    maxSize: rankedBytes,
    // Of no category too, whose size may not be 0.
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });

const valuesIn = (facets: string) => (facets === "" ? [] : [...new Set(facets.split("\n"))]);
