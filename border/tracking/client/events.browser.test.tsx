import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentedEvents } from "../../../tests/support/documented-events.ts";
import { itemOf } from "../ecommerce.ts";
import { purchasesKey } from "../tracking-contract.ts";
import * as events from "./events.ts";
import { hostEvent } from "./host-events.ts";
import { storePurchases } from "./purchases.ts";
import type { CollectOnTrackApi, ReportedEvent } from "./tracking-api.ts";

const sent: ReportedEvent[] = [];
const api: CollectOnTrackApi = {
  track: async (event) => {
    sent.push(event);
    return "waiting";
  },
};
const page = window as { dataLayer?: object[] };

beforeEach(() => {
  window.CollectOnTrackApi = api;
  // Simulates a page whose consent was not pushed yet.
  delete page.dataLayer;
  localStorage.clear();
  sent.length = 0;
});
afterEach(() => {
  delete page.dataLayer;
  for (const name of ["OptanonConsent", "OptanonAlertBoxClosed"])
    document.cookie = `${name}=; max-age=0`;
});

/** The entries of the data layer after the default consent. */
const layer = () => (page.dataLayer ?? []).slice(1);
const collected = () => vi.waitFor(() => expect(sent.length).toBeGreaterThan(0)).then(() => sent);

const item = itemOf({ id: "1", name: "Mug", price: 1999, quantity: 2, categories: ["Cups"] });
const order = { currency: "EUR", items: [item], coupon: "TEN", shipping: 4.95, tax: 6.38 };
const ecommerce = { ...order, value: 39.98 };

test("view_item is tracked with item_view, and with the search that found the product", async () => {
  events.viewItem("EUR", item, "mug");
  const fields = { item_id: "1", item_name: "Mug", price: 19.99, currency: "EUR" };
  const shown = { currency: "EUR", value: 39.98, items: [item], search_term: "mug" };
  expect(layer()).toEqual([
    { event: "item_view", ...fields },
    { ecommerce: null },
    { event: "view_item", ecommerce: shown },
  ]);
  expect((await collected()).map(({ name, data }) => [name, data])).toEqual([
    ["CustomEventData", { event: "item_view", fields }],
    ["EcommerceEventData", { event: "view_item", ecommerce: shown }],
  ]);
});

test.each([
  [
    "add_to_cart",
    () => events.addToCart("EUR", item),
    { currency: "EUR", value: 39.98, items: [item] },
  ],
  [
    "remove_from_cart",
    () => events.removeFromCart("EUR", item),
    { currency: "EUR", value: 39.98, items: [item] },
  ],
  ["view_cart", () => events.viewCart(order), ecommerce],
  ["begin_checkout", () => events.beginCheckout(order), ecommerce],
  [
    "progress_checkout",
    () => events.progressCheckout(order, "payment"),
    { ...ecommerce, checkout_step: "payment" },
  ],
  [
    "reverse_checkout",
    () => events.reverseCheckout(order, "delivery"),
    { ...ecommerce, checkout_step: "delivery" },
  ],
  [
    "purchase",
    () => events.purchase({ ...order, transaction_id: "A1" }),
    { ...ecommerce, transaction_id: "A1" },
  ],
  [
    "purchase_ga4",
    () => events.purchaseGa4({ ...order, transaction_id: "A1" }),
    { ...ecommerce, transaction_id: "A1" },
  ],
] as const)(
  "%s reaches the data layer after an empty ecommerce, and the collector",
  async (event, run, data) => {
    run();
    expect(layer()).toEqual([{ ecommerce: null }, { event, ecommerce: data }]);
    expect((await collected()).map(({ name, data }) => [name, data])).toEqual([
      ["EcommerceEventData", { event, ecommerce: data }],
    ]);
  },
);

const list = { item_list_id: "popular", item_list_name: "Popular" };
const promotion = { promotion_id: "~top_banner", promotion_name: "Sale", creative_slot: "top" };

test.each([
  [
    "select_item",
    () => events.selectItem("EUR", list, item),
    { currency: "EUR", ...list, items: [item] },
  ],
  [
    "view_promotion",
    () => events.promotion("view_promotion", promotion, []),
    { ...promotion, items: [] },
  ],
  [
    "select_promotion",
    () => events.promotion("select_promotion", promotion, [item]),
    { ...promotion, items: [item] },
  ],
] as const)("%s has no value, and reaches data layer and collector", async (event, run, data) => {
  run();
  expect(layer()).toEqual([{ ecommerce: null }, { event, ecommerce: data }]);
  expect((await collected()).map(({ name, data }) => [name, data])).toEqual([
    ["EcommerceEventData", { event, ecommerce: data }],
  ]);
});

