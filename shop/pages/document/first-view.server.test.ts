import { cartPagePath } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a page asks for its style sheets before its scripts, fonts and pictures", async () => {
  const { body } = await getPage(shop, "DE", "/kaffee-c1000.html");
  const requested = ['rel="stylesheet"', "<script", 'as="font"', "<img"].map((text) =>
    body.indexOf(text),
  );
  expect(requested).not.toContain(-1);
  expect(requested).toEqual(requested.toSorted((a, b) => a - b));
});

test("a list loads the first row of a phone, two pictures, before all others", async () => {
  const { body } = await getPage(shop, "DE", "/kaffee-c1000.html");
  expect(body.match(/fetchpriority="high"/gi)).toHaveLength(2);
});

test("a product's first picture is loaded before all others, and those beside it after them", async () => {
  const { body } = await getPage(shop, "DE", "/caffe-crema-hafenblick-ganze-bohne-p100111.html");
  const { length } = body.match(/class="kontor-gallery__pictures".*?<\/ul>/s)![0].match(/<img /g)!;
  expect(length).toBeGreaterThan(1);
  expect(body.match(/fetchpriority="high"/gi)).toHaveLength(1);
  expect(body.match(/fetchpriority="low"/gi)).toHaveLength(length - 1);
});

test("the cart's page is compressed", async () => {
  const headers = { "accept-encoding": "br" };
  const { headers: sent } = await shop.app.inject({ url: cartPagePath, headers });
  expect(sent["content-encoding"]).toBe("br");
});
