import { sql, type Kysely } from "kysely";
import { allContent } from "../../../database/content-changes.ts";
import type { Site } from "../../../shared/site.ts";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import {
  maxPage,
  productsPerPage,
  productUrl,
  type CategoryContents,
  type CategoryNode,
  type FoundFilter,
  type FoundSorting,
  type Sorting,
} from "../catalogue-contract.ts";
import { createCategories, pathTo, subtree, treeOf } from "./categories.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { nextOfferChange, productOffer } from "./current-offers.ts";
import { readCardsById, readFoundProducts } from "./found-products.ts";
import { readDrawing, readPictures } from "./pictures.ts";
import { countProducts, isByPrice, orders, readCards } from "./product-cards.ts";
import { readProduct } from "./product-details.ts";
import { createSaleableArticles } from "./saleable-articles.ts";

export type Catalogue = ReturnType<typeof createCatalogue>;

/** A site map may have 50,000 addresses; the rest is for categories. */
const mostAddresses = 45_000;

/** Reads the catalogue from the database, in the language and prices of one site at one moment. */
export function createCatalogue(
  database: Kysely<CatalogueTables>,
  yesNo: (site: Site) => { yes: string; no: string },
) {
  const categories = createCategories(database);
  const articles = createSaleableArticles(database);

  return {
    articleFacts: articles.articleFacts,
    sold: articles.sold,
    defaultArticle: articles.defaultArticle,

    /** The tree of categories that have products on the site. */
    categoryTree: async (at: Viewpoint): Promise<CategoryNode[]> =>
      treeOf(await categories.all(at)),

    /** A category by the number in its address, with one page of its products, those of its children included. */
    async category(
      at: Viewpoint,
      number: number,
      sorting: Sorting,
      page: number,
    ): Promise<CategoryContents | undefined> {
      const all = await categories.all(at);
      const category = all.find((candidate) => candidate.number === number);
      if (!category) return undefined;
      const where = sql`p.category_id = any(${subtree(all, category.id)})`;
      return {
        ...category,
        path: pathTo(all, category.parent),
        children: all.filter(({ parent }) => parent === category.id),
        productCount: await countProducts(database, at, where),
        products:
          page > maxPage
            ? []
            : await readCards(database, at, {
                where,
                order: orders[sorting],
                isByOffer: isByPrice(sorting),
                limit: productsPerPage,
                offset: (page - 1) * productsPerPage,
              }),
      };
    },

    /** The address of a category on a site that has it. */
    categoryAddress: async (at: Viewpoint, number: number): Promise<string | undefined> =>
      (await categories.all(at)).find((category) => category.number === number)?.url,

    product: (at: Viewpoint, id: number) =>
      readProduct(database, at, id, categories.all, yesNo(at.site)),

    popular: (at: Viewpoint, limit: number) =>
      readCards(database, at, {
        where: sql`true`,
        order: orders.popular,
        isByOffer: false,
        limit,
      }),
    newest: (at: Viewpoint, limit: number) =>
      readCards(database, at, { where: sql`true`, order: orders.newest, isByOffer: false, limit }),
    reduced: (at: Viewpoint, limit: number) =>
      readCards(database, at, {
        where: sql`o.was is not null and o.stock > 0`,
        order: orders.popular,
        isByOffer: true,
        limit,
      }),
    byId: (at: Viewpoint, ids: number[]) => readCardsById(database, at, ids),

    /** One page of the products that a search found; see `readFoundProducts`. */
    found: async (
      at: Viewpoint,
      ids: number[],
      filter: FoundFilter,
      sorting: FoundSorting,
      page: number,
    ) => readFoundProducts(database, at, ids, filter, sorting, page, await categories.all(at)),

    pictures: (ids: string[]) => readPictures(database, ids),
    drawing: (id: string) => readDrawing(database, id),

    /** Every address of the catalogue on a site, for the site map. */
    async addresses(at: Viewpoint): Promise<string[]> {
      at.reads?.note(contentNames.listing);
      const { rows } = await sql<{ id: number; slug: string }>`
        select p.id, t.slug from product p
        join product_text t on t.product_id = p.id and t.language = ${at.site.language}
        join lateral (${productOffer(at)}) o on o.price is not null
        order by p.id limit ${mostAddresses}`.execute(database);
      return [
        ...(await categories.all(at)).map(({ url }) => url),
        ...rows.map(({ id, slug }) => productUrl(id, slug)),
      ];
    },

    nextChange: (now: Date) => nextOfferChange(database, now),

    /** Drops the caches after the content changed. */
    forget(changed = allContent) {
      categories.forget(changed);
      articles.forget();
    },

    /** What other parts of the content may refer to. */
    async names() {
      const [categoryIds, products, tcms, pictures] = await Promise.all([
        database.selectFrom("category").select("id").execute(),
        database.selectFrom("product").select("id").execute(),
        database.selectFrom("article").select("tcm").execute(),
        database.selectFrom("picture").select("id").execute(),
      ]);
      return {
        categories: new Set(categoryIds.map(({ id }) => id)),
        products: new Set(products.map(({ id }) => id)),
        tcms: new Set(tcms.map(({ tcm }) => tcm)),
        pictures: new Set(pictures.map(({ id }) => id)),
      };
    },
  };
}
