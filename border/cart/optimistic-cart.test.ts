import { describe, expect, test } from "vitest";
import type { Cart, CartArticle, CartChange, PartnerProduct, Subscription } from "./cart-schema.ts";
import { countItems, emptyCart } from "./cart-rules.ts";
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
const filter = article({ productId: "100102", tcm: "100102-4", title: "Filter", quantity: 1 });
const card = article({ productId: "100901", tcm: "100901-25", title: "Gutschein", quantity: 1 });
const subscription: Subscription = {
  ...article({ quantity: 1 }),
  subscriptionConfigurationId: "100101-250.4",
  intervalWeeks: 4,
};
const partner: PartnerProduct = {
  partnerProductId: "flowers",
  title: "Blumen",
  hint: "Ein Strauß",
  picture: "/img/flowers",
  totalQuantity: 1,
  price: 1_999,
  total: 1_999,
};
const campaign = {
  campaignId: "spring",
  productId: "100501",
  tcm: "100501-1",
  title: "Tasse",
  label: "",
  url: "/tasse-p100501.html",
  picture: "/img/cup",
  minimum: 4000,
  missing: 0,
};

function cartOf(given: Partial<Cart>): Cart {
  const totals = { ...emptyCart.totals, goods: 1_398, total: 1_893, delivery: 495 };
  const cart = { ...emptyCart, revision: 7, totals, ...given };
  return { ...cart, numberOfArticles: countItems(cart) };
}
const cart = cartOf({ articles: [article(), filter] });

test.each<[string, CartChange, number[], number]>([
  ["set", { setArticle: { productId, tcm, quantity: 5 } }, [5, 1], 6],
  ["added", { addArticle: { productId, tcm, quantity: 3 } }, [5, 1], 6],
  ["added without an article number", { addArticle: { productId, quantity: 1 } }, [3, 1], 4],
  ["taken out", { setArticle: { productId, tcm, quantity: 0 } }, [1], 1],
])("an article's quantity that is %s shows at once", (_name, change, quantities, count) => {
  const next = applyChange(cart, change);
  expect(next.articles.map(({ quantity }) => quantity)).toEqual(quantities);
  expect(next.numberOfArticles).toBe(count);
});

test("amounts of the cart stay as the server computed them until it answers", () => {
  const next = applyChange(cart, { setArticle: { productId, tcm, quantity: 5 } });
  expect(next.totals).toBe(cart.totals);
  expect(next.articles[0]).toEqual({ ...article(), quantity: 5 });
});

test("an added article that is unknown to the cart counts, but has no entry", () => {
  const next = applyChange(cart, { addArticle: { productId: "100777", quantity: 4 } });
  expect(next.articles).toEqual(cart.articles);
  expect(next.numberOfArticles).toBe(7);
});

test("a restored article is back in the cart", () => {
  const next = applyChange(
    cartOf({ articles: [filter] }),
    { setArticle: { productId, tcm, quantity: 2 } },
    article(),
  );
  expect(next.articles).toEqual([filter, article()]);
  expect(next.numberOfArticles).toBe(3);
});

test("a defective article can be removed from the cart", () => {
  const broken = cartOf({ articles: [filter], defectiveArticles: [article()] });
  const next = applyChange(broken, { setArticle: { productId, tcm, quantity: 0 } });
  expect(next).toEqual({ ...broken, defectiveArticles: [] });
});

test("a change does not modify the given cart", () => {
  const before = structuredClone(cart);
  applyChange(cart, { addArticle: { productId, tcm, quantity: 3 } });
  expect(cart).toEqual(before);
});

