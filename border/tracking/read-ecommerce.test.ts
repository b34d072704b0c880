import { expect, test } from "vitest";
import { FieldError, readEcommerce, readPlain } from "./read-ecommerce.ts";

const order = { currency: "EUR", items: [{ item_id: "1", price: 10, quantity: 2 }] };
const read = (more: object) => readEcommerce("view_cart", { ...order, ...more });

test("known fields are read, and all others are named once", () => {
  const items = [
    { item_id: "1", location_id: "L1", warehouse: "north" },
    JSON.parse(
      '{ "item_id": "2", "warehouse": "south", "__proto__": {}, "toString": "x" }',
    ) as object,
  ];
  expect(read({ items, coupon: "TEN", loyalty: true, tax: "19 %", shipping: null })).toEqual({
    ecommerce: {
      currency: "EUR",
      coupon: "TEN",
      items: [{ item_id: "1", location_id: "L1" }, { item_id: "2" }],
    },
    dropped: ["loyalty", "tax", "warehouse", "__proto__", "toString"],
  });
});

test("numbers may be texts, texts numbers, and long texts are cut", () => {
  const items = [{ item_id: 4711, price: " 9.5 ", quantity: "3", item_brand: "x".repeat(101) }];
  const { ecommerce } = read({ items, transaction_id: 42, shipping: "4.95" });
  expect(ecommerce).toEqual({
    currency: "EUR",
    transaction_id: "42",
    shipping: 4.95,
    items: [{ item_id: "4711", price: 9.5, quantity: 3, item_brand: "x".repeat(100) }],
  });
});

test.each([
  [{ currency: undefined }, "currency"],
  [{ currency: "Euro" }, "currency"],
  [{ items: undefined }, "items"],
  [{ items: [null] }, "items[0]"],
  [{ items: [{}] }, "items[0].item_id"],
  [{ items: [{ item_id: "1" }, { item_id: "2", price: "9,99" }] }, "items[1].price"],
  [{ items: [{ item_id: "1", price: Infinity }] }, "items[0].price"],
  [{ items: [{ item_id: "1", price: 1e10 }] }, "items[0].price"],
  [{ items: [{ item_id: "1", quantity: 1.5 }] }, "items[0].quantity"],
  [{ items: [{ item_id: "1", quantity: -1 }] }, "items[0].quantity"],
  [{ transaction_id: "ida@example.com" }, "transaction_id"],
  [{ transaction_id: "1".repeat(301) }, "transaction_id"],
  [{ transaction_id: {} }, "transaction_id"],
  [{ value: "twenty" }, "value"],
])("a purchase with %j is refused, and the error names %s", (more, name) => {
  expect(() => read(more)).toThrow(FieldError);
  expect(() => read(more)).toThrow(`${name} must be `);
});

test.each([null, undefined, 7, "text", []])("the value %j is not read as an event", (data) => {
  expect(() => readEcommerce("view_cart", data)).toThrow(FieldError);
});

test.each([
  ["view_item_list", { items: [{ item_id: "1" }] }],
  ["select_item", { item_list_id: "popular", items: [{ item_id: "1", index: 3 }] }],
  ["view_promotion", { promotion_id: "summer", items: [] }],
  ["select_promotion", { items: [{ item_id: "1", promotion_name: "Summer" }] }],
])("the event %s needs no currency", (event, data) => {
  expect(readEcommerce(event, data)).toEqual({ ecommerce: data, dropped: [] });
});

test.each([
  ["view_item_list", {}, "items"],
  ["select_item", { items: [{}] }, "items[0].item_id"],
  ["view_promotion", { creative_slot: "top" }, "promotion_id"],
  ["select_promotion", null, "promotion_id"],
  ["select_promotion", { promotion_id: "1", items: {} }, "items"],
  ["remove_from_cart", { items: [{ item_id: "1" }] }, "currency"],
])("the event %s with %j is refused, and the error names %s", (event, data, name) => {
  expect(() => readEcommerce(event, data)).toThrow(`${name} must be `);
});

test("a promotion needs no items", () => {
  const { ecommerce } = readEcommerce("view_promotion", { promotion_name: "Summer" });
  expect(ecommerce).toEqual({ promotion_name: "Summer", items: [] });
});

test("an event without items has its method or its search, and all other fields are named", () => {
  expect(readPlain("login", {})).toEqual({ fields: {}, dropped: [] });
  expect(readPlain("sign_up", { method: 7, email: "ida@example.com" })).toEqual({
    fields: { method: "7" },
    dropped: ["email"],
  });
  expect(readPlain("search", { search_term: "mug" }).fields).toEqual({ search_term: "mug" });
  for (const data of [{}, { search_term: {} }])
    expect(() => readPlain("search", data)).toThrow("search_term must be a text");
  expect(() => readPlain("login", null)).toThrow("The data must be an object");
});