test("a list reaches the data layer as GA4's event, and the collector also as ItemListData", async () => {
  events.viewItemList("EUR", list, [item]);
  const ecommerce = { currency: "EUR", ...list, items: [item] };
  expect(layer()).toEqual([{ ecommerce: null }, { event: "view_item_list", ecommerce }]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ name, data }) => [name, data])).toEqual([
    ["ItemListData", { ...list, items: [item] }],
    ["EcommerceEventData", { event: "view_item_list", ecommerce }],
  ]);
});

test.each([
  ["search", () => events.search("mug"), { search_term: "mug" }],
  ["search", () => events.search("ida@example.com"), { search_term: "(e-mail address)" }],
  ["login", () => events.loggedIn("login", "email"), { method: "email" }],
  ["sign_up", () => events.loggedIn("sign_up", "email"), { method: "email" }],
] as const)("%s has no items, and no text that may be personal", async (event, run, fields) => {
  run();
  expect(layer()).toEqual([{ event, ...fields }]);
  expect((await collected()).map(({ name, data }) => [name, data])).toEqual([
    ["CustomEventData", { event, fields }],
  ]);
});

test("an order is tracked once in a browser, and stored only with consent to statistics", () => {
  const purchase = (transaction_id: string) => events.purchase({ ...order, transaction_id });
  purchase("B1");
  purchase("B1");
  purchase("B2");
  expect(layer()).toHaveLength(4);
  expect(localStorage).toHaveLength(0);
  document.cookie = "OptanonAlertBoxClosed=2026-11-01";
  document.cookie = "OptanonConsent=groups=C0001%3A1%2CC0002%3A1";
  storePurchases();
  expect(JSON.parse(localStorage.getItem(purchasesKey)!)).toEqual(
    expect.arrayContaining(["purchase B1", "purchase B2"]),
  );
  // Simulates a purchase that another page of the browser has stored.
  localStorage.setItem(purchasesKey, '["purchase C1"]');
  purchase("C1");
  expect(layer()).toHaveLength(4);
});

test.each(["null", "{}", "no JSON", "[7]"])(
  "a purchase is tracked although the stored purchases are %s",
  (text) => {
    localStorage.setItem(purchasesKey, text);
    events.purchase({ ...order, transaction_id: `D ${text}` });
    expect(layer()).toHaveLength(2);
  },
);

