import { describe, expect, test } from "vitest";
import type { Cart, CartArticle, CartChange, PartnerProduct } from "./cart-schema.ts";
import { entriesOf } from "./client/cart-entries.ts";
import { countItems, emptyCart } from "./cart-rules.ts";
import { removedBy, type DeletedEntry } from "./deleted-entries.ts";
import { applyChange } from "./optimistic-cart.ts";

const article = (given: Partial<CartArticle> = {}): CartArticle => ({
  productId: "100101",
  tcm: "100101-250",
  title: "Espresso",
  quantity: 2,
  availability: "AVAILABLE",
  label: "250 g",
  url: "/espresso-p100101.html",
  picture: "/img/100101-plain/00000000",
  price: 699,
  was: null,
  grams: 250,
  total: 1_398,
  ...given,
});
const { productId, tcm } = article();
const card = article({ productId: "100901", tcm: "100901-25", title: "Gutschein", quantity: 1 });
const mug = { productId: "100501", tcm: "100501-1", title: "Tasse" };

function cartOf(given: Partial<Cart>): Cart {
  const cart = { ...emptyCart, ...given };
  return { ...cart, numberOfArticles: countItems(cart) };
}

describe("removed entries", () => {
  const free = { ...article({ ...mug }), campaignId: "spring" };
  const tree: PartnerProduct = {
    partnerProductId: "tree",
    title: "Ein Baum",
    hint: "",
    picture: "",
    totalQuantity: 1,
    price: 590,
    total: 590,
  };
  const subscription = {
    ...article(),
    subscriptionConfigurationId: `${tcm}.4`,
    intervalWeeks: 4,
  };
  const full = cartOf({
    articles: [article()],
    freeArticles: [free],
    giftCards: [{ article: card }],
    partnerProducts: [tree],
    subscriptions: [subscription],
  });
  const setGiftCard = { productId: card.productId, tcm: card.tcm, set: false };
  const setFreeArticle = { productId: free.productId, campaignId: "spring", remove: true };
  const setPartnerProduct = { partnerProductId: "tree", set: false };

  test.each<[CartChange, ReturnType<typeof removedBy>]>([
    [
      { setArticle: { productId, tcm, quantity: 0 } },
      {
        kind: "article",
        key: tcm,
        item: article(),
        restore: { setArticle: { productId, tcm, quantity: 2 } },
      },
    ],
    [
      { setFreeArticle },
      {
        kind: "freeArticle",
        key: "spring",
        item: free,
        restore: { setFreeArticle: { ...setFreeArticle, remove: false } },
      },
    ],
    [
      { setGiftCard },
      {
        kind: "giftCard",
        key: card.tcm,
        item: card,
        restore: { setGiftCard: { ...setGiftCard, set: true } },
      },
    ],
    [
      { setPartnerProduct },
      {
        kind: "partnerProduct",
        key: "tree",
        item: tree,
        restore: { setPartnerProduct: { ...setPartnerProduct, set: true } },
      },
    ],
    [
      { deleteSubscription: { subscriptionId: `${tcm}.4` } },
      {
        kind: "subscription",
        key: `${tcm}.4`,
        item: subscription,
        restore: { setSubscription: { productId, tcm, quantity: 2, intervalWeeks: 4 } },
      },
    ],
  ])("an entry that a change removes can be restored: %j", (change, expected) => {
    expect(removedBy(full, change)).toEqual(expected);
    const { item, kind, restore } = expected!;
    const known = kind === "partnerProduct" ? undefined : item;
    expect(applyChange(applyChange(full, change), restore, known)).toEqual(full);
    expect(removedBy(emptyCart, change)).toBeUndefined();
  });

  test("a change that removes nothing leaves no deleted entry", () => {
    expect(removedBy(full, { setArticle: { productId, tcm, quantity: 1 } })).toBeUndefined();
    expect(removedBy(full, { setGiftCard: { ...setGiftCard, set: true } })).toBeUndefined();
  });
});

test("articles of the cart are sorted by the site's language, deleted ones in their places", () => {
  const named = (title: string) => article({ title, tcm: title });
  const deleted = (title: string): DeletedEntry => ({
    kind: "article",
    key: title,
    item: named(title),
    restore: { setArticle: { productId, quantity: 1 } },
    until: 0,
  });
  const titles = (locale: string) =>
    entriesOf(
      cartOf({ articles: ["Hafen", "Chai"].map(named) }),
      ["Cola", "Hafen"].map(deleted),
      locale,
    ).goods.map(({ title }) => title);
  expect(titles("de-DE")).toEqual(["Chai", "Cola", "Hafen"]);
  expect(titles("cs-CZ")).toEqual(["Cola", "Hafen", "Chai"]);
});
