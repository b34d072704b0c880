import { expect, test } from "vitest";
import type { Cart, CartArticle, CartChange } from "../cart/cart-schema.ts";
import type { TrackedItem } from "../tracking/ga4-events.ts";
import { emptyCart } from "../cart/cart-rules.ts";
import { addedItems, cartItems, removedItems } from "./changed-items.ts";

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
  const accepted = { changes, before: cart(mug(1)), after: cart(mug(3)) };
  expect(addedItems(accepted, "Kontor")).toEqual([
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

const removed = (...given: Parameters<typeof removedItems>) =>
  removedItems(...given).map((item) => [item.item_id, item.item_variant, item.quantity]);

test.each([
  [4, 1, [["1", "1-blue", 3]]],
  [2, 0, [["1", "1-blue", 2]]],
  [1, 4, []],
  [2, 2, []],
])("a quantity set from %i to %i removes the pieces %j", (from, to, expected) => {
  const changes = [{ setArticle: { productId: "1", tcm: "1-blue", quantity: to } }];
  const after = to > 0 ? cart(mug(to)) : cart();
  expect(removed({ changes, before: cart(mug(from)), after })).toEqual(expected);
  expect(removed({ changes, before: undefined, after })).toEqual([]);
});

test("a removed article that is restored is added to the cart again, with the number of its pieces", () => {
  const remove = [{ setArticle: { productId: "1", tcm: "1-blue", quantity: 0 } }];
  expect(removed({ changes: remove, before: cart(mug(2)), after: cart() })).toHaveLength(1);
  const restore = [{ setArticle: { productId: "1", tcm: "1-blue", quantity: 2 } }];
  expect(added({ changes: restore, before: cart(), after: cart(mug(2)) })).toEqual([["1-blue", 2]]);
});

test("two pending changes of an article track the removal in the server's response once", () => {
  const changes = [5, 1].map((quantity) => ({
    setArticle: { productId: "1", tcm: "1-blue", quantity },
  }));
  expect(removed({ changes, before: cart(mug(3)), after: cart(mug(1)) })).toEqual([
    ["1", "1-blue", 2],
  ]);
});

test("an article that becomes fewer without being meant is not removed by the shopper", () => {
  const changes = [{ setArticle: { productId: "1", tcm: "1-blue", quantity: 0 } }];
  const before = cart(mug(2), mug(3, "1-red"));
  expect(removed({ changes, before, after: cart(mug(1, "1-red")) })).toEqual([["1", "1-blue", 2]]);
});

test("an article that can no longer be ordered counts when it is removed, not when it becomes so", () => {
  const soldOut = { ...emptyCart, defectiveArticles: [mug(2)] };
  const fewer = [{ setArticle: { productId: "1", tcm: "1-blue", quantity: 2 } }];
  expect(removed({ changes: fewer, before: cart(mug(3)), after: soldOut })).toEqual([
    ["1", "1-blue", 1],
  ]);
  const remove = [{ setArticle: { productId: "1", quantity: 0 } }];
  expect(removed({ changes: remove, before: soldOut, after: cart() })).toEqual([
    ["1", "1-blue", 2],
  ]);
});

const insurance = {
  partnerProductId: "p-1",
  title: "Insurance",
  hint: "",
  picture: "",
  totalQuantity: 1,
  price: 500,
  total: 500,
};
const coffee = {
  ...mug(2),
  subscriptionConfigurationId: "1-blue.4",
  intervalWeeks: 4,
};

test.each<[string, Partial<Cart>, CartChange, CartChange, [string, number]]>([
  [
    "a partner's product",
    { partnerProducts: [insurance] },
    { setPartnerProduct: { partnerProductId: "p-1", set: true } },
    { setPartnerProduct: { partnerProductId: "p-1", set: false } },
    ["p-1", 1],
  ],
  [
    "a free article",
    { freeArticles: [{ ...mug(1), campaignId: "c-1" }] },
    { setFreeArticle: { productId: "1", campaignId: "c-1", remove: false } },
    { setFreeArticle: { productId: "1", campaignId: "c-1", remove: true } },
    ["1", 1],
  ],
  [
    "a gift card",
    { giftCards: [{ article: mug(1) }] },
    { setGiftCard: { productId: "1", set: true } },
    { setGiftCard: { productId: "1", set: false } },
    ["1", 1],
  ],
  [
    "a subscription beside the same article",
    { articles: [mug(7)], subscriptions: [coffee] },
    { setSubscription: { productId: "1", tcm: "1-blue", quantity: 2, intervalWeeks: 4 } },
    { deleteSubscription: { subscriptionId: "1-blue.4" } },
    ["1", 2],
  ],
])("%s counts when it is added and when it is removed", (_what, entries, add, remove, item) => {
  const without: Cart = { ...emptyCart, articles: entries.articles ?? [] };
  const filled: Cart = { ...emptyCart, ...entries };
  const seen = (items: TrackedItem[]) => items.map(({ item_id, quantity }) => [item_id, quantity]);
  expect(seen(addedItems({ changes: [add], before: without, after: filled }))).toEqual([item]);
  expect(seen(removedItems({ changes: [add], before: without, after: filled }))).toEqual([]);
  expect(seen(removedItems({ changes: [remove], before: filled, after: without }))).toEqual([item]);
  expect(seen(addedItems({ changes: [remove], before: filled, after: without }))).toEqual([]);
});
