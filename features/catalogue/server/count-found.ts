import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import { productsPerPage, type FoundFilter, type FoundSorting } from "../catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { isCurrent } from "./current-offers.ts";

/** The products of a list that pass the filters, and how many would pass without one of them. */
export interface FoundCounts {
  /** Numbers of the products on the page asked for, in order. */
  ids: number[];
  matching: number;
  total: number;
  /** Number of products by category, ignoring the filter by category. */
  categories: Record<string, number>;
  inStock: number;
  withoutPrice: number;
  withoutStock: number;
  /** Price range, ignoring the filter by price; null when no product is left. */
  lowestPrice: number | null;
  highestPrice: number | null;
}

/**
 * Filters, sorts and counts products by their numbers, best first, in one query. `categories` are those in which a product
 * may be; a product costs as much as its cheapest article.
 */
export async function countFound(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  ids: number[],
  { from, to, inStock }: Omit<FoundFilter, "category">,
  categories: string[] | undefined,
  sorting: FoundSorting,
  page: number,
): Promise<FoundCounts> {
  const inCategory = categories ? sql`category_id = any(${categories})` : sql`true`;
  const inPrice = sql`price >= ${from ?? 0}::int and price <= ${to ?? largest}::int`;
  const asStocked = inStock ? sql`stock > 0` : sql`true`;
  const isShown = sql`${inCategory} and ${inPrice} and ${asStocked}`;
  const { rows } = await sql<FoundCounts>`
    with found as materialized (
      select p.id, p.category_id, p.since, wanted.rank,
        min(f.price) as price, sum(f.stock)::int as stock
      from unnest(${ids}::int[]) with ordinality as wanted(id, rank)
      join product p on p.id = wanted.id
      join article a on a.product_id = p.id
      join offer f on f.tcm = a.tcm and ${isCurrent(at)}
      group by p.id, wanted.rank)
    select count(*) as total,
      count(*) filter (where ${isShown}) as matching,
      count(*) filter (where ${inCategory} and ${inPrice} and stock > 0) as "inStock",
      count(*) filter (where ${inCategory} and ${asStocked}) as "withoutPrice",
      count(*) filter (where ${inCategory} and ${inPrice}) as "withoutStock",
      min(price) filter (where ${inCategory} and ${asStocked}) as "lowestPrice",
      max(price) filter (where ${inCategory} and ${asStocked}) as "highestPrice",
      coalesce((select json_object_agg(category_id, products) from
        (select category_id, count(*) as products from found where ${inPrice} and ${asStocked}
          group by category_id) as counted), '{}') as categories,
      array(select id from found where ${isShown} order by ${orders[sorting]}, rank
        limit ${productsPerPage} offset ${(page - 1) * productsPerPage}) as ids
    from found`.execute(database);
  return rows[0]!;
}

/** The largest amount that the database can hold. */
const largest = 2 ** 31 - 1;

const orders: Record<FoundSorting, RawBuilder<unknown>> = {
  relevance: sql`rank`,
  newest: sql`since desc`,
  "price-up": sql`price`,
  "price-down": sql`price desc`,
};
