import { Value } from "typebox/value";
import { expect, test } from "vitest";
import { emptyCart } from "../cart-rules.ts";
import { CartArticle, CartUpdate } from "../cart-schema.ts";
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

const other: CartArticle = {
  productId: "100102",
  tcm: "100102-500",
  title: "Entkoffeiniert",
  label: "500 g",
  path: ["Tee"],
  url: "/decaf-p100102.html",
  picture: "/img/100102/2",
  grams: 500,
  millilitres: 500,
  quantity: 3,
  availability: "SOLDOUT",
  onlyLeft: 1,
  price: 399,
  was: 499,
  total: 1197,
};

test.for(Object.entries(other))(
  "an article whose %s changes is serialized with the new one",
  ([name, value]) => {
    read(withArticles(espresso));
    const update = withArticles({ ...espresso, [name]: value });
    expect(read(update)).toEqual(update);
  },
);

test("an example differs in every property of an article", () => {
  expect(new Set(Object.keys(other))).toEqual(new Set(Object.keys(CartArticle.properties)));
});

test("articles of one path are each serialized with their own title", () => {
  const decaf = { ...espresso, tcm: "100102-250", title: "Entkoffeiniert" };
  const update = withArticles(espresso, decaf, espresso);
  expect(read(update)).toEqual(update);
});
