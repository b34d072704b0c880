import { afterAll, beforeAll, expect, test } from "vitest";
import { getPage } from "../../../tests/support/page.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each(testedSites)("the home page of %s shows no product twice", async (code) => {
  const { body } = await getPage(shop, code, "/");
  const numbers = [...body.matchAll(/<article[^>]* data-item="(\d+)"/g)].map(
    ([, number]) => number,
  );
  expect(numbers.length).toBeGreaterThan(12);
  expect(numbers).toHaveLength(new Set(numbers).size);
});

test("the home page has a large picture of its own on dark pages", async () => {
  const { body } = await getPage(shop, "DE", "/");
  const [first] = body.match(/<picture>.*?<\/picture>/s)!;
  expect(first).toMatch(/media="\(prefers-color-scheme: dark\)" srcSet="\/img\/hero-evening\//i);
  expect(first).toContain("/img/hero-morning/");
});
