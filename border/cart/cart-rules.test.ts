import { describe, expect, test } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import { badgeText } from "./badge-text.ts";
import {
  changeErrorTextKeys,
  changeErrorText,
  countItems,
  emptyCart,
  readErrorText,
} from "./cart-rules.ts";
import type { Cart, CartArticle } from "./cart-schema.ts";
import { canCheckOut, hasDefectiveItems, hasSubscriptions } from "./checkout-rules.ts";

const article = (given: Partial<CartArticle> = {}): CartArticle => {
  const { price = 1000, quantity = 1 } = given;
  return {
    productId: "100101",
    tcm: "100101-250",
    title: "Espresso",
    availability: "AVAILABLE",
    label: "250 g",
    url: "/espresso-p100101.html",
    picture: "/img/100101-plain/00000000",
    was: null,
    grams: 250,
    price,
    quantity,
    total: price * quantity,
    ...given,
  };
};
const free = (given: Partial<CartArticle> = {}) => ({ ...article(given), campaignId: "gift" });
const cart = (given: Partial<Cart>): Cart => ({ ...emptyCart, ...given });
const partnerProduct = {
  partnerProductId: "p1",
  title: "Ein Baum",
  hint: "",
  picture: "",
  totalQuantity: 2,
  price: 300,
  total: 600,
};
const subscription = {
  ...article(),
  subscriptionConfigurationId: "100101-250.4",
  intervalWeeks: 4,
};

