import { expect, test } from "vitest";
import { documentedEvents } from "../../tests/support/documented-events.ts";
import { plainEvents, plainFields } from "./ga4-events.ts";
import { checkPurchase, readEcommerce, readPlain } from "./read-ecommerce.ts";

/** Reads an event's data as page and collector do. */
function read(event: string, data: unknown): { dropped: string[]; known: object } {
  const plain = plainEvents.find((each) => each === event);
  if (plain) {
    const { fields, dropped } = readPlain(plain, data);
    return { known: fields, dropped };
  }
  const { ecommerce, dropped } = readEcommerce(event, data);
  if (event === "purchase") checkPurchase(ecommerce);
  return { known: ecommerce, dropped };
}

test.each(documentedEvents)(
  "all fields that GA4 documents for $event are read, and none is dropped",
  ({ event, data }) => expect(read(event, data)).toEqual({ known: data, dropped: [] }),
);

test.each(
  documentedEvents.flatMap(({ event, data, required }) =>
    required.map((field) => ({ event, field, data: { ...data, [field]: undefined } })),
  ),
)(
  "the event $event without $field is refused, and the error names it",
  ({ event, field, data }) => {
    expect(() => read(event, data)).toThrow(`${field} must be`);
  },
);

test.each(
  documentedEvents.map(({ event, data, required }) => ({
    event,
    data: Object.fromEntries(
      Object.entries(data).filter(([name]) =>
        [...required, ...("items" in data ? ["promotion_id"] : [])].includes(name),
      ),
    ),
  })),
)("the event $event needs no more than GA4 requires", ({ event, data }) => {
  const order = event === "purchase" ? { value: 30.03 } : {};
  expect(read(event, { ...data, ...order }).dropped).toEqual([]);
});

test("the table of events without items has GA4's, and no others", () => {
  const documented = documentedEvents.filter(({ data }) => !("items" in data));
  expect(
    Object.fromEntries(
      Object.entries(plainFields).map(([event, fields]) => [event, Object.keys(fields).sort()]),
    ),
  ).toEqual(
    Object.fromEntries(documented.map(({ event, data }) => [event, Object.keys(data).sort()])),
  );
});

test.each([
  ["refund", { transaction_id: "T1" }, { transaction_id: "T1", items: [] }],
  ["generate_lead", {}, {}],
  ["level_end", { success: "false" }, { success: false }],
  ["earn_virtual_currency", { value: "7" }, { value: 7 }],
])("the event %s with %j is read as %j", (event, data, known) =>
  expect(read(event, data)).toEqual({ known, dropped: [] }),
);

test("an optional field of an item is dropped if its value is invalid", () => {
  const items = [{ item_id: "1", currency: "Euro" }];
  expect(read("view_cart", { currency: "EUR", items })).toEqual({
    known: { currency: "EUR", items: [{ item_id: "1" }] },
    dropped: ["currency"],
  });
});

test.each([
  ["refund", { transaction_id: "T1", value: "much" }, "value"],
  ["generate_lead", { currency: "EUR", value: {} }, "value"],
  ["generate_lead", { currency: "Euro", value: 1 }, "currency"],
  ["level_end", null, "The data"],
])("the event %s with %j is refused, and the error names %s", (event, data, name) => {
  expect(() => read(event, data)).toThrow(`${name} must be`);
});
