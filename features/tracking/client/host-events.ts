import { FieldError, readEcommerce } from "../read-ecommerce.ts";
import type { BusinessEvent } from "../tracking-contract.ts";
import * as events from "./events.ts";
import { log } from "./log.ts";

const track: Record<BusinessEvent, (data: events.TrackedOrder) => void> = {
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

/** Most characters of what a host says of an event: the collector takes no longer request. */
const mostCharacters = 200_000;

/**
 * Tracks an event of a script of the page. Throws an error that names the field where the collector would not take it; fields that GA4 does
 * not document reach the data layer alone.
 */
export function hostEvent(event: unknown, data: unknown) {
  if (!isBusinessEvent(event)) throw new Error(`No event is called "${String(event)}"`);
  const { ecommerce, dropped } = read(event, data);
  if (dropped.length > 0) log("warning", `Fields of "${event}" that are not tracked`, dropped);
  track[event](ecommerce);
}

function read(event: BusinessEvent, data: unknown) {
  try {
    if (JSON.stringify(data ?? {}).length > mostCharacters)
      throw new FieldError(["items"], `shorter: all data has at most ${mostCharacters} characters`);
    const { ecommerce, dropped } = readEcommerce(data);
    const { items } = data as { items: object[] };
    const merged = ecommerce.items.map((item, index) => ({ ...items[index], ...item }));
    return { ecommerce: { ...ecommerce, items: merged }, dropped };
  } catch (error) {
    throw new Error(`"${event}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isBusinessEvent = (event: unknown): event is BusinessEvent =>
  typeof event === "string" && Object.hasOwn(track, event);

const withNumber = ({ transaction_id = "", ...order }: events.TrackedOrder) => ({
  ...order,
  transaction_id,
});
