import { expect, test } from "vitest";
import { openCollector } from "../../../tests/support/collector.ts";
import { purchaseAt } from "../../../tests/support/tracked-events.ts";

const { shop, now, event, batch, publish, rejection, stored, refusals } = await openCollector();

test("a purchase is stored once, also with two ids", async () => {
  const [one, other] = [purchaseAt(now(), "10042"), purchaseAt(now(), "10042")];
  expect((await publish(batch([one]))).response.accepted).toEqual([one.id]);
  expect((await publish(batch([other]))).response.duplicate).toEqual([other.id]);
  const both = [purchaseAt(now(), "10043"), purchaseAt(now(), "10043")];
  expect((await publish(batch(both))).response).toMatchObject({
    accepted: [both[0]!.id],
    duplicate: [both[1]!.id],
  });
  const elsewhere = purchaseAt(now(), "10042", { key: undefined });
  const austrian = { host: shop.host("AT") };
  expect((await publish(batch([elsewhere], { site: "AT" }), austrian)).response.accepted).toEqual([
    elsewhere.id,
  ]);
});

/** A purchase as a host's tag manager reports it. */
const purchaseWith = (more: object, item: object = {}) =>
  event({
    name: "EcommerceEventData",
    data: {
      event: "purchase",
      ecommerce: {
        currency: "EUR",
        value: 20,
        transaction_id: "20001",
        items: [{ item_id: "1", item_name: "Mug", price: 10, quantity: 2, ...item }],
        ...more,
      },
    },
  });

test("a purchase with all fields of GA4 is stored with them, and without others", async () => {
  const known = {
    affiliation: "shop",
    coupon: "TEN",
    customer_type: "new",
    shipping: 4.95,
    tax: 3,
  };
  const ofItem = {
    affiliation: "shop",
    creative_slot: "top",
    item_list_name: "Popular",
    location_id: "ChIJIQBpAG2ahYAR",
    promotion_id: "P1",
  };
  const one = purchaseWith(
    { ...known, coupon: "ida@example.com", loyalty: { points: 3 }, discount: "much" },
    { ...ofItem, warehouse: "north" },
  );
  expect((await publish(batch([one]))).response.accepted).toEqual([one.id]);
  const ecommerce = {
    currency: "EUR",
    value: 20,
    transaction_id: "20001",
    items: [{ item_id: "1", item_name: "Mug", price: 10, quantity: 2, ...ofItem }],
    ...known,
    coupon: "(e-mail address)",
  };
  expect(await stored(one.id)).toMatchObject([{ data: { event: "purchase", ecommerce } }]);
  const dropped = { event: "purchase", reason: "dropped" };
  expect(await refusals()).toEqual(
    expect.arrayContaining(
      ["discount", "loyalty", "warehouse"].map((field) => ({ ...dropped, field, events: 1 })),
    ),
  );
});

test("a purchase with texts for numbers, a number for its order and a voucher as a line is stored", async () => {
  const one = purchaseWith({
    currency: "eur",
    transaction_id: 20002,
    items: [
      { item_id: 7, price: "12.50", quantity: "2" },
      { item_name: "Voucher", price: -5, quantity: 1 },
    ],
  });
  expect((await publish(batch([one]))).response.accepted).toEqual([one.id]);
  expect(await stored(one.id)).toMatchObject([
    {
      data: {
        ecommerce: {
          currency: "EUR",
          transaction_id: "20002",
          items: [
            { item_id: "7", price: 12.5, quantity: 2 },
            { item_id: "Voucher", price: -5 },
          ],
        },
      },
    },
  ]);
});

test.each([
  ["no order", { transaction_id: undefined }, "/data/ecommerce/transaction_id"],
  [
    "an address as its order",
    { transaction_id: "ida@example.com" },
    "/data/ecommerce/transaction_id",
  ],
  ["a value that is not that of its items", { value: 999_999 }, "/data/ecommerce/value"],
  ["no value", { value: undefined }, "/data/ecommerce/value"],
  ["items that are none", { items: "1" }, "/data/ecommerce/items"],
  [
    "a price that is none",
    { items: [{ item_id: "1", price: "9,99" }] },
    "/data/ecommerce/items/price",
  ],
])("a purchase with %s is rejected, and the report names the field", async (_what, more, field) => {
  expect(await rejection(purchaseWith({ transaction_id: "20003", ...more }))).toBe("invalid");
  expect(await refusals()).toContainEqual(
    expect.objectContaining({ event: "purchase", field, reason: "invalid" }),
  );
});
