import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setArticle as set, visitorWith } from "../../../tests/support/cart-visitor-with.ts";
import { cartVisitor } from "../../../tests/support/cart-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { whileNoSubscriptionsAreTaken } from "../../../tests/support/subscriptions.ts";
import type { CartChange } from "../cart-schema.ts";
import { canCheckOut } from "../checkout-rules.ts";

/** Cart entries of all kinds except ordinary articles. */

let shop: TestShop;
let now = new Date("2026-11-25T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const browser = (site?: string) => cartVisitor(shop, site);

const coffee = { productId: "100101", tcm: "100101-1000" };
const machine = { productId: "101101" };
const giftCard = { productId: "100171", tcm: "100171-m" };
const free = { productId: "100121", campaignId: "coffee-to-try" };

const holding = (site: string, ...changes: CartChange[]) => visitorWith(shop, site, changes);

describe("a free article", () => {
  const take: CartChange = { setFreeArticle: { ...free, remove: false } };

  test("a free article may be chosen from the campaign's minimum on, once, and is free", async () => {
    const visitor = await holding("DE", set(coffee, 2));
    const [campaign] = (await visitor.read()).campaigns;
    expect(campaign).toMatchObject({ ...free, missing: 4000 - 2 * 1399 });
    expect((await visitor.change(take)).json().error).toBe("PRODUCTDATA_UNAVAILABLE");

    await visitor.change(set(coffee, 3));
    const cart = (await visitor.change(take)).json().cart;
    expect(cart.freeArticles).toMatchObject([
      { campaignId: free.campaignId, quantity: 1, total: 0, availability: "AVAILABLE" },
    ]);
    expect(cart.totals.goods).toBe(3 * 1399);
    expect(cart.numberOfArticles).toBe(4);
    expect(cart.campaigns).not.toContainEqual(expect.objectContaining(free));
    expect((await visitor.change(take)).statusCode).toBe(304);
  });

  test("a free article disappears below the campaign's minimum, and returns above it", async () => {
    const visitor = await holding("DE", set(coffee, 3), take);
    await visitor.change(set(coffee, 1));
    expect(await visitor.read()).toMatchObject({ freeArticles: [], numberOfArticles: 1 });
    await visitor.change(set(coffee, 3));
    expect((await visitor.read()).freeArticles).toHaveLength(1);
  });

  test("a free article is removed, and refused for another product or campaign", async () => {
    const visitor = await holding("DE", set(coffee, 3), take);
    await visitor.change({ setFreeArticle: { ...free, remove: true } });
    expect((await visitor.read()).freeArticles).toEqual([]);
    for (const wrong of [{ productId: "100101" }, { campaignId: "no-such-campaign" }]) {
      const response = await visitor.change({
        setFreeArticle: { ...free, ...wrong, remove: false },
      });
      expect(response.json().error).toBe("PRODUCTDATA_UNAVAILABLE");
    }
  });

  test("a free article is not earned by gift cards", async () => {
    const visitor = await holding("DE", { setGiftCard: { ...giftCard, set: true } });
    expect((await visitor.change(take)).statusCode).toBe(404);
  });
});

test("a gift card is added once, needs no delivery and contains no tax", async () => {
  const visitor = await holding("DE", { setGiftCard: { ...giftCard, set: true } });
  const cart = await visitor.read();
  expect(cart.giftCards).toMatchObject([{ article: { ...giftCard, quantity: 1, total: 5000 } }]);
  expect(cart.totals).toMatchObject({ total: 5000, delivery: 0, taxes: [] });
  const again = await visitor.change({ setGiftCard: { ...giftCard, set: true } });
  expect(again.statusCode).toBe(304);
  await visitor.change({ setGiftCard: { ...giftCard, set: false } });
  expect((await visitor.read()).giftCards).toEqual([]);
});

test("a gift card that is added as an article stays a gift card, and no article becomes one", async () => {
  const visitor = await holding("CH", { addArticle: { ...giftCard, quantity: 3 } });
  expect((await visitor.read()).giftCards).toHaveLength(1);
  const response = await visitor.change({ setGiftCard: { ...coffee, set: true } });
  expect(response.json().error).toBe("PRODUCTDATA_UNAVAILABLE");
});

describe("stock", () => {
  const stock = (tcm: string, pieces: number) =>
    shop.services.database.sql
      .updateTable("offer")
      .set({ stock: pieces })
      .where("market", "=", "AT")
      .where("tcm", "=", tcm)
      .execute();
  const every = (intervalWeeks: number, quantity: number): CartChange => ({
    setSubscription: { productId: "100102", tcm: "100102-250", quantity, intervalWeeks },
  });
  const article = { productId: "100102", tcm: "100102-250" };

  test("the stock of an article is shared by all its entries in the cart", async () => {
    await stock(article.tcm, 3);
    const visitor = await holding("AT", set(article, 2));
    expect((await visitor.change(every(4, 2))).json()).toMatchObject({
      error: "AVAILABILITY_LIMIT",
      limit: 1,
    });
    expect((await visitor.change(every(4, 1))).statusCode).toBe(200);
    await stock(article.tcm, 500);
    expect((await visitor.change(every(8, 18))).json()).toMatchObject({
      error: "ITEM_LIMIT",
      limit: 17,
    });
  });

  test("a stock below the quantity in the cart is reported, and nothing can be ordered", async () => {
    await stock(article.tcm, 5);
    const visitor = await holding("AT", set(article, 5));
    expect(canCheckOut(await visitor.read())).toBe(true);
    await stock(article.tcm, 2);
    const cart = await visitor.read();
    expect(cart.articles).toMatchObject([{ availability: "AVAILABLE", onlyLeft: 2 }]);
    expect(canCheckOut(cart)).toBe(false);
  });

  test("a stock of 0 makes an article cost nothing and its subscription defective", async () => {
    await stock(article.tcm, 5);
    const visitor = await holding("AT", set(article, 1), every(4, 1), set(machine, 1));
    await stock(article.tcm, 0);
    const cart = await visitor.read();
    expect(cart.articles.map(({ availability }) => availability).sort()).toEqual([
      "AVAILABLE",
      "SOLDOUT",
    ]);
    expect(cart.defectiveSubscriptions).toHaveLength(1);
    const bought = cart.articles.find(({ availability }) => availability === "AVAILABLE")!;
    expect(cart.totals.goods).toBe(bought.total);
    expect(cart.numberOfArticles).toBe(bought.quantity);
    expect(canCheckOut(cart)).toBe(false);
  });
});

describe("a partner product", () => {
  const tree = (isSet: boolean): CartChange => ({
    setPartnerProduct: { partnerProductId: "shade-tree", set: isSet },
  });

  test("a partner product is offered, added, priced and removed", async () => {
    const visitor = await holding("PL", set(coffee, 1));
    const partnerIds = async () =>
      (await visitor.read()).partnerOffers.map(({ partnerProductId }) => partnerProductId);
    expect(await partnerIds()).toContain("shade-tree");
    const { cart } = (await visitor.change(tree(true))).json();
    expect(cart.partnerProducts).toMatchObject([{ totalQuantity: 1, total: 2490 }]);
    expect(cart.totals.goods).toBe(cart.articles[0].total + 2490);
    expect(await partnerIds()).not.toContain("shade-tree");
    expect((await visitor.change(tree(true))).statusCode).toBe(304);
    await visitor.change(tree(false));
    expect((await visitor.read()).partnerProducts).toEqual([]);
  });

  test("a partner product that the shop does not have is refused; an expired one is defective", async () => {
    const visitor = await holding("CZ", tree(true));
    const unknown = { setPartnerProduct: { partnerProductId: "no-such", set: true } };
    expect((await visitor.change(unknown)).statusCode).toBe(404);
    await shop.services.database.sql
      .updateTable("partner_product")
      .set({ valid_until: new Date("2026-11-26T00:00:00Z") })
      .where("site", "=", "CZ")
      .execute();
    await contentRead();
    now = new Date("2026-11-27T12:00:00Z");
    expect(await visitor.read()).toMatchObject({
      partnerProducts: [],
      defectivePartnerProducts: [{ partnerProductId: "shade-tree" }],
      totals: { total: 0 },
    });
    now = new Date("2026-11-25T12:00:00Z");
  });
});

const every = (intervalWeeks: number, quantity = 1): CartChange => ({
  setSubscription: { ...coffee, quantity, intervalWeeks },
});

describe("where subscriptions are not taken", () => {
  test("a subscription is refused with a code of its own, new or with another quantity", async () => {
    const visitor = await holding("DE", every(4));
    for (const refused of [every(8), every(4, 2)]) {
      const response = await whileNoSubscriptionsAreTaken(() => visitor.change(refused));
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toBe("SUBSCRIPTION_UNAVAILABLE");
    }
  });

  test("a subscription that is in the cart costs nothing, prevents the order, and can be removed", async () => {
    const visitor = await holding("DE", set(coffee, 1), every(4));
    const cart = await whileNoSubscriptionsAreTaken(() => visitor.read());
    expect(cart).toMatchObject({
      subscriptions: [],
      defectiveSubscriptions: [{ availability: "NOT_ORDERABLE", quantity: 1 }],
      numberOfArticles: 1,
      totals: { goods: 1399 },
    });
    expect(canCheckOut(cart)).toBe(false);
    await visitor.change({ deleteSubscription: { subscriptionId: `${coffee.tcm}.4` } });
    expect(canCheckOut(await visitor.read())).toBe(true);
  });

  test("a subscription that is in the cart leaves the whole limit of the article to single purchases", async () => {
    const visitor = await holding("DE", every(4, 5));
    const all = await whileNoSubscriptionsAreTaken(() => visitor.change(set(coffee, 20)));
    expect(all.statusCode).toBe(200);
  });
});

describe("a subscription", () => {
  test("a subscription costs ten percent less, in the step of the currency", async () => {
    const german = (await (await holding("DE", every(4, 2))).read()).subscriptions;
    expect(german).toMatchObject([
      {
        subscriptionConfigurationId: "100101-1000.4",
        price: 1259,
        total: 2518,
        intervalWeeks: 4,
        grams: 1000,
      },
    ]);
    const [swiss] = (await (await holding("CH", every(4))).read()).subscriptions;
    expect(swiss!.price).toBe(1705);
  });

  test("a subscription is a separate entry for each interval, changes its quantity and is deleted by its id", async () => {
    const visitor = await holding("DE", every(4), every(8), every(4, 3));
    const ids = async () =>
      (await visitor.read()).subscriptions.map((each) => [
        each.subscriptionConfigurationId,
        each.quantity,
      ]);
    expect(await ids()).toEqual(
      expect.arrayContaining([
        ["100101-1000.4", 3],
        ["100101-1000.8", 1],
      ]),
    );
    await visitor.change({ deleteSubscription: { subscriptionId: "100101-1000.4" } });
    expect(await ids()).toEqual([["100101-1000.8", 1]]);
  });

  test("a subscription is limited to coffee, the known intervals and quantities", async () => {
    const visitor = browser();
    const other = { setSubscription: { ...machine, quantity: 1, intervalWeeks: 4 } };
    for (const [change, error] of [
      [other, "PRODUCTDATA_UNAVAILABLE"],
      [every(13), "PRODUCTDATA_UNAVAILABLE"],
      [every(4, 21), "ITEM_LIMIT"],
    ] as const)
      expect((await visitor.change(change)).json().error).toBe(error);
  });

  test("a subscription of an article that is no longer sold is defective", async () => {
    const visitor = await holding("SK", every(4));
    await shop.services.database.sql
      .deleteFrom("offer")
      .where("market", "=", "SK")
      .where("tcm", "=", coffee.tcm)
      .execute();
    expect(await visitor.read()).toMatchObject({
      subscriptions: [],
      defectiveSubscriptions: [{ subscriptionConfigurationId: "100101-1000.4" }],
    });
  });
});

/** Resolves when the shop has read the latest changes of the database. */
async function contentRead() {
  const { promise, resolve } = Promise.withResolvers<void>();
  // A unique name, because notifications of the previous test may arrive late.
  const last = `read:${randomUUID()}`;
  shop.services.onContentChange((changed) => changed.has(last) && resolve());
  await shop.services.database.sql
    .updateTable("content_version")
    .set({ version: "changed" })
    .where("part", "=", "cart")
    .execute();
  for (const name of ["cart", last])
    await sql`select pg_notify('content', ${name})`.execute(shop.services.database.sql);
  await promise;
}