test("the border's events keep their form in the data layer; a sign-up is collected as a lead", async () => {
  const click = {
    event: "promotion_click",
    event_type: "ga4",
    click_type: "copy",
    click_target: "TEN",
    specification: "SEARCH",
  } as const;
  const signUp = {
    event: "sign_up",
    type: "ga4",
    emitter: "newsletterservice",
    subject: "newsletter",
    origin: "onsite:subsite",
  } as const;
  events.customEvent(click);
  events.customEvent(signUp);
  expect(layer()).toEqual([click, signUp]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const { event, ...fields } = click;
  expect(sent.map(({ name, data }) => [name, data])).toEqual([
    ["CustomEventData", { event, fields }],
    ["LeadData", { subject: "newsletter", origin: "onsite:subsite" }],
  ]);
});

test.each([
  ["purchase", order, /transaction_id/],
  ["purchase", { ...order, transaction_id: "" }, /transaction_id/],
  ["begin_checkout", { items: [] }, /currency/],
  ["begin_checkout", { currency: "Euro", items: [] }, /currency/],
  ["view_cart", { currency: "EUR", items: [{ item_id: "1", price: "9,99" }] }, /price/],
  ["view_cart", null, /currency/],
  ["toString", order, /No event/],
  [{}, order, /No event/],
])(
  "a host's event %j without a field that it needs throws an error that names it",
  (event, data, message) => {
    expect(() => hostEvent(event, data)).toThrow(message);
    expect(page.dataLayer).toBeUndefined();
  },
);

test("a host's purchase reaches the data layer with all its fields, and a repeated call does not", () => {
  const items = [{ item_id: 1, price: "19.99", quantity: 2, warehouse: "north" }];
  const placed = { currency: "EUR", items, transaction_id: 77, affiliation: "shop" };
  hostEvent("purchase", placed);
  hostEvent("purchase", placed);
  expect(layer()).toEqual([
    { ecommerce: null },
    {
      event: "purchase",
      ecommerce: {
        currency: "EUR",
        value: 39.98,
        transaction_id: "77",
        affiliation: "shop",
        items: [{ item_id: "1", price: 19.99, quantity: 2, warehouse: "north" }],
      },
    },
  ]);
});

test("a host's event that is too large for the collector is refused", () => {
  const items = [{ item_id: "1", note: "x".repeat(200_000) }];
  expect(() => hostEvent("view_cart", { currency: "EUR", items })).toThrow(/items must be shorter/);
});

test("a host's checkout tracks its steps", () => {
  hostEvent("progress_checkout", { ...order, checkout_step: "delivery" });
  hostEvent("purchase", { ...order, transaction_id: "E1" });
  expect(layer()).toEqual([
    { ecommerce: null },
    { event: "progress_checkout", ecommerce: { ...ecommerce, checkout_step: "delivery" } },
    { ecommerce: null },
    { event: "purchase", ecommerce: { ...ecommerce, transaction_id: "E1" } },
  ]);
});

test.each(documentedEvents)(
  "a host's $event reaches the data layer and the collector with all fields that GA4 documents",
  async ({ event, data }) => {
    hostEvent(event, data);
    const isShopEvent = "items" in data;
    expect(layer().at(-1)).toEqual(isShopEvent ? { event, ecommerce: data } : { event, ...data });
    await vi.waitFor(() => expect(sent.at(-1)?.data).toHaveProperty("event", event));
    expect(sent.at(-1)?.data).toEqual(
      isShopEvent ? { event, ecommerce: data } : { event, fields: data },
    );
  },
);

test("a host's refund has the value that it names, and otherwise that of its items", () => {
  const refunded = { transaction_id: "R1", currency: "EUR", items: [item] };
  hostEvent("refund", { ...refunded, value: 5 });
  hostEvent("refund", refunded);
  hostEvent("refund", { transaction_id: "R1" });
  expect(layer().flatMap((entry) => ("event" in entry ? [entry] : []))).toEqual([
    { event: "refund", ecommerce: { ...refunded, value: 5 } },
    { event: "refund", ecommerce: { ...refunded, value: 39.98 } },
    { event: "refund", ecommerce: { transaction_id: "R1", items: [] } },
  ]);
});

test.each([
  [
    "view_item_list",
    { items: [{ item_id: 1, index: "3" }] },
    { items: [{ item_id: "1", index: 3 }] },
  ],
  ["select_item", { ...list, items: [item] }, { ...list, items: [item] }],
  ["view_promotion", promotion, { ...promotion, items: [] }],
  ["select_promotion", { ...promotion, items: [] }, { ...promotion, items: [] }],
])("a host's %s needs neither currency nor value", (event, data, shown) => {
  hostEvent(event, data);
  expect(layer()).toEqual([{ ecommerce: null }, { event, ecommerce: shown }]);
});

test("a host's removal from the cart is tracked for each item", () => {
  hostEvent("remove_from_cart", { currency: "EUR", items: [item, item] });
  expect(layer().filter((entry) => "event" in entry)).toHaveLength(2);
});

test.each([
  ["search", { search_term: "mug for ida@example.com" }, { search_term: "(e-mail address)" }],
  ["login", undefined, {}],
  ["login", { method: "shop card", customer: 7 }, { method: "shop card" }],
  ["sign_up", { method: "email" }, { method: "email" }],
])("a host's %s with %j has only GA4's fields", (event, data, shown) => {
  hostEvent(event, data);
  expect(layer()).toEqual([{ event, ...shown }]);
});

test.each([
  ["search", {}, /search_term must be/],
  ["view_promotion", {}, /promotion_id must be/],
  ["view_item_list", {}, /items must be/],
  ["remove_from_cart", { items: [item] }, /currency must be/],
])("a host's %s with %j is refused, and nothing is tracked", (event, data, message) => {
  expect(() => hostEvent(event, data)).toThrow(message);
  expect(layer()).toEqual([]);
});
