import { cartPagePath } from "../../../border/border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enterSteps } from "../../../tests/support/checkout-forms.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { mainOf, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("two bottles of 250 ml have a price per litre in lists, on their page, in the cart and in the review", async () => {
  const visitor = customerBrowser(shop);
  await visitor.add("101233-01", 2);
  const read = async (path: string) => mainOf((await visitor.get(path)).body);
  const pages = {
    list: await read("/aufbewahrung-und-pflege-c1164.html"),
    product: await read("/fluessigentkalker-kontor-klar-2-250-ml-p101233.html"),
    cart: await read(cartPagePath),
    review: await enterSteps(visitor),
  };
  for (const [name, page] of Object.entries(pages))
    expect(wordsOf(page), name).toMatch(/19,98\sEuro\s\/\sl\b/);
});
