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

test("children's sizes are found by the height of the child", () => {
  const kids = sizeRows(product("kids-clothing", "98/104", "110/116"));
  expect(kids.map(({ size, height }) => [size, height])).toEqual([
    ["98/104", "93–104"],
    ["110/116", "105–116"],
  ]);
  expect(sizeRows(product("baby", "62/68")).map(({ height }) => height)).toEqual(["57–68"]);
  expect(sizeRows(product("kids-clothing", "24/25"))).toEqual([]);
});

test("products of other categories, and in other sizes, have no size table", () => {
  expect(sizeRows(product("bedding", "S"))).toEqual([]);
  expect(sizeRows(product("women", "35-38"))).toEqual([]);
});
