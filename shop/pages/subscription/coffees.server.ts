import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { parseNumberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";

import type { Coffee } from "./coffee.ts";

export type SubscribedCatalogue = Pick<
  Catalogue,
  "categoryTree" | "category" | "offeredProducts" | "product"
>;

/** Pages of a category that are read: more coffees than a page can show. */
const maxPages = 3;

/** Returns the products that a site sells by subscription, the most popular first. */
export async function readCoffees(
  catalogue: SubscribedCatalogue,
  at: Viewpoint,
): Promise<Coffee[]> {
  const { subscriptionKinds = [] } = at.site;
  if (subscriptionKinds.length === 0) return [];
  for (const { url } of await catalogue.categoryTree(at)) {
    const address = parseNumberedPath(url);
    const found = address ? await coffeesOf(address.number) : [];
    if (found.length > 0) return found;
  }
  return [];

  /** Returns those of a category and all below it. */
  async function coffeesOf(category: number): Promise<Coffee[]> {
    const cards: ProductCard[] = [];
    for (let page = 1; page <= maxPages; page++) {
      const contents = await catalogue.category(at, category, "popular", page);
      if (!contents || contents.products.length === 0) break;
      cards.push(...contents.products);
      if (cards.length >= contents.productCount) break;
    }
    const numbers = cards.map(({ number }) => number).toSorted((one, other) => one - other);
    const offered = await catalogue.offeredProducts(at, numbers);
    const known = new Map(offered.map((product) => [product.number, product]));
    return cards.flatMap((card) => {
      const product = known.get(card.number);
      return product &&
        subscriptionKinds.includes(product.kind) &&
        card.availability === "AVAILABLE"
        ? { ...card, articles: product.articles }
        : [];
    });
  }
}
