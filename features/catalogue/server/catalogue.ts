import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Site, SiteCode } from "../../../shared/site.ts";
import { inSite } from "../../../shared/words.ts";
import {
  categoryUrl,
  maxPage,
  productsPerPage,
  productUrl,
  type Availability,
  type CategoryContents,
  type CategoryCount,
  type CategoryLink,
  type CategoryNode,
  type CategoryTeaser,
  type FoundFilter,
  type FoundProducts,
  type FoundSorting,
  type PictureRef,
  type ProductCard,
  type ProductDetails,
  type Sorting,
} from "../catalogue-contract.ts";
import { describeAttributes } from "./attributes.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { readText, type AttributeDefinition, type ContentText } from "./content-schema.ts";
import { countFound } from "./found-products.ts";
import { createSaleableArticles } from "./saleable-articles.ts";

/** For whom and when the shop is looked at. The moment is given, never taken: a preview has its own. */
export interface Viewpoint {
  site: Site;
  now: Date;
}

const fewLeft = 5;
const newForDays = 60;

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Reads the catalogue from the database, in the words and prices of one site at one moment. */
export function createCatalogue(
  database: Kysely<CatalogueTables>,
  yesNo: (site: Site) => { yes: string; no: string },
) {
  /** One row for each product that the site sells; `where` and `order` choose which. */
  async function cards(
    { site, now }: Viewpoint,
    where: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    limit: number,
    offset = 0,
  ): Promise<ProductCard[]> {
    const { rows } = await sql<CardRow>`
      select p.id, p.since, t.name, t.lead, t.slug, o.price, o.was, o.highest, o.grams, o.stock,
        picture.id as picture_id, picture.version as picture_version
      from product p
      join product_text t on t.product_id = p.id and t.language = ${site.language}
      join lateral (${offers(site, now)}) o on o.price is not null
      join picture on picture.id = p.id || '-plain'
      where ${where} order by ${order}, p.id limit ${limit} offset ${offset}`.execute(database);
    return rows.map((row) => toCard(row, site, now));
  }

  /** The categories of a site: every page needs them, so they are kept while the content stays what it is. */
  let keptCategories = new Map<SiteCode, { from: number; until: number; rows: Category[] }>();

  async function categoryRows(at: Viewpoint): Promise<Category[]> {
    const moment = at.now.getTime();
    const kept = keptCategories.get(at.site.code);
    if (kept && moment >= kept.from && moment < kept.until) return kept.rows;
    // What is read while the content changes goes into the old map, which nobody asks any more.
    const categories = keptCategories;
    const [rows, until] = await Promise.all([readCategories(at), nextChange(at.now)]);
    categories.set(at.site.code, { from: moment, until: until?.getTime() ?? Infinity, rows });
    return rows;
  }

  async function readCategories({ site, now }: Viewpoint): Promise<Category[]> {
    const { rows } = await sql<CategoryRow>`
      with recursive sold as (
        select distinct p.category_id as id from product p
        where exists (select from article a join offer f on f.tcm = a.tcm and f.market = ${site.market}
          and f.valid_from <= ${now} and f.valid_until > ${now} where a.product_id = p.id)
        union
        select c.parent_id from sold join category c on c.id = sold.id where c.parent_id is not null)
      select c.id, c.number, c.parent_id, t.name, t.slug, t.description,
        picture.id as picture_id, picture.version as picture_version
      from category c join sold using (id)
      join category_text t on t.category_id = c.id and t.language = ${site.language}
      join picture on picture.id = c.picture_id
      order by c.position`.execute(database);
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      parent: row.parent_id,
      name: inSite(site, row.name),
      description: inSite(site, row.description),
      url: categoryUrl(row.number, row.slug),
      picture: { id: row.picture_id, version: row.picture_version },
    }));
  }

  const saleableArticles = createSaleableArticles(database);

  return {
    articleFacts: saleableArticles.articleFacts,
    sold: saleableArticles.sold,
    defaultArticle: saleableArticles.defaultArticle,

    /** The category tree, only with what has products on the site. */
    async categoryTree(at: Viewpoint): Promise<CategoryNode[]> {
      const rows = await categoryRows(at);
      const below = (parent: string | null): CategoryNode[] =>
        rows
          .filter((row) => row.parent === parent)
          .map(({ id, name, url, picture }) => ({ id, name, url, picture, children: below(id) }));
      return below(null);
    },

    /** A category by the number in its address, with one page of its products and of all below it. */
    async category(
      at: Viewpoint,
      number: number,
      sorting: Sorting,
      page: number,
    ): Promise<CategoryContents | undefined> {
      const rows = await categoryRows(at);
      const category = rows.find((row) => row.number === number);
      if (!category) return undefined;
      const children = rows.filter((row) => row.parent === category.id);
      const ids = subtree(rows, category.id);
      const where = sql`p.category_id = any(${ids})`;
      const { rows: counted } = await sql<{ count: number }>`select count(*) as count from product p
        join lateral (${offers(at.site, at.now)}) o on o.price is not null where ${where}`.execute(
        database,
      );
      const products =
        page > maxPage
          ? []
          : await cards(at, where, orders[sorting], productsPerPage, (page - 1) * productsPerPage);
      return {
        ...category,
        path: pathTo(rows, category.parent),
        children,
        products,
        productCount: counted[0]?.count ?? 0,
      };
    },

    /** Where a category stands on a site that has it. */
    categoryAddress: async (at: Viewpoint, number: number): Promise<string | undefined> =>
      (await categoryRows(at)).find((row) => row.number === number)?.url,

    async product(at: Viewpoint, id: number): Promise<ProductDetails | undefined> {
      const { site } = at;
      const [card] = await cards(at, sql`p.id = ${id}`, orders.popular, 1);
      if (!card) return undefined;
      const [row, articles, definitions, categories] = await Promise.all([
        database
          .selectFrom("product as p")
          .innerJoin("product_text as t", "t.product_id", "p.id")
          .select(["p.category_id", "p.kind", "p.dimension", "p.attributes", "p.warnings"])
          .select(["t.description", "t.ingredients"])
          .where("p.id", "=", id)
          .where("t.language", "=", site.language)
          .executeTakeFirstOrThrow(),
        articleRows(at, id),
        this.vocabulary(),
        categoryRows(at),
      ]);
      const versions = await this.pictures(
        ["plain", "scene", "detail"].map((view) => `${id}-${view}`),
      );
      const named = (key: string) => {
        const label = definitions.get(key)?.label;
        return label ? inSite(site, readText(label, site)) : key;
      };
      return {
        id,
        name: card.name,
        lead: card.lead,
        url: card.url,
        kind: row.kind,
        description: inSite(site, row.description),
        path: pathTo(categories, row.category_id),
        pictures: versions,
        dimension: row.dimension ? named(`dimension:${row.dimension}`) : null,
        articles: articles.map((article) => ({
          tcm: article.tcm,
          dimensionKey: article.dimension_key,
          label: article.label ? inSite(site, readText(article.label, site)) : "",
          grams: article.grams,
          price: article.price,
          was: article.was,
          availability: availabilityOf(article.price, article.stock),
          onlyLeft: article.stock > 0 && article.stock <= fewLeft ? article.stock : null,
          picture: article.picture_id
            ? { id: article.picture_id, version: article.picture_version }
            : null,
        })),
        attributes: describeAttributes(row.attributes, definitions, site, yesNo(site)).map(
          ({ label, value }) => ({ label: inSite(site, label), value: inSite(site, value) }),
        ),
        ingredients: row.ingredients && inSite(site, row.ingredients),
        warnings: row.warnings.map((warning) => named(`warning:${warning}`)),
        related: await cards(
          at,
          sql`p.category_id = ${row.category_id} and p.id <> ${id}`,
          orders.popular,
          4,
        ),
      };
    },

    popular: (at: Viewpoint, limit: number) => cards(at, sql`true`, orders.popular, limit),
    newest: (at: Viewpoint, limit: number) => cards(at, sql`true`, orders.newest, limit),
    reduced: (at: Viewpoint, limit: number) =>
      cards(at, sql`o.was is not null and o.stock > 0`, orders.popular, limit),
    /** The products with these numbers, in this order; those that the site does not sell are left out. */
    async byId(at: Viewpoint, ids: number[]): Promise<ProductCard[]> {
      if (ids.length === 0) return [];
      return cards(
        at,
        sql`p.id = any(${ids})`,
        sql`array_position(${ids}::int[], p.id)`,
        ids.length,
      );
    },

    /**
     * One page of the products with these numbers, best first, filtered and sorted, and what each filter would leave.
     * Undefined when the site does not have the category.
     */
    async found(
      at: Viewpoint,
      ids: number[],
      { category: number, ...filter }: FoundFilter,
      sorting: FoundSorting,
      page: number,
    ): Promise<FoundProducts | undefined> {
      const rows = await categoryRows(at);
      const chosen = rows.find((row) => row.number === number);
      if (number !== undefined && !chosen) return undefined;
      const within = chosen && subtree(rows, chosen.id);
      const counts = await countFound(database, at, ids, filter, within, sorting, page);
      const countIn = (categories: string[]) =>
        categories.reduce((sum, id) => sum + (counts.categories[id] ?? 0), 0);
      const counted = (row: Category) => ({
        number: row.number,
        name: row.name,
        productCount: countIn(subtree(rows, row.id)),
      });
      /** What there is to choose from below a category; where there is one alone, what is below that. */
      const choices = (parent: string | null): CategoryCount[] => {
        const found = rows.filter(
          (row) => row.parent === parent && countIn(subtree(rows, row.id)) > 0,
        );
        const further = found.length === 1 ? choices(found[0]!.id) : [];
        if (further.length > 0) return further;
        return found.map(counted).sort((a, b) => b.productCount - a.productCount);
      };
      return {
        products: await this.byId(at, counts.ids),
        productCount: counts.matching,
        total: counts.total,
        path: chosen
          ? pathTo(rows, chosen.id).map(({ id }) => counted(rows.find((row) => row.id === id)!))
          : [],
        categories: choices(chosen?.id ?? null),
        inStock: counts.inStock,
        without: {
          category: countIn(Object.keys(counts.categories)),
          price: counts.withoutPrice,
          stock: counts.withoutStock,
        },
        cheapest: counts.cheapest,
        dearest: counts.dearest,
      };
    },

    async vocabulary(): Promise<Map<string, AttributeDefinition>> {
      const rows = await database.selectFrom("attribute").selectAll().orderBy("position").execute();
      return new Map(rows.map((row) => [row.key, row.definition as AttributeDefinition]));
    },

    async pictures(ids: string[]): Promise<PictureRef[]> {
      const rows = await database
        .selectFrom("picture")
        .select(["id", "version"])
        .where("id", "in", ids)
        .execute();
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },

    async drawing(id: string): Promise<{ version: string; drawing: unknown } | undefined> {
      return database
        .selectFrom("picture")
        .select(["version", "drawing"])
        .where("id", "=", id)
        .executeTakeFirst();
    },

    /** Every address of the catalogue on a site, for the site map. */
    async addresses(at: Viewpoint): Promise<string[]> {
      const categories = await categoryRows(at);
      const { rows } = await sql<{ id: number; slug: string }>`
        select p.id, t.slug from product p
        join product_text t on t.product_id = p.id and t.language = ${at.site.language}
        join lateral (${offers(at.site, at.now)}) o on o.price is not null
        order by p.id limit 45000`.execute(database);
      return [
        ...categories.map((category) => category.url),
        ...rows.map((row) => productUrl(row.id, row.slug)),
      ];
    },

    nextChange,

    /** The content changed: nothing that was read before counts any more. */
    forget: () => {
      keptCategories = new Map();
      saleableArticles.forget();
    },

    /** Another one after every change: what was imported, and when its rows changed last. */
    async version(): Promise<string | undefined> {
      const row = await database
        .selectFrom("content_version")
        .select(["version", "changed_at"])
        .where("part", "=", "catalogue")
        .executeTakeFirst();
      return row && `${row.version}-${row.changed_at.getTime().toString(36)}`;
    },
  };

  /** The next moment at which a price begins or ends: until then, what was read stays true. */
  async function nextChange(now: Date): Promise<Date | undefined> {
    const { rows } = await sql<{ moment: Date | number | null }>`
      select least(
        (select min(valid_from) from offer where valid_from > ${now}),
        (select min(valid_until) from offer where valid_until > ${now})) as moment`.execute(
      database,
    );
    const moment = rows[0]?.moment;
    return moment instanceof Date ? moment : undefined;
  }

  /** The articles of a product that the site sells, with their offers. */
  async function articleRows({ site, now }: Viewpoint, product: number): Promise<ArticleRow[]> {
    const { rows } = await sql<ArticleRow>`
      select a.tcm, a.dimension_key, a.label, a.grams, a.picture_id,
        picture.version as picture_version, f.price, f.was, f.stock
      from article a
      join picture on picture.id = coalesce(a.picture_id, a.product_id || '-plain')
      join offer f on f.tcm = a.tcm and f.market = ${site.market}
        and f.valid_from <= ${now} and f.valid_until > ${now}
      where a.product_id = ${product} order by a.position`.execute(database);
    return rows;
  }
}

