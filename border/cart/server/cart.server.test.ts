import { cartApiPath } from "../../border-paths.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { cartVisitor } from "../../../tests/support/cart-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { cartLimits, cartSiteHeader } from "../cart-limits.ts";
import type { CartUpdate } from "../cart-schema.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const browser = (site?: string) => cartVisitor(shop, site);

const espresso = { productId: "100101", tcm: "100101-250" };

test("a new visitor's cart is empty and sets no cookie", async () => {
  const visitor = browser();
  expect((await visitor.read()).numberOfArticles).toBe(0);
  expect(visitor.cookie).toBe("");
});

test("a cart contains what was added, with the site's price", async () => {
  const visitor = browser();
  const response = await visitor.change({ addArticle: { ...espresso, quantity: 2 } });
  expect(response.statusCode).toBe(200);
  expect(response.json().addedProduct).toMatchObject({ ...espresso, quantity: 2 });
  const cart = await visitor.read();
  expect(cart.numberOfArticles).toBe(2);
  expect(cart.articles[0]?.total).toBe(cart.articles[0]!.price * 2);
  expect(cart.totals.total).toBe(cart.totals.goods + cart.totals.delivery);
});

test.each(["DE", "CH_FR"] as const)("a cart at the address of %s names that site", async (site) => {
  const { headers } = await shop.app.inject({
    url: cartApiPath,
    headers: { host: shop.host(site) },
  });
  expect(headers[cartSiteHeader]).toBe(site);
});

test("setting a quantity changes it in the cart, and 0 removes the article", async () => {
  const visitor = browser();
  await visitor.change({ setArticle: { ...espresso, quantity: 3 } });
  expect((await visitor.read()).articles[0]?.quantity).toBe(3);
  await visitor.change({ setArticle: { ...espresso, quantity: 0 } });
  expect((await visitor.read()).articles).toEqual([]);
});

test("a change that changes nothing in the cart is answered with 304", async () => {
  const visitor = browser();
  await visitor.change({ setArticle: { ...espresso, quantity: 3 } });
  const again = await visitor.change({ setArticle: { ...espresso, quantity: 3 } });
  expect(again.statusCode).toBe(304);
  expect((await visitor.change({ deleteSubscription: { subscriptionId: "x" } })).statusCode).toBe(
    304,
  );
});

test("adding a product without an article adds its first article", async () => {
  const visitor = browser();
  await visitor.change({ addArticle: { productId: "100101", quantity: 1 } });
  expect((await visitor.read()).articles[0]?.tcm).toMatch(/^100101-/);
});

test("adding an article is answered with that article, not another of its product", async () => {
  const visitor = browser();
  const added = async (tcm?: string) =>
    (
      await visitor.change({ addArticle: { productId: "100101", tcm, quantity: 1 } })
    ).json<CartUpdate>().addedProduct?.tcm;
  const usual = await added();
  const other = espresso.tcm === usual ? "100101-1000" : espresso.tcm;
  for (const named of [other, undefined]) expect(await added(named)).toBe(named ?? usual);
});

test("a cart lists its articles by title in the order of the site's language", async () => {
  const visitor = browser("CZ");
  for (const productId of ["100121", "101201", "102121", "100101"])
    await visitor.change({ addArticle: { productId, quantity: 1 } });
  const titles = (await visitor.read()).articles.map((article) => article.title);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator("cs-CZ").compare));
  expect(titles).toHaveLength(4);
});

test("a cart has the prices of its site", async () => {
  const [german, swiss] = [browser("DE"), browser("CH")];
  for (const visitor of [german, swiss])
    await visitor.change({ addArticle: { ...espresso, quantity: 1 } });
  const price = (await swiss.read()).articles[0]!.price;
  expect(price).not.toBe((await german.read()).articles[0]!.price);
  expect(price % 5).toBe(0);
});

test("a cart takes no more pieces of an article than its limit", async () => {
  const visitor = browser();
  const response = await visitor.change({ setArticle: { ...espresso, quantity: 21 } });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    error: "ITEM_LIMIT",
    limit: cartLimits.piecesPerArticle,
  });
  expect((await visitor.read()).articles).toEqual([]);
});

