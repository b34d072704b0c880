import type { OwnEvent, SignUpEvent, TrackedEvent } from "../../../platform/shared/track.ts";
import { ecommerceOf, maxItems, type DisplayFacts, type EcommerceFacts } from "../ecommerce.ts";
import type {
  DisplayEvent,
  PlainEvent,
  EventFacts,
  PlainFacts,
  TrackedItem,
} from "../ga4-events.ts";
import { maskedText } from "../masking.ts";
import { trackedSearchText } from "../page-rules.ts";
import { dataEvents, type BusinessEvent } from "../tracking-contract.ts";
import type { EventData } from "../tracking-schema.ts";
import { push, pushEcommerce } from "./data-layer.ts";
import { isNewPurchase } from "./purchases.ts";
import { trackEvent } from "./track-event.ts";

/**
 * One function for each event of the shop. Each pushes to the page's data layer and sends the corresponding internal event to the
 * collector.
 */

/** The order so far, for events of the checkout. Money is in the currency's unit, prices are per piece. */
export interface TrackedOrder extends EcommerceFacts {
  items: TrackedItem[];
}

/** A placed order, with its number. */
export interface TrackedPurchase extends TrackedOrder {
  transaction_id: string;
}

export type ListFacts = { item_list_id: string } & Pick<EventFacts, "item_list_name">;
export type PromotionFacts = Pick<EventFacts, "promotion_id" | "promotion_name" | "creative_slot">;

/** Tracks a view of a product's page, with the search that found the product. */
export function viewItem(currency: string, item: TrackedItem, search?: string) {
  pushItemView(currency, item);
  ecommerceEvent("view_item", [item], { currency, ...searchTerm(search) });
}

/** Tracks pieces added to the cart: their number is the item's quantity. */
export const addToCart = (currency: string, item: TrackedItem, search?: string) =>
  ecommerceEvent("add_to_cart", [item], { currency, ...searchTerm(search) });

/** Tracks pieces, or a whole article, removed from the cart: their number is the item's quantity. */
export const removeFromCart = (currency: string, item: TrackedItem) =>
  ecommerceEvent("remove_from_cart", [item], { currency });

/** Tracks a view of the cart. */
export const viewCart = (order: TrackedOrder) => orderEvent("view_cart", order);

/** Tracks that the shopper starts the checkout. */
export const beginCheckout = (order: TrackedOrder) => orderEvent("begin_checkout", order);

/** Tracks that the shopper reached a step of the checkout. */
export const progressCheckout = (order: TrackedOrder, step: string) =>
  orderEvent("progress_checkout", order, { checkout_step: step });

/** Tracks that the shopper left a step of the checkout backwards. */
export const reverseCheckout = (order: TrackedOrder, step: string) =>
  orderEvent("reverse_checkout", order, { checkout_step: step });

/** Tracks a placed order. A repeat in this browser is ignored. Throws where the order has no number. */
export const purchase = (order: TrackedPurchase) => placedOrder("purchase", order);

/** Tracks a placed order under the alternative name: a host's tag manager maps one of the two to GA4's purchase. */
export const purchaseGa4 = (order: TrackedPurchase) => placedOrder("purchase_ga4", order);

/** Tracks a list of products that the shopper saw. */
export function viewItemList(currency: string, list: ListFacts, items: TrackedItem[]) {
  trackEvent("ItemListData", { ...list, items });
  displayEvent("view_item_list", items, { currency, ...list });
}

/** Tracks that the shopper opened a product's page from a list. */
export const selectItem = (currency: string, list: ListFacts, item: TrackedItem) =>
  displayEvent("select_item", [item], { currency, ...list });

/** Tracks that a promotion, or a link in it, was shown to the shopper or chosen. The items are the products that it leads to. */
export const promotion = (
  event: "view_promotion" | "select_promotion",
  facts: PromotionFacts,
  items: TrackedItem[],
) => displayEvent(event, items, facts);

/** Tracks a search. A text that may be personal is masked. */
export const search = (text: string, event: "search" | "view_search_results" = "search") =>
  plainEvent(event, { search_term: trackedSearchText(text) ?? maskedText });

/** Tracks a login or a new account. A newsletter sign-up is a lead instead. */
export const loggedIn = (event: "login" | "sign_up", method: string) =>
  plainEvent(event, { method });

/** Tracks that the form of a campaign was taken. It names the campaign and its page, and nothing that was typed. */
export function lead(subject: string, origin: string) {
  push({ event: "generate_lead", subject, origin });
  trackEvent("LeadData", { subject, origin });
}

/** Tracks the search, list or promotion that led to a product. */
export const productSource = (source: EventData["ProductSourceEventData"]) =>
  trackEvent("ProductSourceEventData", source);

/** Tracks an event of the border (navigation, promotions, newsletter), or a slice's own. */
export function customEvent(tracked: TrackedEvent | OwnEvent) {
  push(tracked);
  const { event, ...fields } = tracked;
  if (isSignUp(tracked))
    trackEvent("LeadData", { subject: tracked.subject, origin: tracked.origin });
  else trackEvent("CustomEventData", { event, fields: { ...fields } });
}

const isSignUp = (tracked: TrackedEvent | OwnEvent): tracked is SignUpEvent =>
  tracked.event === "sign_up";

/** Tracks that tags which required consent to these groups were loaded. */
export function tagsExecuted(groups: string[]) {
  push({ event: "tagsExecuted", groups });
  trackEvent("tagsExecuted", { groups });
}

function pushItemView(currency: string, { item_id, item_name, price }: TrackedItem) {
  const fields = { item_id, item_name: item_name ?? null, price: price ?? null, currency };
  push({ event: dataEvents.item, ...fields });
  trackEvent("CustomEventData", { event: dataEvents.item, fields });
}

const searchTerm = (search: string | undefined) => (search ? { search_term: search } : {});

/** Tracks what a shopper does with all these items. */
export const orderEvent = (
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

const ecommerceEvent = (event: BusinessEvent, items: TrackedItem[], facts: EcommerceFacts) =>
  businessEvent(event, ecommerceOf(items, facts));

/** Tracks an event whose value, if it has one, is not the sum of its items: of a list, of a promotion, or a refund. */
export const displayEvent = (
  event: DisplayEvent | "refund",
  items: TrackedItem[],
  facts: DisplayFacts,
) => businessEvent(event, { ...facts, items: items.slice(0, maxItems) });

function businessEvent(event: BusinessEvent, ecommerce: EventFacts) {
  pushEcommerce({ event, ecommerce });
  trackEvent("EcommerceEventData", { event, ecommerce });
}

/** Tracks an event without items. */
export function plainEvent(event: PlainEvent, fields: PlainFacts) {
  push({ event, ...fields });
  trackEvent("CustomEventData", { event, fields });
}
