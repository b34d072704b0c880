import { expect, test } from "vitest";
import { checkoutEvents } from "./checkout-steps.ts";

const paths = {
  login: "/checkout/login",
  delivery: "/checkout/delivery",
  review: "/checkout/review",
};
const data = { currency: "EUR", items: [{ item_id: "1" }] };
const step = (name: string, isBegin = false) => ({ step: name, paths, isBegin, data });

test("a checkout that begins at the cart is tracked before its first step", () =>
  expect(checkoutEvents(step("login", true), "/service/cartfrontend/cart")).toEqual([
    ["begin_checkout", data],
    ["progress_checkout", { ...data, checkout_step: "login" }],
  ]));

test("a later step is tracked as progress, an earlier one as leaving the previous step backwards", () => {
  expect(checkoutEvents(step("delivery"), "/checkout/login")).toEqual([
    ["progress_checkout", { ...data, checkout_step: "delivery" }],
  ]);
  expect(checkoutEvents(step("delivery"), "/checkout/review")).toEqual([
    ["reverse_checkout", { ...data, checkout_step: "review" }],
  ]);
});

test("a step that is shown again after a mistake or a reload is not tracked", () =>
  expect(checkoutEvents(step("delivery"), "/checkout/delivery")).toEqual([]));

test("a step below a base path or without a previous page is tracked as progress", () => {
  const progress = [["progress_checkout", { ...data, checkout_step: "review" }]];
  expect(checkoutEvents(step("review"), "/kontor/checkout/delivery")).toEqual(progress);
  expect(checkoutEvents(step("review"), undefined)).toEqual(progress);
});

test("a placed order is a purchase under both names", () =>
  expect(checkoutEvents({ data: { ...data, transaction_id: "7" } }, "/checkout/review")).toEqual([
    ["purchase", { ...data, transaction_id: "7" }],
    ["purchase_ga4", { ...data, transaction_id: "7" }],
  ]));