describe("free articles", () => {
  const { campaignId } = campaign;
  const free = { ...article({ ...campaign, quantity: 1, price: 0, total: 0 }), campaignId };
  const choose = { setFreeArticle: { productId: campaign.productId, campaignId, remove: false } };
  const remove = { setFreeArticle: { ...choose.setFreeArticle, remove: true } };

  test("a chosen campaign's free article moves into the cart", () => {
    const next = applyChange(cartOf({ campaigns: [campaign] }), choose);
    expect(next.campaigns).toEqual([]);
    expect(next.freeArticles).toMatchObject([{ tcm: campaign.tcm, campaignId, price: 0 }]);
    expect(next.numberOfArticles).toBe(1);
  });
  test("a free article that is chosen twice is listed once", () => {
    const chosen = cartOf({ freeArticles: [free] });
    expect(applyChange(chosen, choose)).toEqual(chosen);
  });
  test("a removed free article is gone, and can be restored", () => {
    const chosen = cartOf({ freeArticles: [free] });
    const without = applyChange(chosen, remove);
    expect(without).toMatchObject({ freeArticles: [], numberOfArticles: 0 });
    expect(applyChange(without, choose, free)).toEqual(chosen);
  });
  test("an unknown free article counts, but has no entry", () => {
    expect(applyChange(cart, choose).numberOfArticles).toBe(4);
  });
});

describe("gift cards", () => {
  const input = { productId: card.productId, tcm: card.tcm };
  const full = cartOf({ giftCards: [{ article: card }] });

  test("a gift card is removed and restored", () => {
    const without = applyChange(full, { setGiftCard: { ...input, set: false } });
    expect(without).toMatchObject({ giftCards: [], numberOfArticles: 0 });
    expect(applyChange(without, { setGiftCard: { ...input, set: true } }, card)).toEqual(full);
  });
  test("an unknown gift card counts without further data", () => {
    expect(applyChange(cart, { setGiftCard: { ...input, set: true } }).numberOfArticles).toBe(4);
    expect(applyChange(full, { setGiftCard: { ...input, set: true } })).toEqual(full);
  });
});

describe("partner products", () => {
  const change = (set: boolean) => ({ setPartnerProduct: { partnerProductId: "flowers", set } });
  const offered = cartOf({ partnerOffers: [partner] });

  test("a partner product moves from the offers into the cart and back", () => {
    const chosen = applyChange(offered, change(true));
    expect(chosen).toEqual(cartOf({ partnerProducts: [partner] }));
    expect(applyChange(chosen, change(true))).toEqual(chosen);
    expect(applyChange(chosen, change(false))).toEqual(offered);
  });
  test("a defective partner product is removed", () => {
    const broken = cartOf({ defectivePartnerProducts: [partner] });
    expect(applyChange(broken, change(false)).defectivePartnerProducts).toEqual([]);
  });
  test("an unknown partner product counts without further data", () => {
    expect(applyChange(cart, change(true)).numberOfArticles).toBe(4);
  });
});

describe("subscriptions", () => {
  const input = { productId, tcm, intervalWeeks: 4 };
  const full = cartOf({ subscriptions: [subscription] });

  test("a subscription shows the new quantity, of the same interval only", () => {
    const next = applyChange(full, { setSubscription: { ...input, quantity: 3 } });
    expect(next.subscriptions).toEqual([{ ...subscription, quantity: 3 }]);
    const other = applyChange(full, {
      setSubscription: { ...input, intervalWeeks: 8, quantity: 3 },
    });
    expect(other).toMatchObject({ subscriptions: [subscription], numberOfArticles: 1 + 3 });
  });
  test("a deleted subscription is gone, also a defective one", () => {
    const end = { deleteSubscription: { subscriptionId: "100101-250.4" } };
    expect(applyChange(full, end)).toMatchObject({ subscriptions: [], numberOfArticles: 0 });
    const broken = cartOf({ defectiveSubscriptions: [subscription] });
    expect(applyChange(broken, end).defectiveSubscriptions).toEqual([]);
  });
});

test("a removed voucher is gone; only the server knows the effect of a new one", () => {
  const voucher = { code: "SPRING", title: "Frühling", discount: 100, missing: 0 };
  const full = cartOf({ vouchers: [voucher] });
  expect(applyChange(full, { setVoucher: { code: "SPRING", set: false } }).vouchers).toEqual([]);
  expect(applyChange(full, { setVoucher: { code: "SUMMER", set: true } })).toEqual(full);
});