test("a cart takes no more pieces of an article than the stock", async () => {
  await shop.services.database.sql
    .updateTable("offer")
    .set({ stock: 3 })
    .where("tcm", "=", "100102-250")
    .execute();
  const response = await browser().change({
    setArticle: { productId: "100102", tcm: "100102-250", quantity: 4 },
  });
  expect(response.json()).toMatchObject({ error: "AVAILABILITY_LIMIT", limit: 3 });
});

test("a cart takes no more than 100 different entries", async () => {
  const visitor = browser();
  const at = { site: allSites.DE.site, now: new Date() };
  const cards = await shop.services.catalogue.popular(at, 150);
  const available = cards.filter((card) => card.availability === "AVAILABLE");
  const codes = [];
  for (const card of available.slice(0, cartLimits.entriesPerCart + 1))
    codes.push(
      await visitor.change({ addArticle: { productId: String(card.number), quantity: 1 } }),
    );
  expect(codes.at(-1)?.json()).toMatchObject({ error: "CART_LIMIT", limit: 100 });
  expect((await visitor.read()).articles).toHaveLength(100);
});

describe("bad input", () => {
  const bad: [string, unknown, number][] = [
    ["unknown product", { addArticle: { productId: "999999", quantity: 1 } }, 404],
    ["a product that is no number", { addArticle: { productId: "abc", quantity: 1 } }, 404],
    ["an enormous product", { addArticle: { productId: "99999999999", quantity: 1 } }, 404],
    ["product 0", { setArticle: { productId: "0", quantity: 0 } }, 404],
    [
      "article of another product",
      { addArticle: { productId: "100102", tcm: "100101-250", quantity: 1 } },
      404,
    ],
    ["negative", { setArticle: { ...espresso, quantity: -1 } }, 400],
    ["fraction", { setArticle: { ...espresso, quantity: 1.5 } }, 400],
    ["text for a number", { setArticle: { ...espresso, quantity: "2" } }, 400],
    ["enormous", { setArticle: { ...espresso, quantity: 1_000_000_000 } }, 409],
    ["no change at all", {}, 400],
    [
      "two changes",
      { setArticle: { ...espresso, quantity: 1 }, addArticle: { ...espresso, quantity: 1 } },
      400,
    ],
    ["unknown key", { setArticles: { ...espresso, quantity: 1 } }, 400],
    ["foreign key inside", { setArticle: { ...espresso, quantity: 1, price: 1 } }, 400],
    [
      "a free article that belongs to no campaign",
      { setFreeArticle: { productId: "1", campaignId: "x", remove: false } },
      404,
    ],
  ];
  test.each(bad)(
    "a change of the cart is refused and leaves it as it was: %s",
    async (_name, body, status) => {
      const visitor = browser();
      await visitor.change({ setArticle: { ...espresso, quantity: 2 } });
      const response = await visitor.change(body as object);
      expect(response.statusCode).toBe(status);
      expect(response.headers["content-type"]).toContain("application/problem+json");
      expect(response.json().error).toBeTruthy();
      expect((await visitor.read()).numberOfArticles).toBe(2);
    },
  );

  test("a change without JSON, of another content type or with a huge body is refused", async () => {
    const put = (payload: string, type: string) =>
      shop.app.inject({
        method: "PUT",
        url: cartApiPath,
        payload,
        headers: { "content-type": type },
      });
    expect((await put("{", "application/json")).statusCode).toBe(400);
    expect((await put("a=b", "text/plain")).statusCode).toBe(415);
    const huge = JSON.stringify({ setArticle: { productId: "1".repeat(10_000) } });
    expect((await put(huge, "application/json")).statusCode).toBe(413);
  });
});

test("an article that is no longer sold is defective, and cannot be ordered", async () => {
  const visitor = browser();
  const gone = { productId: "100103", quantity: 1 };
  await visitor.change({ addArticle: gone });
  await shop.services.database.sql
    .deleteFrom("offer")
    .where("market", "=", "DE")
    .where("tcm", "like", "100103-%")
    .execute();
  const cart = await visitor.read();
  expect(cart.articles).toEqual([]);
  expect(cart.defectiveArticles[0]?.availability).toBe("NOT_AVAILABLE");
});
