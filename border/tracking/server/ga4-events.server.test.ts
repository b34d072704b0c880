import { expect, test } from "vitest";
import { openCollector } from "../../../tests/support/collector.ts";
import { asSent, documentedEvents } from "../../../tests/support/documented-events.ts";

const { event, batch, publish, rejection, stored, refusals } = await openCollector();

test.each(documentedEvents)(
  "$event is stored with all fields that GA4 documents, and reported by its name",
  async (documented) => {
    const sent = event(asSent(documented));
    const { response } = await publish(batch([sent]));
    expect(response).toMatchObject({ accepted: [sent.id], rejected: [] });
    const [row] = await stored(sent.id);
    expect(row).toMatchObject(asSent(documented));
    expect(await refusals()).not.toContainEqual(
      expect.objectContaining({ event: documented.event, reason: "dropped" }),
    );
    await publish(batch([event({ ...asSent(documented), consent: [] })]));
    expect(await refusals()).toContainEqual(
      expect.objectContaining({ event: documented.event, reason: "consent" }),
    );
  },
);

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
  ["view_promotion", business("view_promotion", { promotion_id: "~top_banner", items: [] })],
  ["select_promotion", business("select_promotion", { promotion_name: "Sale", ...listed })],
  ["refund", business("refund", { transaction_id: "T3", items: [] })],
  ["login", plain("login", { method: "email" })],
])("the event %s is stored once as it is, and reported by its name", async (name, more) => {
  const sent = event(more);
  for (let attempt = 0; attempt < 2; attempt++)
    expect((await publish(batch([sent]))).response.rejected).toEqual([]);
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
