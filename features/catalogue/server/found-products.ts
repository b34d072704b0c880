import { sql, type Kysely } from "kysely";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import type {
  CategoryCount,
  FoundFilter,
  FoundProducts,
  FoundSorting,
  ProductCard,
} from "../catalogue-contract.ts";
import { pathTo, subtree, type Category } from "./categories.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { countFound } from "./count-found.ts";
import { readCards } from "./product-cards.ts";

/** The products with these numbers, in this order; those that the site does not sell are left out. */
export async function readCardsById(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  ids: number[],
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  return readCards(database, at, {
    where: sql`p.id = any(${ids})`,
    order: sql`array_position(${ids}::int[], p.id)`,
    isByOffer: false,
    limit: ids.length,
  });
}

/**
 * One page of the products with these numbers, best first, filtered and sorted, and the number of products for each filter.
 * Undefined when the site has no such category.
 */
export async function readFoundProducts(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  ids: number[],
  { category: number, ...filter }: FoundFilter,
  sorting: FoundSorting,
  page: number,
  categories: Category[],
): Promise<FoundProducts | undefined> {
  at.reads?.note(contentNames.listing);
  at.reads?.note(contentNames.offers);
  const chosen = categories.find((category) => category.number === number);
  if (number !== undefined && !chosen) return undefined;
  const within = chosen && subtree(categories, chosen.id);
  const counts = await countFound(database, at, ids, filter, within, sorting, page);
  const countIn = (these: string[]) =>
    these.reduce((sum, id) => sum + (counts.categories[id] ?? 0), 0);
  const counted = (category: Category): CategoryCount => ({
    number: category.number,
    name: category.name,
    productCount: countIn(subtree(categories, category.id)),
  });
  /** The categories to offer below `parent`. A single one is replaced by its children. */
  const choices = (parent: string | null): CategoryCount[] => {
    const found = categories.filter(
      (category) => category.parent === parent && countIn(subtree(categories, category.id)) > 0,
    );
    const further = found.length === 1 ? choices(found[0]!.id) : [];
    if (further.length > 0) return further;
    return found.map(counted).sort((a, b) => b.productCount - a.productCount);
  };
  return {
    products: await readCardsById(database, at, counts.ids),
    productCount: counts.matching,
    total: counts.total,
    path: chosen
      ? pathTo(categories, chosen.id).map(({ id }) =>
          counted(categories.find((category) => category.id === id)!),
        )
      : [],
    categories: choices(chosen?.id ?? null),
    inStock: counts.inStock,
    without: {
      category: countIn(Object.keys(counts.categories)),
      price: counts.withoutPrice,
      stock: counts.withoutStock,
    },
    lowestPrice: counts.lowestPrice,
    highestPrice: counts.highestPrice,
  };
}
