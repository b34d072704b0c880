import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { navigate, options, setDetails, type } from "../../../tests/support/search-box-page.tsx";
import { answers } from "./SearchBox.examples.tsx";

const [product] = answers.coffee.products;
const offer = {
  id: product!.id,
  productViewUrl: product!.productViewUrl,
  price: "from €4.99",
  unitPrice: "€19.96 per kg",
};

test("suggested products get their prices, and a link to all that were found", async () => {
  setDetails({ offers: [offer], productCount: 79 });
  await type("coffee", answers.coffee);
  const option = options.filter({ hasText: product!.title });
  const { height } = option.element().getBoundingClientRect();
  await expect.element(option).toHaveTextContent(`${product!.title}from €4.99€19.96 per kg`);
  expect(option.element().getBoundingClientRect().height).toBe(height);
  await page.getByRole("button", { name: "Show 79 products" }).click();
  expect(navigate).toHaveBeenCalledWith("/search?query=coffee&site=DE");
});

test("a product of a host with the number of one of the shop gets no price", async () => {
  const other = { ...product!, id: "2", title: "Coffee of a host", productViewUrl: "coffee-2" };
  setDetails({ offers: [offer, { ...offer, id: "2" }], productCount: 79 });
  await type("coffee", { ...answers.coffee, products: [product!, other] });
  await expect.element(options.filter({ hasText: product!.title })).toHaveTextContent("€4.99");
  await expect.element(options.filter({ hasText: other.title })).not.toHaveTextContent("€4.99");
});
