import { expect, test, vi } from "vitest";
import {
  fixtureCategories,
  fixtureProduct,
  fixtureTypes,
  fixtureVocabulary,
} from "../../commerce/conformance/fixture.ts";
import type { FeedProduct } from "../../commerce/product-feed.ts";
import { usableProducts } from "./usable-products.ts";

const usable = (...products: FeedProduct[]) => {
  const onError = vi.fn<(error: unknown) => void>();
  const catalogue = {
    categories: fixtureCategories,
    vocabulary: fixtureVocabulary,
    types: fixtureTypes,
    products,
  };
  return {
    products: usableProducts(catalogue, { kinds: ["goods", "giftCard"] }, onError).products,
    onError,
  };
};

test.each([
  [{ categories: ["none"] }, "its first category does not exist"],
  [{ categories: [] }, "its first category does not exist"],
  [{ names: {} }, "its names are in no language"],
  [{ pictures: [] }, "it has no picture"],
  [{ kind: "tea" }, 'its kind "tea" is none of goods, giftCard'],
])("a product with %o is left out, and named with the reason", (wrong, reason) => {
  const { products, onError } = usable(
    { ...fixtureProduct(0), ...(wrong as Partial<FeedProduct>) },
    fixtureProduct(1),
  );
  expect(products.map(({ id }) => id)).toEqual([fixtureProduct(1).id]);
  expect(String(onError.mock.calls[0]![0])).toContain(reason);
});

test("an offer without a price, an earlier price that is no higher and a stock below nothing are left out", () => {
  const product = fixtureProduct(0);
  const [variant] = product.variants;
  const offers = [
    { channel: "DE", price: 0, stock: 1 },
    { channel: "AT", price: 500, was: 500, stock: -2 },
    { channel: "CH", price: 500, was: 600, stock: "some" as const },
  ];
  const { products } = usable({ ...product, variants: [{ ...variant!, offers }] });
  expect(products[0]!.variants[0]!.offers).toEqual([
    { channel: "AT", price: 500, stock: 0 },
    { channel: "CH", price: 500, was: 600, stock: "some" },
  ]);
});
