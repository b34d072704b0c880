import type { Amount } from "./money.ts";

/**
 * What pages say of listed products in their HTML, for tracking. A tile describes its product: `data-item`, the number,
 * `data-item-name`, `data-item-price` and `data-item-was` in hundredths, `data-item-path`, the categories from the uppermost down. A
 * list names itself: `data-item-list`, `data-item-list-name` and `data-item-start`, how many products stand before its first.
 */
export interface DescribedItem {
  id: string;
  name: string;
  /** Of one piece; undefined where the list does not know it. */
  price?: Amount;
  was?: Amount | null;
  categories?: string[];
}

export interface DescribedList {
  id: string;
  /** As the shopper reads it. */
  name?: string;
  start?: number;
}

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

export const listAttributes = ({ id, name, start }: DescribedList) => ({
  "data-item-list": id,
  "data-item-list-name": name,
  "data-item-start": start || undefined,
});

type Dataset = Record<string, string | undefined>;

/** Reads them back; undefined where a host wrote something else. */
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
