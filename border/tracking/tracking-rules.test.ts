import { expect, test } from "vitest";
import {
  actPriority,
  backOff,
  priorityOf,
  purchaseKey,
  retryAfter,
  statisticsConsent,
} from "./tracking-rules.ts";

const decided = "OptanonAlertBoxClosed=2026-01-01T00:00:00.000Z";
const groups = (value: string) => `OptanonConsent=version=1&groups=${encodeURIComponent(value)}`;

test.each([
  ["", "unknown"],
  [decided, "unknown"],
  [groups("C0001:1,C0002:1"), "unknown"],
  [`${decided}; ${groups("C0001:1,C0002:1")}`, "granted"],
  [`${groups("C0001:1,C0002:0")}; ${decided}`, "refused"],
  [`${decided}; ${groups("C0001:1")}`, "unknown"],
  [`${decided}; ${groups("C00021:1,C0002:0")}`, "refused"],
  [`${decided}; ${groups("C00021:1,XC0002:1")}`, "unknown"],
  [`${decided}; ${groups("C0002:10")}`, "unknown"],
])("the cookies %j say that consent to statistics is %s", (cookies, consent) => {
  expect(statisticsConsent(cookies)).toBe(consent);
});

test("a purchase has a key of its site and order, and other events have none", () => {
  const bought = (event: string, transaction_id?: string) => ({
    event,
    ecommerce: { transaction_id },
  });
  expect(purchaseKey("EcommerceEventData", bought("purchase", "7"), "CH_FR")).toBe(
    "purchase:CH_FR:7",
  );
  expect(purchaseKey("EcommerceEventData", bought("purchase_ga4", "7"), "DE")).toBe(
    "purchase:DE:7",
  );
  expect(purchaseKey("EcommerceEventData", bought("view_cart", "7"), "DE")).toBeUndefined();
  expect(purchaseKey("EcommerceEventData", bought("purchase"), "DE")).toBeUndefined();
  expect(purchaseKey("CustomEventData", bought("purchase", "7"), "DE")).toBeUndefined();
});

test("a purchase has priority over every other event, and an unknown event has the lowest", () => {
  const purchase = { name: "EcommerceEventData", key: "purchase:DE:7", data: {} };
  expect(priorityOf(purchase)).toBe(Infinity);
  expect(priorityOf({ name: "of another release", data: {} })).toBe(0);
});

test("waits between attempts for a batch double from 1 s to 60 s, with random jitter", () => {
  expect([1, 2, 3, 6, 7, 100].map((failures) => backOff(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ]);
  expect(backOff(3, 0.5)).toBe(2_000);
  expect(backOff(3, 0)).toBe(0);
});

test.each([
  [null, 0],
  ["", 0],
  ["7", 7_000],
  ["soon", 0],
  ["Thu, 01 Jan 1970 00:01:10 GMT", 60_000],
  ["Thu, 01 Jan 1970 00:00:01 GMT", 0],
  ["99999999999", 3_600_000],
])("Retry-After: %s is a wait of %i ms", (header, wait) => {
  expect(retryAfter(header, 10_000)).toBe(wait);
});

test.each([
  ["EcommerceEventData", 3],
  ["LeadData", 3],
  ["InitialPageData", 2],
  ["CustomEventData", 1],
  ["ItemListData", 1],
  ["ProductSourceEventData", 1],
  ["Reset", 0],
  ["tagsExecuted", 0],
  ["trackingExecuted", 0],
])("an event %s that waits has the priority %i", (name, priority) =>
  expect(priorityOf({ name, data: {} })).toBe(priority),
);

test.each([
  ["add_to_cart", actPriority],
  ["begin_checkout", actPriority],
  ["view_item", actPriority - 1],
  ["view_cart", actPriority - 1],
])("the shop event %s that waits has the priority %i", (event, priority) =>
  expect(priorityOf({ name: "EcommerceEventData", data: { event, ecommerce: { value: 1 } } })).toBe(
    priority,
  ),
);

test.each(["login", "sign_up", "search", "share", "generate_lead"])(
  "the event %s has the priority of shoppers' actions",
  (event) => expect(priorityOf({ name: "CustomEventData", data: { event } })).toBe(actPriority),
);

test("events of lists and promotions wait with the priority of lists, a refund without a value with that of actions", () => {
  const of = (event: string) =>
    priorityOf({ name: "EcommerceEventData", data: { event, ecommerce: { items: [] } } });
  expect(of("view_item_list")).toBe(priorityOf({ name: "ItemListData", data: {} }));
  expect(of("select_promotion")).toBe(priorityOf({ name: "ItemListData", data: {} }));
  expect(of("refund")).toBe(actPriority);
});

test.each([
  [
    "an event whose name holds that of a purchase",
    { event: "repurchase", ecommerce: { transaction_id: "7" } },
  ],
  [
    "an event whose name begins as a purchase",
    { event: "purchases", ecommerce: { transaction_id: "7" } },
  ],
  ["a purchase without an order", { event: "purchase" }],
  ["an order without an event", { ecommerce: { transaction_id: "7" } }],
])("the event %s has no key", (_, data) =>
  expect(purchaseKey("EcommerceEventData", data, "DE")).toBeUndefined(),
);

test.each(["7 seconds", "in 7", "-7x"])(
  "a Retry-After header of %j is no number of seconds",
  (header) => expect(retryAfter(header, Date.now())).toBe(0),
);
