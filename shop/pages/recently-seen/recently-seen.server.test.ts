import { afterAll, beforeAll, expect, test } from "vitest";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { recentlySeenPath } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { siteCodes } from "../../sites/site-codes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const seen = (products: string, site = "DE") =>
  getPage(shop, site, `${recentlySeenPath}?products=${products}`);

test.each(siteCodes)("tiles on %s are those of the numbers, in their order", async (code) => {
  const { body, headers } = await seen("100102,100101,999999", code);
  expect(elements(body, "article").map((tile) => tile["data-item"])).toEqual(["100102", "100101"]);
  expect(wordsOf(body)).toContain(allSites[code].texts.catalogue.recentlySeen);
  expect(headers["x-robots-tag"]).toBe("noindex");
});

test("numbers of which none is sold have no heading", async () =>
  expect(elements((await seen("999999")).body, "h2")).toEqual([]));

test.each(["", "x", "1,2,3,4,5", "1,,2", "1 or 1=1"])(
  "the numbers %j are refused",
  async (products) => expect((await seen(encodeURIComponent(products))).statusCode).toBe(400),
);