test.each([
  [-1, ""],
  [0, ""],
  [1, "1"],
  [99, "99"],
  [100, "+99"],
  [2000, "+99"],
])("the badge of a cart with %i pieces says %j", (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test("pieces of every kind count towards the cart's number of articles", () => {
  expect(
    countItems(
      cart({
        articles: [article({ quantity: 3 }), article({ quantity: 2 })],
        freeArticles: [free()],
        giftCards: [{ article: article() }],
        partnerProducts: [partnerProduct],
        subscriptions: [{ ...subscription, quantity: 2 }],
        defectiveArticles: [article({ quantity: 7 })],
      }),
    ),
  ).toBe(3 + 2 + 1 + 1 + 2 + 2);
});

test("what is sold out does not count towards the cart's number of articles", () => {
  const soldOut = { availability: "SOLDOUT", quantity: 4 } as const;
  expect(
    countItems(
      cart({
        articles: [article({ quantity: 3 }), article(soldOut)],
        freeArticles: [free(soldOut)],
        giftCards: [{ article: article(soldOut) }],
        subscriptions: [{ ...subscription, ...soldOut }],
      }),
    ),
  ).toBe(3);
});

test("a cart counts subscriptions of both lists, and defective ones are no defective items", () => {
  expect(hasSubscriptions(cart({}))).toBe(false);
  expect(hasSubscriptions(cart({ subscriptions: [subscription] }))).toBe(true);
  const defective = cart({ defectiveSubscriptions: [subscription] });
  expect(hasSubscriptions(defective)).toBe(true);
  expect(hasDefectiveItems(defective)).toBe(false);
});

test.each([
  { defectiveArticles: [article()] },
  { defectiveGiftCards: [{ article: article() }] },
  { defectivePartnerProducts: [partnerProduct] },
])("a cart with %o has something defective", (given) => {
  expect(hasDefectiveItems(cart(given))).toBe(true);
});

describe("checkout", () => {
  const full = cart({ articles: [article()] });

  test.each<[string, Partial<Cart>]>([
    ["an article", {}],
    ["partner products alone", { articles: [], partnerProducts: [partnerProduct] }],
    ["a subscription alone", { articles: [], subscriptions: [subscription] }],
    ["a free article that can be had", { freeArticles: [free()] }],
  ])("checkout is open with %s", (_name, given) => {
    expect(canCheckOut({ ...full, ...given })).toBe(true);
  });

  test.each<[string, Partial<Cart>]>([
    ["an empty cart", { articles: [] }],
    ["a gift card alone", { articles: [], giftCards: [{ article: article() }] }],
    [
      "an article that is sold out",
      { articles: [article(), article({ availability: "SOLDOUT" })] },
    ],
    [
      "an article that is not available",
      { articles: [article({ availability: "NOT_AVAILABLE" })] },
    ],
    [
      "an article of which fewer pieces are left",
      { articles: [article({ quantity: 3, onlyLeft: 2 })] },
    ],
    [
      "a subscription of which fewer pieces are left",
      { subscriptions: [{ ...subscription, quantity: 3, onlyLeft: 2 }] },
    ],
    ["a free article that is sold out", { freeArticles: [free({ availability: "SOLDOUT" })] }],
    ["a defective article", { defectiveArticles: [article()] }],
    ["a defective gift card", { defectiveGiftCards: [{ article: article() }] }],
    ["a defective partner product", { defectivePartnerProducts: [partnerProduct] }],
    ["a defective subscription", { defectiveSubscriptions: [subscription] }],
  ])("checkout is closed with %s", (_name, given) => {
    expect(canCheckOut({ ...full, ...given })).toBe(false);
  });
});

describe.each(Object.values(allSites))(
  "refusals on $site.code",
  ({ site, texts: { cart: texts } }) => {
    test(`a refused change on ${site.code} names the limit`, () => {
      const said = (["CART_LIMIT", "ITEM_LIMIT", "AVAILABILITY_LIMIT"] as const).map((error) =>
        changeErrorText({ error, limit: 17 }, texts, site.locale),
      );
      for (const text of said) expect(text).toMatch(/(^|\D)17(\D|$)/);
      expect(new Set(said).size).toBe(3);
    });

    test(`a refused change on ${site.code} has one text for every reason that may pass`, () => {
      for (const error of ["UNKNOWN", "CARTSTORAGE_UNAVAILABLE", "NOT_MODIFIED"] as const)
        expect(changeErrorText({ error }, texts, site.locale)).toBe(texts.changeError);
    });

    test(`a refused change on ${site.code} says that an article is sold out, or not sold there`, () => {
      const soldOut = changeErrorText(
        { error: "AVAILABILITY_LIMIT", limit: 0 },
        texts,
        site.locale,
      );
      expect(soldOut).toBe(texts.articleSoldOut);
      for (const error of ["PRODUCTDATA_UNAVAILABLE", "PRICE_UNAVAILABLE"] as const)
        expect(changeErrorText({ error }, texts, site.locale)).toBe(texts.notSold);
      const all = changeErrorTextKeys.map((key) => texts[key]);
      expect(new Set(all).size).toBe(all.length);
      expect(soldOut).not.toMatch(/\d/);
    });

    test(`a refused change on ${site.code} says that the browser blocks cookies, as the cart does`, () => {
      const failure = { error: "COOKIES_BLOCKED" } as const;
      expect(changeErrorText(failure, texts, site.locale)).toBe(texts.cookiesBlocked);
      expect(readErrorText(failure, texts)).toBe(texts.cookiesBlocked);
      expect(readErrorText({ error: "UNKNOWN" }, texts)).toBe(texts.readError);
    });
  },
);

test.each([
  ["DE", 1, "Von diesem Artikel ist nur noch 1 Stück verfügbar."],
  ["DE", 2, "Von diesem Artikel sind nur noch 2 Stück verfügbar."],
  ["PL", 1, "Została już tylko 1 sztuka tego produktu."],
  ["PL", 3, "Zostały już tylko 3 sztuki tego produktu."],
  ["PL", 5, "Zostało już tylko 5 sztuk tego produktu."],
] as const)(
  "the shop %s says in a whole sentence how many pieces are left: %i",
  (code, limit, said) => {
    const { site, texts } = allSites[code];
    expect(changeErrorText({ error: "AVAILABILITY_LIMIT", limit }, texts.cart, site.locale)).toBe(
      said,
    );
  },
);
