import type { ItemFacts } from "./ecommerce.ts";

/**
 * What a tile says of its product, as attributes of its element: `data-item`, the number, `data-item-name`, `data-item-price` and
 * `data-item-was` in hundredths, `data-item-path`, the categories from the uppermost down. Lists name themselves by
 * `data-item-list`.
 */
export type DescribedItem = Pick<ItemFacts, "id" | "name" | "price" | "was" | "categories">;

/** No name of a category contains it. */
const separator = ">";

export const itemSelector = "[data-item]";
/** The product that a page is about: `data-item-variant` names the article. */
export const productSelector = "[data-item][data-item-variant]";
export const listSelector = "[data-item-list]";

export const itemAttributes = ({ id, name, price, was, categories = [] }: DescribedItem) => ({
  "data-item": id,
  "data-item-name": name,
  "data-item-price": price,
  "data-item-was": was ?? undefined,
  "data-item-path": categories.join(separator) || undefined,
});

/** Reads them back; undefined where a host wrote something else. */
export function describedItem(dataset: Record<string, string | undefined>) {
  const { item, itemName, itemPrice, itemWas, itemPath } = dataset;
  const price = Number(itemPrice || NaN);
  if (!item || !(price >= 0)) return undefined;
  const described: DescribedItem = {
    id: item,
    name: itemName ?? "",
    price,
    was: Number(itemWas) || null,
    categories: itemPath?.split(separator) ?? [],
  };
  return described;
}
