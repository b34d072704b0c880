import { expect, test } from "vitest";
import { openCollector } from "../../../tests/support/collector.ts";

const { event, batch, publish, rejection, stored, refusals } = await openCollector();

const listed = { items: [{ item_id: "1", price: 9.99, index: 3, item_category: "Coffee" }] };
const business = (event: string, ecommerce: object) => ({
  name: "EcommerceEventData",
  data: { event, ecommerce },
});
const plain = (event: string, fields: object) => ({
  name: "CustomEventData",
  data: { event, fields },
});

test.each([
  ["view_item_list", business("view_item_list", { item_list_id: "popular", ...listed })],
  ["select_item", business("select_item", { item_list_name: "Popular", ...listed })],
  ["view_promotion", business("view_promotion", { promotion_id: "~top_banner", items: [] })],
  ["select_promotion", business("select_promotion", { promotion_name: "Sale", ...listed })],
  ["remove_from_cart", business("remove_from_cart", { currency: "EUR", value: 9.99, ...listed })],
  ["search", plain("search", { search_term: "mug" })],
  ["login", plain("login", { method: "email" })],
  ["sign_up", plain("sign_up", { method: "email" })],
])("the event %s is stored once as it is, and reported by its name", async (name, more) => {
  const sent = event(more);
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await publish(batch([sent]))).answer.rejected).toEqual([]);
  const [row] = await stored(sent.id);
  expect(row).toMatchObject(more);
  const refused = event({ ...more, consent: [] });
  await publish(batch([refused]));
  expect(await refusals()).toContainEqual(
    expect.objectContaining({ event: name, reason: "consent" }),
  );
});

test.each([
  ["view_item_list", {}, "/data/ecommerce/items"],
  ["view_promotion", { items: [] }, "/data/ecommerce/promotion_id"],
  ["remove_from_cart", { currency: "EUR", ...listed }, "/data/ecommerce/value"],
  ["remove_from_cart", { value: 1, ...listed }, "/data/ecommerce/currency"],
])("an event %s with %j is rejected, and the report names the field", async (name, data, field) => {
  expect(await rejection(event(business(name, data)))).toBe("invalid");
  expect(await refusals()).toContainEqual(
    expect.objectContaining({ event: name, field, reason: "invalid" }),
  );
});