/** The offers of one product on a market: from the cheapest article. */
const offers = (site: Site, now: Date) => sql`
  select min(f.price) as price, max(f.price) as highest, sum(f.stock)::int as stock,
    (array_agg(f.was order by f.price, a.position))[1] as was,
    (array_agg(a.grams order by f.price, a.position))[1] as grams
  from article a join offer f on f.tcm = a.tcm and f.market = ${site.market}
    and f.valid_from <= ${now} and f.valid_until > ${now}
  where a.product_id = p.id`;

const orders: Record<Sorting, RawBuilder<unknown>> = {
  popular: sql`p.popularity desc`,
  newest: sql`p.since desc`,
  "price-up": sql`o.price`,
  "price-down": sql`o.price desc`,
};

interface CardRow {
  id: number;
  since: string;
  name: string;
  lead: string;
  slug: string;
  price: number;
  was: number | null;
  highest: number;
  grams: number | null;
  stock: number;
  picture_id: string;
  picture_version: string;
}

interface ArticleRow {
  tcm: string;
  dimension_key: string | null;
  label: ContentText | null;
  grams: number | null;
  picture_id: string | null;
  picture_version: string;
  price: number;
  was: number | null;
  stock: number;
}

interface CategoryRow {
  id: string;
  number: number;
  parent_id: string | null;
  name: string;
  slug: string;
  description: string;
  picture_id: string;
  picture_version: string;
}

