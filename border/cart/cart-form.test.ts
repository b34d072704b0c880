import { Compile } from "typebox/compile";
import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { cartFields, cartFormNames, changeIn, formFieldsOf } from "./cart-form.ts";
import {
  CartChangeBody,
  type CartChange,
  type CartChangeName,
  type CartChanges,
} from "./cart-schema.ts";

const productId = fc.integer({ min: 1, max: 999_999_999 }).map(String);
const name = fc.stringMatching(/^[\w-]{1,40}$/);
const article = { productId, tcm: fc.option(name, { nil: undefined }) };
const quantity = (min: number) => fc.integer({ min, max: 999_999_999 });

const changes: { [Name in CartChangeName]: fc.Arbitrary<CartChanges[Name]> } = {
  addArticle: fc.record({ ...article, quantity: quantity(1) }),
  setArticle: fc.record({ ...article, quantity: quantity(0) }),
  setSubscription: fc.record({
    ...article,
    quantity: quantity(1),
    intervalWeeks: fc.integer({ min: 1, max: 52 }),
  }),
  deleteSubscription: fc.record({ subscriptionId: fc.stringMatching(/^[\w.-]{1,44}$/) }),
  setGiftCard: fc.record({ ...article, set: fc.boolean() }),
  setFreeArticle: fc.record({ productId, campaignId: name, remove: fc.boolean() }),
  setPartnerProduct: fc.record({ partnerProductId: name, set: fc.boolean() }),
  setVoucher: fc.record({
    code: fc.string({ minLength: 1, maxLength: 40 }).filter((code) => code === code.trim()),
    set: fc.boolean(),
  }),
};
const change = fc.oneof(
  ...Object.entries(changes).map(([key, asked]) =>
    (asked as fc.Arbitrary<object>).map((given) => ({ [key]: given }) as CartChange),
  ),
);

test("every change of a cart survives encoding as a form and decoding", () => {
  fc.assert(
    fc.property(change, (given) => {
      expect(changeIn(formFieldsOf(given))).toEqual(given);
    }),
  );
});

test("the endpoint accepts every change that a form asks for", () => {
  const body = Compile(CartChangeBody);
  const field = fc.oneof(fc.string(), fc.stringMatching(/^\w{0,4}$/), productId, name);
  const form = fc.record(
    {
      ...Object.fromEntries(Object.values(cartFields).map((each) => [each, field])),
      change: fc.constantFrom(...Object.values(cartFormNames)),
      set: fc.constantFrom("true", "false"),
      remove: fc.constantFrom("true", "false"),
      quantity: quantity(0).map(String),
      intervalWeeks: fc.integer({ min: 0, max: 52 }).map(String),
    },
    { requiredKeys: ["change"] },
  );
  fc.assert(
    fc.property(form, (given) => {
      const asked = changeIn(given);
      expect(asked === undefined || body.Check(asked), JSON.stringify(asked)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("a cart form without the name of a change adds the article, or the product's first one", () => {
  expect(changeIn({ productId: "100101", tcm: "", quantity: "1" })).toEqual({
    addArticle: { productId: "100101", tcm: undefined, quantity: 1 },
  });
});

test.each([
  {},
  { productId: "0", quantity: "1" },
  { productId: "100101", quantity: "0" },
  { productId: "100101", quantity: "-1" },
  { productId: "100101", quantity: "1", tcm: "x".repeat(41) },
  { productId: "100101", quantity: "1", tcm: "<b>" },
  { change: "constructor", productId: "100101", quantity: "1" },
  { change: "giftCard", productId: "100171", set: "perhaps" },
  { change: "freeArticle", productId: "100121", campaignId: "", remove: "false" },
  { change: "partnerProduct", partnerProductId: "a b", set: "true" },
  { change: "subscription", productId: "100101", quantity: "1" },
  { change: "subscription", productId: "100101", quantity: "0", intervalWeeks: "4" },
  { change: "deleteSubscription" },
  { change: "voucher", code: "  ", set: "true" },
  { change: "voucher", code: "x".repeat(41), set: "true" },
])("a cart form that makes no sense asks for no change: %j", (form) => {
  expect(changeIn(form)).toBeUndefined();
});
