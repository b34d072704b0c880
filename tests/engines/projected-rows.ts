import { allProducts } from "../../commerce/conformance/reading.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { EngineId } from "../../commerce/scope.ts";
import { rowsOf, type Numbered } from "../../engines/projection/feed-rows.ts";
import type { Rows } from "../../engines/projection/staged-rows.ts";
import type { NumberIds, PublicNumbers } from "./public-numbers.ts";

/** Returns a feed as rows of the catalogue. */
export async function projectedRows(
  { products: feed }: Pick<Engine, "products">,
  numbers: PublicNumbers,
): Promise<Rows> {
  const [categories, vocabulary, types, products] = await Promise.all([
    feed.categories(),
    feed.vocabulary(),
    feed.types(),
    allProducts({ products: feed }),
  ]);
  return rowsOf({
    categories: withNumbers(categories, numbers.categories),
    vocabulary,
    types,
    products: withNumbers(products, numbers.products),
  });
}

/** Returns categories or products with their public numbers. */
export function withNumbers<Entry extends { id: EngineId }>(
  entries: Entry[],
  numbersOf: NumberIds,
): Numbered<Entry>[] {
  const numbers = numbersOf(entries.map(({ id }) => id));
  return entries.map((entry, index) => ({ ...entry, number: numbers[index]! }));
}
