import { itemOf, type ItemFacts } from "../../features/tracking/ecommerce.ts";
import {
  describedItem,
  itemSelector,
  listSelector,
  productSelector,
} from "../../features/tracking/item-attributes.ts";
import type { EventData } from "../../features/tracking/tracking-schema.ts";
import type { TrackedItem } from "../../features/tracking/ga4-fields.ts";
import { brand } from "./added-items.ts";

/** The products in a page's HTML, as tracking needs them. */

type Source = EventData["ProductSourceEventData"];
type Place = Pick<TrackedItem, "item_list_id" | "index">;

/** The number of the product whose page has this address. */
export const productIn = (path: string) => /-p(\d+)\.html/.exec(path)?.[1];

/** Where in a list the shopper used the tile of a product, by the product's number. */
const places = new Map<string, Place>();
export const placeOf = (productId: string): Place => places.get(productId) ?? {};

const watched = new WeakSet<Element>();

/** The product that the page is about. */
export function productInPage(): TrackedItem | undefined {
  const element = document.querySelector<HTMLElement>(productSelector);
  return element
    ? itemIn(element, { quantity: 1, variant: element.dataset.itemVariant })
    : undefined;
}

/** Calls `onSeen` with the products of each list when the shopper first sees some of it; lists that are watched already stay so. */
export function watchLists(onSeen: (list: string, items: TrackedItem[]) => void) {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const list = target as HTMLElement;
      onSeen(list.dataset.itemList!, itemsOf(list));
    }
  });
  for (const list of document.querySelectorAll(listSelector))
    if (!watched.has(list)) {
      watched.add(list);
      observer.observe(list);
    }
}

/** Notes in which list the shopper uses a product, and calls `onChosen` when a list or a promotion leads to its page. */
export function watchChoices(root: Document, onChosen: (source: Source) => void) {
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const tile = target.closest<HTMLElement>(itemSelector);
    const list = tile?.closest<HTMLElement>(listSelector);
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const id = tile?.dataset.item ?? (link && productIn(link.pathname));
    if (!id) return;
    if (tile && list) places.set(id, placeIn(list, tile));
    const promotion = target.closest<HTMLElement>("[data-kontor-promotion]");
    const source = list ? "list" : promotion && "promotion";
    const detail = list?.dataset.itemList ?? promotion?.dataset.kontorPromotion;
    // A product that a search found says so itself, on its page.
    if (link && source && detail !== "search") onChosen({ item_id: id, source, detail });
  };
  for (const type of ["click", "auxclick", "submit"]) root.addEventListener(type, note, true);
}

const itemsOf = (list: HTMLElement): TrackedItem[] =>
  [...list.querySelectorAll<HTMLElement>(itemSelector)].flatMap(
    (tile) => itemIn(tile, placeFacts(list, tile)) ?? [],
  );

function placeFacts(list: HTMLElement, tile: Element) {
  const tiles = [...list.querySelectorAll(itemSelector)];
  return {
    list: list.dataset.itemList!,
    index: Number(list.dataset.itemStart ?? 0) + tiles.indexOf(tile),
  };
}

function placeIn(list: HTMLElement, tile: Element): Place {
  const { list: item_list_id, index } = placeFacts(list, tile);
  return { item_list_id, index };
}

function itemIn(
  { dataset }: HTMLElement,
  more: Pick<ItemFacts, "quantity" | "variant" | "list" | "index">,
): TrackedItem | undefined {
  const described = describedItem(dataset);
  return described && itemOf({ ...described, brand, ...more });
}
