import { jsonText } from "../../../platform/shared/json-text.ts";
import { valueOf } from "../ecommerce.ts";
import {
  displayEvents,
  plainEvents,
  type DisplayEvent,
  type EventFacts,
  type TrackedItem,
} from "../ga4-events.ts";
import { FieldError, readEcommerce, readPlain } from "../read-ecommerce.ts";
import type { BusinessEvent } from "../tracking-contract.ts";
import * as events from "./events.ts";
import { log } from "./log.ts";

/** The functions for events of the cart and of orders. */
const track: Record<Exclude<BusinessEvent, DisplayEvent>, (data: events.TrackedOrder) => void> = {
  view_item: ({ currency, items, search_term }) =>
    items.forEach((item) => events.viewItem(currency, item, search_term)),
  add_to_cart: ({ currency, items, search_term }) =>
    items.forEach((item) => events.addToCart(currency, item, search_term)),
  remove_from_cart: ({ currency, items }) =>
    items.forEach((item) => events.removeFromCart(currency, item)),
  view_cart: (data) => events.viewCart(data),
  begin_checkout: (data) => events.beginCheckout(data),
  progress_checkout: (data) => events.progressCheckout(data, data.checkout_step ?? ""),
  reverse_checkout: (data) => events.reverseCheckout(data, data.checkout_step ?? ""),
  add_shipping_info: (data) => events.orderEvent("add_shipping_info", data),
  add_payment_info: (data) => events.orderEvent("add_payment_info", data),
  add_to_wishlist: (data) => events.orderEvent("add_to_wishlist", data),
  refund: ({ items, value = sumOrNone(items), ...facts }: EventFacts) =>
    events.displayEvent("refund", items, { ...facts, value }),
  purchase: (data) => events.purchase(withNumber(data)),
  purchase_ga4: (data) => events.purchaseGa4(withNumber(data)),
};

/** Maximum characters of an event's data from a host: the collector accepts no longer request. */
const maxCharacters = 200_000;

/**
 * Tracks an event of a script of the page. Throws an error that names the field where the collector would refuse it. Fields that
 * GA4 does not document go to the data layer only.
 */
export function hostEvent(event: unknown, data: unknown = {}) {
  const plain = plainEvents.find((each) => each === event);
  const display = displayEvents.find((each) => each === event);
  if (plain) {
    const { fields } = read(plain, data, () => readPlain(plain, data));
    const isSearch = plain === "search" || plain === "view_search_results";
    if (isSearch && fields.search_term) events.search(String(fields.search_term), plain);
    else events.plainEvent(plain, fields);
  } else if (display) {
    const { items, ...facts } = readShop(display, data);
    events.displayEvent(display, items, facts);
  } else if (isOrderEvent(event)) track[event](readShop(event, data) as events.TrackedOrder);
  else throw new Error(`No event is called "${String(event)}"`);
}

/** Fields that only the data layer accepts stay in the items. */
function readShop(event: BusinessEvent, data: unknown): EventFacts {
  const { ecommerce } = read(event, data, () => readEcommerce(event, data));
  const { items = [] } = data as { items?: object[] };
  const merged = ecommerce.items.map((item, index) => ({ ...items[index], ...item }));
  return { ...ecommerce, items: merged };
}

function read<Read extends { dropped: string[] }>(
  event: string,
  data: unknown,
  readData: () => Read,
): Read {
  try {
    if (jsonText(data ?? {}).length > maxCharacters)
      throw new FieldError(["items"], `shorter: all data has at most ${maxCharacters} characters`);
    const found = readData();
    if (found.dropped.length > 0)
      log("warning", `Fields of "${event}" that are not tracked`, found.dropped);
    return found;
  } catch (error) {
    throw new Error(`"${event}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Without items the whole order is refunded. */
const sumOrNone = (items: TrackedItem[]) => (items.length > 0 ? valueOf(items) : undefined);

const isOrderEvent = (event: unknown): event is keyof typeof track =>
  typeof event === "string" && Object.hasOwn(track, event);

const withNumber = ({ transaction_id = "", ...order }: events.TrackedOrder) => ({
  ...order,
  transaction_id,
});
