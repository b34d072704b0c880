import { Value } from "typebox/value";
import { expect, test } from "vitest";
import { emptyCart } from "../cart-rules.ts";
import { CartUpdate, type CartArticle } from "../cart-schema.ts";
import { cartJson } from "./cart-json.ts";

const espresso: CartArticle = {
  productId: "100101",
  tcm: "100101-250",
  title: 'Espresso „Sierra“ "fein" ☕',
  label: "250 g",
  path: ["Kaffee", "Espresso"],
  url: "/espresso-p100101.html",
  picture: "/img/100101/1",
  grams: 250,
  quantity: 2,
  availability: "AVAILABLE",
  price: 499,
  was: null,
  total: 998,
};

const read = (update: CartUpdate): unknown => JSON.parse(cartJson(update).toString());
const withArticles = (...articles: CartArticle[]): CartUpdate => ({
  cart: { ...emptyCart, articles },
});

test("a serialized cart holds every property of the response, and fits its schema", () => {
  const few: CartArticle = { ...espresso, tcm: "100101-500", onlyLeft: 1, was: 599 };
  const update = { ...withArticles(espresso, few), addedProduct: few };
  expect(read(update)).toEqual(update);
  expect(Value.Check(CartUpdate, read(update))).toBe(true);
});

test("an empty cart is serialized without articles", () => {
  expect(read({ cart: emptyCart })).toEqual({ cart: emptyCart });
});

test("an article with another quantity and price is serialized with these", () => {
  read(withArticles(espresso));
  const update = withArticles({ ...espresso, quantity: 3, price: 399, was: 499, total: 1197 });
  expect(read(update)).toEqual(update);
});

test("an article whose title changes is serialized with the new one", () => {
  read(withArticles(espresso));
  const update = withArticles({ ...espresso, title: "Espresso Sierra" });
  expect(read(update)).toEqual(update);
});

test("articles of one path are each serialized with their own title", () => {
  const decaf = { ...espresso, tcm: "100102-250", title: "Entkoffeiniert" };
  const update = withArticles(espresso, decaf, espresso);
  expect(read(update)).toEqual(update);
});
