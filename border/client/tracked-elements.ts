import {
  describedItem,
  describedList,
  itemSelector,
  listSelector,
  productSelector,
} from "../../platform/shared/item-attributes.ts";
import { pageBrand } from "../tracking/client/page-data.ts";
import type { ListFacts, PromotionFacts } from "../tracking/client/events.ts";
import { itemOf, type ItemFacts } from "../tracking/ecommerce.ts";
import type { TrackedItem } from "../tracking/ga4-events.ts";
import { productIn } from "../../platform/shared/sites/numbered-address.ts";

/** Products, lists and promotions in a page's HTML in the form that tracking needs. */

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

export interface ShownPromotion {
  facts: PromotionFacts;
  /** The products that it links to. */
  items: TrackedItem[];
}

/**
 * Selects promotions and heroes. A hero, the large picture on one of the shop's own pages, names itself by `data-kontor-hero`.
 */
export const promotionSelector = "[data-kontor-promotion],[data-kontor-hero]";

/** Returns a promotion, identified by its place and named by its headline: the displayed one may be translated by the browser. */
export function promotionIn(element: HTMLElement): ShownPromotion {
  const { kontorPromotion, kontorHero, kontorHeadline } = element.dataset;
  const slot = kontorPromotion ?? kontorHero;
  const place = element.closest<HTMLElement>("[data-kontor-place]")?.dataset.kontorPlace;
  const products = [...element.querySelectorAll("a")].map(productIn);
  return {
    facts: {
      promotion_id: place ?? slot,
      promotion_name: kontorHeadline ?? element.ariaLabel ?? slot,
      creative_slot: slot,
    },
    items: [...new Set(products)].flatMap((id) => (id ? { item_id: id } : [])),
  };
}

const seen = new Set<string | undefined>();

/**
 * Returns a promotion that comes into view; undefined when it did so before, such as the offer of a list that was then filtered.
 */
export function newPromotion(element: HTMLElement): ShownPromotion | undefined {
  const promotion = promotionIn(element);
  const { promotion_id } = promotion.facts;
  if (seen.has(promotion_id)) return undefined;
  seen.add(promotion_id);
  return promotion;
}
