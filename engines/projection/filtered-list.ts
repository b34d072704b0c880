import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import {
  maxPage,
  productsPerPage,
  type FoundSorting,
  type ListFilter,
  type ReducedSorting,
  type Sorting,
} from "../../commerce/catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { endingOf, isCurrent, savingOf } from "./current-offers.ts";
import { facetValue } from "./facet-values.ts";

/** Products by their categories, without those below, and by their numbers. */
export interface SomeProducts {
  in: string[];
  numbers: number[];
}

/** A page of a list of products. */
export interface ListQuery {
  /**
   * The products of these categories, by popularity; or those with these numbers, in this order; or the reduced ones in stock, all or only
   * some, by popularity.
   */
  products:
    | { in: string[] }
    | { numbers: number[] }
    | { reduced: { only?: SomeProducts; except?: SomeProducts } };
  filter: ListFilter;
  /** Ids of the categories to which the list is restricted. */
  within?: string[];
  sorting: Sorting | FoundSorting | ReducedSorting;
  page: number;
}

/** Returns SQL for the rows of `p`, for their default order, and for what is asked of their offers. */
function sourceOf(products: ListQuery["products"]) {
  if ("numbers" in products)
    return {
      rows: sql`unnest(${products.numbers}::int[]) with ordinality as wanted(number, rank)
        join product p on p.id = wanted.number`,
      rank: sql`wanted.rank`,
      having: sql`true`,
    };
  const rank = sql`-p.popularity`;
  if ("in" in products)
    return {
      rows: sql`(select * from product where category_id = any(${products.in})) p`,
      rank,
      having: sql`true`,
    };
  const { only, except } = products.reduced;
  const isAmong = ({ in: categories, numbers }: SomeProducts) =>
    sql`(category_id = any(${categories}::text[]) or id = any(${numbers}::int[]))`;
  return {
    rows: sql`(select * from product
      where ${only ? isAmong(only) : sql`true`} and not ${except ? isAmong(except) : sql`false`}
        and exists (select from article a join offer f on f.tcm = a.tcm
          where a.product_id = product.id and f.was is not null)) p`,
    rank,
    having: sql`(array_agg(f.was order by f.price, a.position))[1] is not null and sum(f.stock) > 0`,
  };
}

/** The products of a list that pass the filters, and the number that pass without each filter. */
export interface FilteredProducts {
  /** Numbers of the products on the requested page, in order. */
  numbers: number[];
  matching: number;
  total: number;
  /** Number of products by category, ignoring the category filter. */
  categories: Record<string, number>;
  /** Products by facet value ("roast:dark"): `total` in the list, and `matching` if the value were chosen in its facet. */
  facets: Record<string, { total: number; matching: number }>;
  inStock: number;
  /** Products of the selection, ignoring whether they are chosen; missing without a selection. */
  selected?: number;
  without: { category: number; price: number; stock: number; [facet: string]: number };
  /** Price range, ignoring the price filter; null when no product is left. */
  lowestPrice: number | null;
  highestPrice: number | null;
}

/**
 * Filters, sorts and counts the products of a list in one query. A product's price is that of its cheapest article; its colours are
 * those of its articles in stock.
 */
export async function filterList(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  { products, filter, within, sorting, page }: ListQuery,
): Promise<FilteredProducts> {
  const { from, to, inStock, facets = {}, selection } = filter;
  const isSelected = sql`id = any(${selection?.numbers ?? []}::int[])`;
  const { rows: listed, rank, having } = sourceOf(products);
  const filters: Filter[] = [
    ["category", within ? sql`category_id = any(${within})` : sql`true`],
    ["price", sql`price >= ${from ?? 0}::int and price <= ${to ?? largest}::int`],
    ["stock", inStock ? sql`stock > 0` : sql`true`],
    ...(selection
      ? [["selection", selection.isChosen ? isSelected : sql`true`] satisfies Filter]
      : []),
    ...Object.entries(facets).map(([facet, words]): Filter => [
      facet,
      sql`facets && ${words.map((word) => facetValue(facet, word))}::text[]`,
    ]),
  ];
  const failing = filters.map(
    ([name, passes]) => sql`case when not (${passes}) then ${name}::text end`,
  );
  // A filter counts the products that fail no other one. Which filters a product fails is irrelevant if there are several.
  const { rows } = await sql<FilteredProducts>`
    with listed as materialized (
      select p.id, p.category_id, p.since, ${rank} as rank,
        min(f.price) as price, sum(f.stock)::int as stock,
        (array_agg(${savingOf} order by f.price, a.position))[1] as saving,
        (array_agg(${endingOf} order by f.price, a.position))[1] as ending,
        p.facets || array_cat_agg(a.facets) filter (where f.stock > 0) as facets
      from ${listed}
      join article a on a.product_id = p.id
      join offer f on f.tcm = a.tcm and ${isCurrent(at)}
      group by p.id, p.category_id, p.since, p.facets, rank
      having ${having}),
    found as materialized (
      select listed.*, case cardinality(failing) when 0 then '' when 1 then failing[1] end as failed
      from listed
      cross join lateral (select array_remove(array[${sql.join(failing)}], null) as failing) as each),
    -- Many products have the same values, so these are counted before each value is.
    same as materialized (
      select facets, failed, count(*) as products from found group by facets, failed)
    select count(*) as total,
      count(*) filter (where failed = '') as matching,
      count(*) filter (where failed in ('', 'stock') and stock > 0) as "inStock",
      ${selection ? sql`count(*) filter (where failed in ('', 'selection') and ${isSelected}) as selected,` : sql``}
      min(price) filter (where failed in ('', 'price')) as "lowestPrice",
      max(price) filter (where failed in ('', 'price')) as "highestPrice",
      (select json_object_agg(name, (
          select coalesce(sum(products), 0) from same where failed in ('', name)))
        from unnest(${filters.map(([name]) => name)}::text[]) as name) as without,
      coalesce((select json_object_agg(category_id, products) from
        (select category_id, count(*) as products from found where failed in ('', 'category')
          group by category_id) as counted), '{}') as categories,
      coalesce((select json_object_agg(value, json_build_object('total', total, 'matching', matching)) from
        (select value, sum(products) as total,
            coalesce(sum(products) filter (where failed in ('', split_part(value, ':', 1))), 0) as matching
          from same
          cross join lateral (select distinct unnest(facets) as value) as each group by value) as counted), '{}') as facets,
      array(select id from found where failed = '' order by ${orders[sorting]}, rank, id
        limit ${page > maxPage ? 0 : productsPerPage} offset ${(page - 1) * productsPerPage}) as numbers
    from found`.execute(database);
  return rows[0]!;
}

type Filter = [name: string, passes: RawBuilder<unknown>];

/** Largest amount that fits into the database. */
const largest = 2 ** 31 - 1;

const orders: Record<ListQuery["sorting"], RawBuilder<unknown>> = {
  relevance: sql`rank`,
  popular: sql`rank`,
  newest: sql`since desc`,
  "price-up": sql`price`,
  "price-down": sql`price desc`,
  saving: sql`saving desc`,
  ending: sql`ending`,
};
