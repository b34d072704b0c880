import { sql, type Kysely } from "kysely";
import { createSiteCache } from "../../platform/content/site-cache.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { inSite } from "../../platform/shared/texts/words.ts";
import {
  categoryUrl,
  type CategoryLink,
  type CategoryNode,
  type CategoryTeaser,
} from "../../commerce/catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { isCurrent, nextOfferChange } from "./current-offers.ts";

export interface Category extends CategoryTeaser {
  /** The number in its address. */
  number: number;
  parent: string | null;
  description: string;
}

/** Returns the ids of the categories with products of their own that a site sells, where that is known without the database. */
type SoldCategories = (at: Viewpoint) => Promise<string[] | undefined>;

/** Reads the categories that have products on a site. Every page needs them, so they are cached until the content changes. */
export function createCategories(
  database: Kysely<CatalogueTables>,
  soldCategories: SoldCategories,
) {
  const cache = createSiteCache<Category[]>({
    read: async (at) => readCategories(database, at, await soldCategories(at)),
    nextChange: (now) => nextOfferChange(database, now),
  });
  return {
    /** Returns all categories of a site, in the order set by the shop team. */
    all: cache.get,
    invalidate: cache.invalidate,
  };
}

async function readCategories(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  known: string[] | undefined,
): Promise<Category[]> {
  at.reads?.add(contentNames.listing);
  const filled = known
    ? sql`select unnest(${known}::text[]) as id`
    : sql`select distinct p.category_id as id from product p
        where exists (select from article a join offer f on f.tcm = a.tcm and ${isCurrent(at)}
          where a.product_id = p.id)`;
  const { rows } = await sql<{
    id: string;
    number: number;
    parent_id: string | null;
    name: string;
    slug: string;
    description: string;
    picture_id: string;
    picture_version: string;
  }>`
    with recursive sold as (
      ${filled}
      union
      select c.parent_id from sold join category c on c.id = sold.id where c.parent_id is not null)
    select c.id, c.number, c.parent_id, t.name, t.slug, t.description,
      picture.id as picture_id, picture.version as picture_version
    from category c join sold using (id)
    join category_text t on t.category_id = c.id and t.language = ${at.site.language}
    join picture on picture.id = c.picture_id
    order by c.position`.execute(database);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    parent: row.parent_id,
    name: inSite(at.site, row.name),
    description: inSite(at.site, row.description),
    url: categoryUrl(row.number, row.slug),
    picture: { id: row.picture_id, version: row.picture_version },
  }));
}

export function categoryTreeOf(
  categories: Category[],
  parent: string | null = null,
): CategoryNode[] {
  return categories
    .filter((category) => category.parent === parent)
    .map(({ id, name, url, picture }) => ({
      id,
      name,
      url,
      picture,
      children: categoryTreeOf(categories, id),
    }));
}

/** Returns the path from the top-level category to this one. */
export function pathTo(categories: Category[], id: string | null): CategoryLink[] {
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) return [];
  const { name, url } = category;
  return [...pathTo(categories, category.parent), { id: category.id, name, url }];
}

/** Returns the ids of a category and all its descendants. */
export function subtree(categories: Category[], id: string): string[] {
  const children = categories.filter((category) => category.parent === id);
  return [id, ...children.flatMap((child) => subtree(categories, child.id))];
}
