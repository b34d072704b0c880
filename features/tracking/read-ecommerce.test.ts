import { expect, test } from "vitest";
import { FieldError, readEcommerce } from "./read-ecommerce.ts";

const order = { currency: "EUR", items: [{ item_id: "1", price: 10, quantity: 2 }] };
const read = (more: object) => readEcommerce({ ...order, ...more });

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
])("data with %j makes no sense, and the error names %s", (more, name) => {
  expect(() => read(more)).toThrow(FieldError);
  expect(() => read(more)).toThrow(`${name} must be `);
});

test.each([null, undefined, 7, "text", []])("%j is no event", (data) => {
  expect(() => readEcommerce(data)).toThrow(FieldError);
});