interface Category extends CategoryTeaser {
  number: number;
  parent: string | null;
  description: string;
}

function toCard(row: CardRow, site: Site, now: Date): ProductCard {
  const age = now.getTime() - Date.parse(row.since);
  return {
    id: row.id,
    name: inSite(site, row.name),
    lead: inSite(site, row.lead),
    url: productUrl(row.id, row.slug),
    picture: { id: row.picture_id, version: row.picture_version },
    price: row.price,
    was: row.was,
    isFrom: row.highest > row.price,
    grams: row.grams,
    availability: availabilityOf(row.price, row.stock),
    isNew: age >= 0 && age < newForDays * 86_400_000,
  };
}

function availabilityOf(price: number | null, stock: number): Availability {
  if (price === null) return "NOT_AVAILABLE";
  return stock > 0 ? "AVAILABLE" : "SOLDOUT";
}

interface PathRow extends CategoryLink {
  parent: string | null;
}

function pathTo(rows: PathRow[], id: string | null): CategoryLink[] {
  const row = rows.find((candidate) => candidate.id === id);
  return row ? [...pathTo(rows, row.parent), { id: row.id, name: row.name, url: row.url }] : [];
}

function subtree(rows: { id: string; parent: string | null }[], id: string): string[] {
  return [id, ...rows.filter((row) => row.parent === id).flatMap((row) => subtree(rows, row.id))];
}
