import { sql, type Kysely } from "kysely";
import { allContent } from "../../../platform/content/content-changes.ts";
import type { Language, Site } from "../../../platform/shared/site.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import {
  productUrl,
  type CategoryContents,
  type CategoryNode,
  type Facet,
  type FoundFilter,
  type FoundSorting,
  type ListFilter,
  type ProductDetails,
  type Sorting,
} from "../catalogue-contract.ts";
import { createCategories, pathTo, subtree, categoryTreeOf } from "./categories.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { isCurrent, nextOfferChange } from "./current-offers.ts";
import { createFacets } from "./facets.ts";
import { createCurrentListing, type CurrentListingOptions } from "./current-listing.ts";
import { filterList, type FilteredProducts, type ListQuery } from "./filtered-list.ts";
import type { ListingIndex } from "./listing-index.ts";
import { countIn, readCardsById, readFoundProducts, readListed } from "./found-products.ts";
import { readDrawing, readPictures } from "./pictures.ts";
import { orders, readCards } from "./product-cards.ts";
import { readProduct, relatedProducts } from "./product-details.ts";
import { createSaleableArticles } from "./saleable-articles.ts";

export type Catalogue = ReturnType<typeof createCatalogue>;

export interface CatalogueOptions extends CurrentListingOptions {
  /** Words for boolean attributes. */
  yesNo(site: Site): { yes: string; no: string };
}

