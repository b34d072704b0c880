import { sql, type Kysely } from "kysely";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type {
  CategoryCount,
  ChosenFacets,
  Facet,
  FoundFilter,
  FoundProducts,
  ListedProducts,
  ProductCard,
  ProductSelection,
} from "../../commerce/catalogue-contract.ts";
import { pathTo, subtree, type Category } from "./categories.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { listedFacets } from "./facets.ts";
import type { FilteredProducts, ListQuery, SomeProducts } from "./filtered-list.ts";
import { readCards } from "./product-cards.ts";

/** Reads the products of `Catalogue.byNumber`. */
export async function readCardsByNumber(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  categories: Category[],
  numbers: number[],
): Promise<ProductCard[]> {
  if (numbers.length === 0) return [];
  return readCards(database, at, categories, {
    where: sql`p.id = any(${numbers})`,
    order: sql`array_position(${numbers}::int[], p.id)`,
    limit: numbers.length,
  });
}

/** Returns one page of a list in the language and prices of a site. */
export async function readListed(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  categories: Category[],
  list: FilteredProducts,
  facets: Facet[],
  chosen: ChosenFacets | undefined,
): Promise<ListedProducts> {
  const { numbers, matching, total, inStock, selected, without, lowestPrice, highestPrice } = list;
  return {
    products: await readCardsByNumber(database, at, categories, numbers),
    productCount: matching,
    total,
    inStock,
    ...(selected !== undefined && { selected }),
    facets: listedFacets(facets, list.facets, chosen),
    without,
    lowestPrice,
    highestPrice,
  };
}

/** Returns the number of products of a list in a category and its descendants. */
export const countIn = (categories: Category[], list: FilteredProducts, category: string): number =>
  subtree(categories, category).reduce((sum, id) => sum + (list.categories[id] ?? 0), 0);

interface FoundOptions {
  categories: Category[];
  facets: Facet[];
  filterList(at: Viewpoint, question: ListQuery): Promise<FilteredProducts>;
}

/** Returns a selection with all categories below those that it names. */
export const withDescendants = (
  categories: Category[],
  { categories: ids = [], products = [] }: ProductSelection,
): SomeProducts => ({
  in: [...new Set(ids.flatMap((id) => subtree(categories, id)))],
  numbers: products,
});

/** Reads the page of `Catalogue.found` or `Catalogue.allReduced`. */
export async function readFoundProducts(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  products: ListQuery["products"],
  { category: number, ...filter }: FoundFilter,
  sorting: ListQuery["sorting"],
  page: number,
  { categories, facets, filterList }: FoundOptions,
): Promise<FoundProducts | undefined> {
  const chosen = categories.find((category) => category.number === number);
  if (number !== undefined && !chosen) return undefined;
  const within = chosen && subtree(categories, chosen.id);
  const list = await filterList(at, { products, filter, within, sorting, page });
  const counted = ({ id, number, name }: Category): CategoryCount => ({
    number,
    name,
    productCount: countIn(categories, list, id),
  });
  /** Returns the categories to offer below `parent`. A single one is replaced by its children. */
  const choices = (parent: string | null): CategoryCount[] => {
    const found = categories.filter(
      ({ id, parent: above }) => above === parent && countIn(categories, list, id) > 0,
    );
    const further = found.length === 1 ? choices(found[0]!.id) : [];
    if (further.length > 0) return further;
    return found.map(counted).sort((a, b) => b.productCount - a.productCount);
  };
  return {
    ...(await readListed(database, at, categories, list, facets, filter.facets)),
    path: chosen
      ? pathTo(categories, chosen.id).map(({ id }) =>
          counted(categories.find((category) => category.id === id)!),
        )
      : [],
    categories: choices(chosen?.id ?? null),
  };
}
