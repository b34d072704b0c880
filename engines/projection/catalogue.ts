import { sql, type Kysely } from "kysely";
import { allContent } from "../../platform/content/content-changes.ts";
import { nextBound, validityBounds } from "../../platform/content/validity.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import { readArchived } from "./archived-products.ts";
import { createCategories, pathTo, subtree, categoryTreeOf } from "./categories.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { createFacets } from "./facets.ts";
import { createCurrentListing, type CurrentListingOptions } from "./current-listing.ts";
import { filterList, type FilteredProducts, type ListQuery } from "./filtered-list.ts";
import type { ListingIndex } from "./listing-index.ts";
import {
  countIn,
  readCardsByNumber,
  readFoundProducts,
  readListed,
  withDescendants,
} from "./found-products.ts";
import { readMappedPages } from "./mapped-pages.ts";
import { readOfferedProducts } from "./offered-products.ts";
import { readPictures, readPictureSource } from "./pictures.ts";
import { orders, readCards } from "./product-cards.ts";
import { nearCategories, readProduct, relatedProducts } from "./product-details.ts";
import { createSaleableArticles } from "./saleable-articles.ts";
import { readProductAddresses, readSoldProducts } from "./sold-products.ts";
import { readStockedPlaces } from "./stocked-places.ts";

export interface CatalogueOptions extends CurrentListingOptions {
  /** Words for boolean attributes. */
  yesNo(site: Site): { yes: string; no: string };
}

/** Reads the catalogue from the database, for pages, for carts and for the server that keeps it up to date. */
export function createCatalogue(
  database: Kysely<CatalogueTables>,
  { yesNo, ...options }: CatalogueOptions,
) {
  const listing = createCurrentListing(database, options);
  const categories = createCategories(database, async (at) =>
    (await listing.at(at))?.soldCategories(at.site.market),
  );
  const articles = createSaleableArticles(database);
  const facets = createFacets(database);
  const { filtered, first, byNumber, isStillAnswer } = createLists(database, {
    listing,
    categories,
    now: options.now,
  });
  const listOptions = async (at: Viewpoint) => ({
    categories: await categories.all(at),
    facets: await facets.get(at),
    filterList: filtered,
  });
  const catalogue: Catalogue = {
    categoryTree: async (at) => categoryTreeOf(await categories.all(at)),

    async category(at, number, sorting, page, filter = { inStock: false }) {
      const all = await categories.all(at);
      const category = all.find((candidate) => candidate.number === number);
      if (!category) return undefined;
      const products = { in: subtree(all, category.id) };
      const list = await filtered(at, { products, filter, sorting, page });
      return {
        ...category,
        ...(await readListed(database, at, all, list, await facets.get(at), filter.facets)),
        path: pathTo(all, category.parent),
        children: all
          .filter(({ parent }) => parent === category.id)
          .map((child) => ({ ...child, productCount: countIn(all, list, child.id) })),
      };
    },

    categoryAddress: async (at, number) =>
      (await categories.all(at)).find((category) => category.number === number)?.url,

    hasCategory: async (at, category) =>
      (await categories.all(at)).some(({ id }) => id === category),

    categoryAddresses: async (at) => (await categories.all(at)).map(({ url }) => url),

    async product(at, number) {
      const product = await readProduct(database, at, number, categories.all, yesNo(at.site));
      const category = product?.path.at(-1)?.id;
      if (!category) return product;
      const related = product.related.map((card) => card.number);
      const near = nearCategories(await categories.all(at), category);
      const relatedIn = (index: ListingIndex) =>
        [[category], near]
          .flatMap((ids) => index.available(at.site.market, ids, relatedProducts + 1))
          .filter((other) => other !== number)
          .slice(0, relatedProducts);
      // One that is in stock again takes the place of another.
      const isStillSame = isStillAnswer(at, related, relatedIn);
      for (const id of [category, ...near])
        at.reads?.add(contentNames.offersIn(id), Infinity, isStillSame);
      return product;
    },

    async archived(at, number) {
      const product = await readArchived(
        database,
        at,
        number,
        await categories.all(at),
        yesNo(at.site),
      );
      const category = product?.path.at(-1)?.id;
      if (category) at.reads?.add(contentNames.offersIn(category));
      return product;
    },

    byNumber,
    popular: (at, limit) => first(at, "popular", limit),
    newest: (at, limit) => first(at, "newest", limit),
    reduced: (at, limit) => first(at, "popular", limit, "reduced"),

    found: async (at, numbers, filter, sorting, page) =>
      readFoundProducts(database, at, { numbers }, filter, sorting, page, await listOptions(at)),

    async allReduced(at, { only, except }, filter, sorting, page) {
      const options = await listOptions(at);
      const reduced = {
        only: only && withDescendants(options.categories, only),
        except: except && withDescendants(options.categories, except),
      };
      return readFoundProducts(database, at, { reduced }, filter, sorting, page, options);
    },

    facets: (at) => facets.getKnown(at),

    async soldProducts(at) {
      at.reads?.add(contentNames.listing);
      const index = await listing.at(at);
      return index?.sold(at.site.market) ?? readSoldProducts(database, at);
    },

    async productAddresses(at, numbers) {
      at.reads?.add(contentNames.listing);
      return readProductAddresses(database, at.site.language, numbers);
    },

    async mappedPages(at, numbers) {
      at.reads?.add(contentNames.listing);
      return readMappedPages(database, at, numbers);
    },

    offeredProducts: async (at, numbers) =>
      readOfferedProducts(database, at, await categories.all(at), numbers),

    pictures: (ids) => readPictures(database, ids),
    pictureSource: (id) => readPictureSource(database, id),
    articleFacts: articles.articleFacts,
    offers: articles.offers,
    stockedPlaces: (at, number) => readStockedPlaces(database, at, number),
    articlesOf: articles.articlesOf,
    nextChange: (now) =>
      nextBound(database, { offer: validityBounds, product: ["gone_from"] }, now),
  };

  return Object.assign(catalogue, {
    /** Builds the index of lists in the background, if there is none. */
    refresh: async () => listing.refresh(),
    memory: listing.memory,
    close: () => listing.close(),

    /** Clears the caches after the content has changed. */
    invalidate(changed = allContent) {
      listing.invalidate(changed);
      categories.invalidate(changed);
      facets.invalidate(changed);
      articles.invalidate();
    },
  });
}

