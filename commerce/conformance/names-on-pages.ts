import type { EngineUnderTest } from "./engine-under-test.ts";
import type { ShownListQuery } from "./shop-under-test.ts";

/** Returns the names on all pages of a list. */
export async function namesOnPages(
  { shop }: EngineUnderTest,
  query: ShownListQuery,
): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page++) {
    const { products, count } = await shop.list("DE", { ...query, page });
    names.push(...products.map(({ name }) => name));
    if (products.length === 0 || names.length >= count) return names.toSorted();
  }
}
