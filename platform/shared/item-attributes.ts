import type { Amount } from "./money.ts";

/**
 * The HTML attributes that describe listed products for tracking. A tile describes its product: `data-item`, the number,
 * `data-item-name`, `data-item-price` and `data-item-was` in hundredths, and `data-item-path`, the categories from the top level
 * down. A list describes itself: `data-item-list`, `data-item-list-name`, and `data-item-start`, the number of products before
 * its first one.
 */
export interface DescribedItem {
  /** A product's public number, or the id of a partner product. */
  id: string;
  name: string;
  /** Price per item; undefined where the list does not know it. */
  price?: Amount;
  was?: Amount | null;
  categories?: string[];
}

export interface DescribedList {
  id: string;
  /** As displayed to the shopper. */
  name?: string;
  start?: number;
}

/** Not contained in the name of any category. */
const separator = ">";

export const itemSelector = "[data-item]";
/** The product that a page is about; `data-item-variant` is the article. */
export const productSelector = "[data-item][data-item-variant]";
export const listSelector = "[data-item-list]";

export const itemAttributes = ({ id, name, price, was, categories = [] }: DescribedItem) => ({
  "data-item": id,
  "data-item-name": name,
  "data-item-price": price,
  "data-item-was": was ?? undefined,
  "data-item-path": categories.join(separator) || undefined,
});

export const listAttributes = ({ id, name, start }: DescribedList) => ({
  "data-item-list": id,
  "data-item-list-name": name,
  "data-item-start": start || undefined,
});

type Dataset = Record<string, string | undefined>;

/** Parses the attributes. Returns undefined when a host wrote something else. */
export function describedItem(dataset: Dataset): DescribedItem | undefined {
  const { item, itemName, itemPrice, itemWas, itemPath } = dataset;
  const price = itemPrice === undefined ? undefined : Number(itemPrice || NaN);
  if (!item || (price !== undefined && !(price >= 0))) return undefined;
  return {
    id: item,
    name: itemName ?? "",
    price,
    was: Number(itemWas) || null,
    categories: itemPath?.split(separator) ?? [],
  };
}

export const describedList = ({ itemList, itemListName, itemStart }: Dataset): DescribedList => ({
  id: itemList ?? "",
  name: itemListName,
  start: Number(itemStart) || 0,
});
