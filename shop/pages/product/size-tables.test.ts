import { expect, test } from "vitest";
import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import { sizeRows } from "./size-tables.ts";

const product = (category: string, ...labels: string[]) =>
  ({
    path: ["clothing", category].map((id) => ({ id, name: id, url: `/${id}` })),
    articles: labels.map((label) => ({ label })),
  }) as Pick<ProductDetails, "path" | "articles">;

test("a size table has the sizes of the product, by what its category is for", () => {
  expect(sizeRows(product("women", "S", "M")).map(({ size, number }) => [size, number])).toEqual([
    ["S", "36/38"],
    ["M", "40/42"],
  ]);
  expect(sizeRows(product("men", "XL")).map(({ number }) => number)).toEqual(["56/58"]);
});

test("products of other categories, and in other sizes, have no size table", () => {
  expect(sizeRows(product("bedding", "S"))).toEqual([]);
  expect(sizeRows(product("women", "35-38"))).toEqual([]);
});
