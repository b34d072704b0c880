import { expect, test } from "vitest";
import type { Cart, CartArticle } from "../../features/cart/cart-schema.ts";
import { emptyCart } from "../../features/cart/cart-rules.ts";
import { addedItems, cartItems } from "./added-items.ts";

const mug = (quantity: number, tcm = "1-blue"): CartArticle => ({
  productId: "1",
  tcm,
  title: "Mug",
  label: "Blue",
  path: ["Kitchen", "Cups"],
  quantity,
  availability: "AVAILABLE",
  url: "/mug-p1.html",
  picture: "/img/1/1",
  price: 999,
  was: 1299,
  grams: null,
  total: 999 * quantity,
});
const cart = (...articles: CartArticle[]): Cart => ({ ...emptyCart, articles });
const added = (...given: Parameters<typeof addedItems>) =>
  addedItems(...given).map((item) => [item.item_variant, item.quantity]);

test("an article added to the cart has GA4's fields and the number of its added pieces", () => {
  const changes = [{ addArticle: { productId: "1", quantity: 2 } }];
  expect(addedItems({ changes, before: cart(mug(1)), after: cart(mug(3)) })).toEqual([
    {
      item_id: "1",
      item_name: "Mug",
      price: 9.99,
      discount: 3,
      quantity: 2,
      item_brand: "Kontor",
      item_category: "Kitchen",
      item_category2: "Cups",
      item_variant: "1-blue",
    },
  ]);
});

test("a cart's change that was repeated after a lost answer counts its pieces", () => {
  const changes = [{ addArticle: { productId: "1", tcm: "1-blue", quantity: 2 } }];
  for (const before of [cart(mug(2)), undefined])
    expect(added({ changes, before, after: cart(mug(2)) })).toEqual([["1-blue", 2]]);
});

test("without an article's number the article that grew was added to the cart", () => {
  const changes = [{ addArticle: { productId: "1", quantity: 1 } }];
  const before = cart(mug(1, "1-red"));
  const after = cart(mug(1, "1-red"), mug(1));
  expect(added({ changes, before, after })).toEqual([["1-blue", 1]]);
});

test.each([
  [1, 4, [["1-blue", 3]]],
  [4, 1, []],
  [2, 2, []],
])("a quantity set from %i to %i adds the pieces %j", (from, to, expected) => {
  const changes = [{ setArticle: { productId: "1", tcm: "1-blue", quantity: to } }];
  expect(added({ changes, before: cart(mug(from)), after: cart(mug(to)) })).toEqual(expected);
});

test("the tracked items of a cart have their quantities", () => {
  expect(cartItems(cart(mug(3))).map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
    ["1", 3],
  ]);
});
