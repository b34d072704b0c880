import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toDecimal } from "../../../platform/shared/money.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { productFeedPath } from "../../shop-paths.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (code: "CH" | "CH_FR" | "TR", headers = {}) =>
  shop.app.inject({ url: productFeedPath, headers: { host: shop.host(code), ...headers } });

const count = (text: string, part: string) => text.split(part).length - 1;

test("the feed has each article that the site sells, with the price of its page", async () => {
  const { body, headers } = await get("TR");
  expect(headers["content-type"]).toContain("application/xml");
  const at = { site: allSites.TR.site, now: new Date() };
  const { catalogue } = shop.services;
  const sold = await catalogue.soldProducts(at);
  expect(count(body, "<g:item_group_id>100101<")).toBe(2);
  const products = await catalogue.offeredProducts(at, sold);
  expect(count(body, "<item>")).toBe(products.flatMap(({ articles }) => articles).length);
  expect(products.map(({ number }) => number)).toEqual(sold);
  const shown = (await catalogue.product(at, 100101))!;
  for (const { tcm, price } of shown.articles) {
    const item = body.split("<item>").find((each) => each.includes(`<g:id>${tcm}</g:id>`));
    expect(item).toContain(`>${toDecimal(price)} TRY<`);
  }
  expect(products.find(({ number }) => number === 100101)).toMatchObject({
    articles: shown.articles,
    pictures: shown.pictures,
  });
  expect(body.trimEnd()).toMatch(/<\/rss>$/);
});

test("the feed of a site is in its language, and compressed for those who accept it", async () => {
  const plain = await get("CH_FR");
  expect(plain.body).toContain("<g:product_type>Café");
  const packed = await get("CH_FR", { "accept-encoding": "gzip" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});
