import {
  describedItem,
  describedList,
  itemSelector,
  listSelector,
  productSelector,
} from "../../platform/shared/item-attributes.ts";
import { pageBrand } from "../tracking/client/page-data.ts";
import type { ListFacts } from "../tracking/client/events.ts";
import { itemOf, type ItemFacts } from "../tracking/ecommerce.ts";
import type { TrackedItem } from "../tracking/ga4-fields.ts";

/** The products in a page's HTML in the form that tracking needs. */

/** Returns the product that the page is about. */
export function productInPage(): TrackedItem | undefined {
  const element = document.querySelector<HTMLElement>(productSelector);
  return element?.dataset.itemPrice
    ? itemIn(element, { quantity: 1, variant: element.dataset.itemVariant })
    : undefined;
}

export function listFacts({ dataset }: HTMLElement): ListFacts {
  const { id, name } = describedList(dataset);
  return { item_list_id: id, ...(name && { item_list_name: name }) };
}

/** Returns the products of a list in their order. */
export const listedItems = (list: HTMLElement): TrackedItem[] =>
  tilesOf(list).flatMap((tile) => listedItem(list, tile) ?? []);

/** Returns a product with its position in a list. */
export function listedItem(list: HTMLElement, tile: HTMLElement): TrackedItem | undefined {
  const { id, start = 0 } = describedList(list.dataset);
  return itemIn(tile, { list: id, index: start + tilesOf(list).indexOf(tile) });
}

const tilesOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>(itemSelector)].filter(isRendered);

/** Styles may leave out products that fill no row. A tile without a box of its own (`display: contents`) shows its parts. */
const isRendered = (tile: HTMLElement) =>
  [tile, ...tile.children].some((part) => part.getClientRects().length > 0);

export const listAround = (tile: Element | null) =>
  tile?.closest<HTMLElement>(listSelector) ?? undefined;

function itemIn(
  { dataset }: HTMLElement,
  more: Pick<ItemFacts, "quantity" | "variant" | "list" | "index">,
): TrackedItem | undefined {
  const described = describedItem(dataset);
  return described && itemOf({ ...described, brand: pageBrand(), ...more });
}