/** Reads the catalogue from the database, in the language and prices of one site at one moment. */
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
  /**
   * Returns a check of whether the present index still answers the same, which takes a fraction of a rendering: most changed prices
   * change no order, filter or count.
   */
  function isStillAnswer(
    { site }: Viewpoint,
    answer: unknown,
    from: (index: ListingIndex) => unknown,
  ) {
    const json = JSON.stringify(answer);
    return async () => {
      const index = await listing.at({ site, now: options.now() });
      return index !== undefined && JSON.stringify(from(index)) === json;
    };
  }

  /** Answers a list from the index, or from the database while there is none. */
  async function filtered(at: Viewpoint, query: ListQuery): Promise<FilteredProducts> {
    const { products } = query;
    at.reads?.note(contentNames.listing);
    const filter = (index: ListingIndex) => index.filter(at.site.market, query);
    const index = await listing.at(at);
    const list = index ? filter(index) : await filterList(database, at, query);
    // Pages of what a search found are many, and a check would hold the thousands of products of each.
    const isStillSame = "in" in products ? isStillAnswer(at, list, filter) : undefined;
    const listed = "in" in products ? products.in : index?.categoriesOf(products.ids);
    for (const category of listed ?? [])
      at.reads?.note(contentNames.offersIn(category), Infinity, isStillSame);
    if (!listed) at.reads?.note(contentNames.offers);
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
      const ids = firstIn(index);
      if (only) at.reads?.note(contentNames.offers, Infinity, isStillAnswer(at, ids, firstIn));
      return byId(at, ids);
    }
    if (only) at.reads?.note(contentNames.offers);
    const where = only ? sql`o.was is not null and o.stock > 0` : sql`true`;
    return readCards(database, at, await categories.all(at), {
      where,
      order: orders[order],
      limit,
    });
  }

  const byId = async (at: Viewpoint, ids: number[]) =>
    readCardsById(database, at, await categories.all(at), ids);

  return {
    articleFacts: articles.articleFacts,
    offers: articles.offers,
    articlesOf: articles.articlesOf,

    /** Returns the tree of categories that have products on the site. */
    categoryTree: async (at: Viewpoint): Promise<CategoryNode[]> =>
      categoryTreeOf(await categories.all(at)),

    /** Returns a category by the number in its address, with one page of its products, including those of its descendants. */
    async category(
      at: Viewpoint,
      number: number,
      sorting: Sorting,
      page: number,
      filter: ListFilter = { inStock: false },
    ): Promise<CategoryContents | undefined> {
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

    /** Returns the address of a category, if the site has it. */
    categoryAddress: async (at: Viewpoint, number: number): Promise<string | undefined> =>
      (await categories.all(at)).find((category) => category.number === number)?.url,

    /** Returns a product with all data of its page; undefined when the site does not sell it. */
    async product(at: Viewpoint, id: number): Promise<ProductDetails | undefined> {
      const product = await readProduct(database, at, id, categories.all, yesNo(at.site));
      const category = product?.path.at(-1)?.id;
      if (!category) return product;
      const related = product.related.map((card) => card.id);
      const relatedIn = (index: ListingIndex) =>
        index
          .available(at.site.market, category, relatedProducts + 1)
          .filter((other) => other !== id)
          .slice(0, relatedProducts);
      // One that is in stock again takes the place of another.
      const isStillSame = isStillAnswer(at, related, relatedIn);
      at.reads?.note(contentNames.offersIn(category), Infinity, isStillSame);
      return product;
    },

    popular: (at: Viewpoint, limit: number) => first(at, "popular", limit),
    newest: (at: Viewpoint, limit: number) => first(at, "newest", limit),
    reduced: (at: Viewpoint, limit: number) => first(at, "popular", limit, "reduced"),
    byId,

    /** Returns one page of the products that a search found; see `readFoundProducts`. */
    found: async (
      at: Viewpoint,
      ids: number[],
      filter: FoundFilter,
      sorting: FoundSorting,
      page: number,
    ) =>
      readFoundProducts(database, at, ids, filter, sorting, page, {
        categories: await categories.all(at),
        facets: await facets.get(at),
        filterList: filtered,
      }),

    /** Returns the facets that list addresses may name; the last known ones while they cannot be read. */
    facets: (at: Viewpoint): Promise<Facet[]> => facets.getKnown(at),

    pictures: (ids: string[]) => readPictures(database, ids),
    drawing: (id: string) => readDrawing(database, id),

    /** Returns the addresses of the categories of a site, for the site map. */
    categoryAddresses: async (at: Viewpoint): Promise<string[]> =>
      (await categories.all(at)).map(({ url }) => url),

    /** Returns the numbers of all products that a site sells, in ascending order. */
    async soldProducts(at: Viewpoint): Promise<number[]> {
      at.reads?.note(contentNames.listing);
      const index = await listing.at(at);
      return index?.sold(at.site.market) ?? readSold(database, at);
    },

    /** Returns the addresses of these products, whose numbers are in ascending order. */
    productAddresses(at: Viewpoint, ids: number[]): Promise<string[]> {
      at.reads?.note(contentNames.listing);
      return readAddresses(database, at.site.language, ids);
    },

    /** Builds the index of lists in the background, if there is none. */
    refresh: async () => listing.refresh(),
    memory: listing.memory,
    close: () => listing.close(),

    nextChange: (now: Date) => nextOfferChange(database, now),

    /** Clears the caches after the content has changed. */
    forget(changed = allContent) {
      listing.forget(changed);
      categories.forget(changed);
      facets.forget(changed);
      articles.forget();
    },
  };
}

/** Reads a range, because most numbers in it are sold, in one text, because rows take ten times as long to parse. */
async function readAddresses(
  database: Kysely<CatalogueTables>,
  language: Language,
  ids: number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ products: string | null }>`
    select string_agg(product_id || ' ' || slug, chr(10) order by product_id) as products
    from product_text
    where language = ${language} and product_id between ${ids[0]} and ${ids.at(-1)}`.execute(
    database,
  );
  const wanted = new Set(ids);
  return (rows[0]?.products ?? "").split("\n").flatMap((product) => {
    const [id, slug] = product.split(" ");
    return slug !== undefined && wanted.has(Number(id)) ? [productUrl(Number(id), slug)] : [];
  });
}

async function readSold(database: Kysely<CatalogueTables>, at: Viewpoint): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.product_id as id from article a join offer f on f.tcm = a.tcm and ${isCurrent(at)}
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}
