import { fieldsOf } from "../../../shared/foreign.ts";
import type { BusinessEvent } from "../tracking-contract.ts";
import type { TrackedItem } from "../tracking-schema.ts";
import * as events from "./events.ts";

/** What a host says of an event: `TrackedOrder`, and what the event needs besides. */
export interface HostEventData extends events.TrackedOrder {
  /** Of purchases: the number of the order. */
  transaction_id?: string;
  /** Of progress_checkout and reverse_checkout. */
  checkout_step?: string;
  /** Of view_item and add_to_cart: the search that found the product. */
  search_term?: string;
}

const track: Record<BusinessEvent, (data: HostEventData) => void> = {
  view_item: ({ currency, items, search_term }) =>
    items.forEach((item) => events.viewItem(currency, item, search_term)),
  add_to_cart: ({ currency, items, search_term }) =>
    items.forEach((item) => events.addToCart(currency, item, search_term)),
  view_cart: (data) => events.viewCart(data),
  begin_checkout: (data) => events.beginCheckout(data),
  progress_checkout: (data) => events.progressCheckout(data, data.checkout_step ?? ""),
  reverse_checkout: (data) => events.reverseCheckout(data, data.checkout_step ?? ""),
  purchase: (data) => events.purchase(withNumber(data)),
  purchase_ga4: (data) => events.purchaseGa4(withNumber(data)),
};

/** Tracks an event of a script of the page. Throws, naming what is missing, where it has not the form of the event. */
export function hostEvent(event: unknown, data: unknown) {
  if (!isBusinessEvent(event)) throw new Error(`No event is called "${String(event)}"`);
  if (!isEventData(data))
    throw new Error(
      `"${event}" needs a currency such as "EUR", and items with item_id, price and quantity as numbers`,
    );
  track[event](data);
}

const isBusinessEvent = (event: unknown): event is BusinessEvent =>
  typeof event === "string" && Object.hasOwn(track, event);

function isEventData(data: unknown): data is HostEventData {
  const { currency, items } = fieldsOf<HostEventData>(data);
  return /^[A-Z]{3}$/.test(String(currency)) && Array.isArray(items) && items.every(isItem);
}

function isItem(item: unknown): boolean {
  const { item_id, price = 0, quantity = 1 } = fieldsOf<TrackedItem>(item);
  return typeof item_id === "string" && Number.isFinite(price) && Number.isInteger(quantity);
}

const withNumber = ({ transaction_id = "", ...order }: HostEventData) => ({
  ...order,
  transaction_id,
});
