import { innerTarget } from "../../platform/client/inner-target.ts";
import { itemSelector } from "../../platform/shared/item-attributes.ts";
import { productIn } from "../../platform/shared/sites/numbered-address.ts";
import type { ListFacts } from "../tracking/client/events.ts";
import type { TrackedItem } from "../tracking/ga4-events.ts";
import type { EventData } from "../tracking/tracking-schema.ts";
import {
  listedItem,
  listFacts,
  listAround,
  promotionIn,
  promotionSelector,
  type ShownPromotion,
} from "./tracked-elements.ts";

type ListPosition = Pick<TrackedItem, "item_list_id" | "item_list_name" | "index">;

export interface ChoiceListeners {
  /** Called when a list or a promotion leads to a product's page. */
  onSource(source: EventData["ProductSourceEventData"]): void;
  onItem(list: ListFacts, item: TrackedItem): void;
  onPromotion(promotion: ShownPromotion): void;
}

/** The list and position where the shopper used the tile of a product, by product number. */
const places = new Map<string, ListPosition>();
export const placeOf = (productId: string): ListPosition => places.get(productId) ?? {};

/** Pages of products found by a search already report their source. */
const listsOfSearches: unknown[] = ["search", "suggestions"];

const middleButton = 1;

/**
 * Watches the shopper follow links in lists and promotions, by mouse, by keyboard or into another tab, and records the list from
 * which a product is opened or added to the cart.
 */
export function watchChoices(root: Document, { onSource, onItem, onPromotion }: ChoiceListeners) {
  const note = (event: Event) => {
    const { type } = event;
    const target = innerTarget(event);
    if (!(target instanceof Element)) return;
    // The right button opens a context menu.
    if (type === "auxclick" && (event as MouseEvent).button !== middleButton) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (!link && type !== "submit") return;
    const tile = target.closest<HTMLElement>(itemSelector);
    const list = listAround(tile);
    const item = tile && list && listedItem(list, tile);
    const facts = list && listFacts(list);
    if (item) places.set(item.item_id, { ...facts, index: item.index });
    if (!link) return;
    const promotion = target.closest<HTMLElement>(promotionSelector);
    const shown = promotion && promotionIn(promotion);
    if (facts && item) onItem(facts, item);
    else if (shown) onPromotion(shown);
    const id = tile?.dataset.item ?? productIn(link);
    const source = list ? "list" : shown && "promotion";
    const detail = facts?.item_list_id ?? shown?.facts.creative_slot;
    if (id && source && !listsOfSearches.includes(detail))
      onSource({ item_id: id, source, detail });
  };
  for (const type of ["click", "auxclick", "submit"]) root.addEventListener(type, note, true);
}
