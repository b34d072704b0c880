import type { TrackedEvent } from "../../../shared/track.ts";
import { ecommerceOf, type EcommerceFacts } from "../ecommerce.ts";
import { dataEvents, type BusinessEvent } from "../tracking-contract.ts";
import type { EventData } from "../tracking-schema.ts";
import type { TrackedItem } from "../ga4-fields.ts";
import { push, pushEcommerce } from "./data-layer.ts";
import { isNewPurchase } from "./purchases.ts";
import { sendEvent } from "./send-event.ts";

/** One function for each event of the shop. Each reaches the page's data layer and, as its internal event, the collector. */

/** What an event of the checkout knows: the order so far. Money is in the currency's unit, prices are of one piece. */
export interface TrackedOrder extends EcommerceFacts {
  items: TrackedItem[];
}

/** An order that was placed, with its number. */
export interface TrackedPurchase extends TrackedOrder {
  transaction_id: string;
}

/** The product's page was shown, with the search that found the product. */
export function viewItem(currency: string, item: TrackedItem, search?: string) {
  pushItemView(currency, item);
  ecommerceEvent("view_item", [item], { currency, ...searchTerm(search) });
}

/** Pieces were added to the cart: their number is the item's quantity. */
export const addToCart = (currency: string, item: TrackedItem, search?: string) =>
  ecommerceEvent("add_to_cart", [item], { currency, ...searchTerm(search) });

/** The cart was shown. */
export const viewCart = (order: TrackedOrder) => orderEvent("view_cart", order);

/** The shopper goes to the checkout. */
export const beginCheckout = (order: TrackedOrder) => orderEvent("begin_checkout", order);

/** A step of the checkout was reached. */
export const progressCheckout = (order: TrackedOrder, step: string) =>
  orderEvent("progress_checkout", order, { checkout_step: step });

/** The shopper left a step of the checkout backwards. */
export const reverseCheckout = (order: TrackedOrder, step: string) =>
  orderEvent("reverse_checkout", order, { checkout_step: step });

/** An order was placed. A repeat in this browser is ignored. Throws where the order has no number. */
export const purchase = (order: TrackedPurchase) => placedOrder("purchase", order);

/** The same under the other name: a host's tag manager maps one of the two to GA4's purchase. */
export const purchaseGa4 = (order: TrackedPurchase) => placedOrder("purchase_ga4", order);

/** Products were listed in view of the shopper. */
export const listItems = (list: string, items: TrackedItem[]) =>
  sendEvent("ItemListData", { item_list_id: list, items });

/** A search, a list or a promotion led to a product. */
export const productSource = (source: EventData["ProductSourceEventData"]) =>
  sendEvent("ProductSourceEventData", source);

/** An event of the border: of navigation, promotions, newsletter. */
export function customEvent(tracked: TrackedEvent) {
  push(tracked);
  const { event, ...fields } = tracked;
  if (tracked.event === "sign_up")
    sendEvent("LeadData", { subject: tracked.subject, origin: tracked.origin });
  else sendEvent("CustomEventData", { event, fields: { ...fields } });
}

/** Tags that waited for consent to these groups were loaded. */
export function tagsExecuted(groups: string[]) {
  push({ event: "tagsExecuted", groups });
  sendEvent("tagsExecuted", { groups });
}

function pushItemView(currency: string, { item_id, item_name, price }: TrackedItem) {
  const fields = { item_id, item_name: item_name ?? null, price: price ?? null, currency };
  push({ event: dataEvents.item, ...fields });
  sendEvent("CustomEventData", { event: dataEvents.item, fields });
}

const searchTerm = (search: string | undefined) => (search ? { search_term: search } : {});

const orderEvent = (
  event: BusinessEvent,
  { items, ...facts }: TrackedOrder,
  more: Partial<EcommerceFacts> = {},
) => ecommerceEvent(event, items, { ...facts, ...more });

function placedOrder(event: "purchase" | "purchase_ga4", order: TrackedPurchase) {
  const { transaction_id } = order;
  if (!transaction_id)
    throw new Error(`"${event}" needs a transaction_id: the number of the order`);
  if (isNewPurchase(event, transaction_id)) orderEvent(event, order, { transaction_id });
}

function ecommerceEvent(event: BusinessEvent, items: TrackedItem[], facts: EcommerceFacts) {
  const ecommerce = ecommerceOf(items, facts);
  pushEcommerce({ event, ecommerce });
  sendEvent("EcommerceEventData", { event, ecommerce });
}