/** Creates the reading of lists: from the index, or from the database while there is none. */
function createLists(
  database: Kysely<CatalogueTables>,
  {
    listing,
    categories,
    now,
  }: {
    listing: ReturnType<typeof createCurrentListing>;
    categories: ReturnType<typeof createCategories>;
  } & Pick<CatalogueOptions, "now">,
) {
  /**
   * Returns a check of whether the present index still answers the same, which takes a fraction of a rendering: most changed prices
   * change no order, filter or count.
   */
  function isStillAnswer(
    { site }: Viewpoint,
    response: unknown,
    from: (index: ListingIndex) => unknown,
  ) {
    const json = JSON.stringify(response);
    return async () => {
      const index = await listing.at({ site, now: now() });
      return index !== undefined && JSON.stringify(from(index)) === json;
    };
  }

  /** Answers a list from the index, or from the database while there is none. */
  async function filtered(at: Viewpoint, query: ListQuery): Promise<FilteredProducts> {
    const { products } = query;
    at.reads?.add(contentNames.listing);
    const filter = (index: ListingIndex) => index.filter(at.site.market, query);
    const index = await listing.at(at);
    const list = index ? filter(index) : await filterList(database, at, query);
    // Pages of what a search found are many, and a check would hold the thousands of products of each.
    const isStillSame = "numbers" in products ? undefined : isStillAnswer(at, list, filter);
    const listed =
      "in" in products
        ? products.in
        : "numbers" in products
          ? index?.categoriesOf(products.numbers)
          : undefined;
    for (const category of listed ?? [])
      at.reads?.add(contentNames.offersIn(category), Infinity, isStillSame);
    if (!listed) at.reads?.add(contentNames.offers, Infinity, isStillSame);
    return list;
  }

  /** Returns the first products of an order, from the index or else from the database. */
  async function first(
    at: Viewpoint,
    order: "popular" | "newest",
    limit: number,
    only?: "reduced",
  ) {
    const firstIn = (index: ListingIndex) => index.first(at.site.market, order, limit, only);
    const index = await listing.at(at);
    if (index) {
      const numbers = firstIn(index);
      if (only) at.reads?.add(contentNames.offers, Infinity, isStillAnswer(at, numbers, firstIn));
      return byNumber(at, numbers);
    }
    if (only) at.reads?.add(contentNames.offers);
    const where = only ? sql`o.was is not null and o.stock > 0` : sql`true`;
    return readCards(database, at, await categories.all(at), {
      where,
      order: orders[order],
      limit,
    });
  }

  const byNumber = async (at: Viewpoint, numbers: number[]) =>
    readCardsByNumber(database, at, await categories.all(at), numbers);

  return { filtered, first, byNumber, isStillAnswer };
}
