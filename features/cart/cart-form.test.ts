import { expect, test } from "vitest";
import type { CartChange } from "./cart-schema.ts";
import { fieldsOf } from "./client/ChangeFields.tsx";
import { changeIn } from "./cart-form.ts";

const article = { productId: "100101", tcm: "100101-250", quantity: 2 };

const changes: CartChange[] = [
  { addArticle: article },
  { setArticle: { ...article, quantity: 0 } },
  { setFreeArticle: { productId: "100121", campaignId: "coffee-to-try", remove: false } },
  { setFreeArticle: { productId: "100121", campaignId: "coffee-to-try", remove: true } },
  { setGiftCard: { productId: "100171", tcm: "100171-25", set: true } },
  { setPartnerProduct: { partnerProductId: "shade-tree", set: false } },
  { setSubscription: { ...article, intervalWeeks: 4 } },
  { deleteSubscription: { subscriptionId: "100101-250.4" } },
  { setVoucher: { code: "BLACK15", set: true } },
];

test.each(changes)("%j comes back from its form", (change) => {
  expect(changeIn(fieldsOf(change))).toEqual(change);
});

test("without a name a form adds, of the product's first article when it names none", () => {
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
])("%j makes no sense", (form) => {
  expect(changeIn(form)).toBeUndefined();
});
