import { expect, test } from "vitest";
import type { SuggestedProduct } from "../search-schema.ts";
import { readSuggestions } from "./suggestion-requests.ts";

const product: SuggestedProduct = {
  id: "100101",
  title: "Espresso",
  imageProductThumb: "/img/espresso.webp",
  productViewUrl: "espresso-p100101.html",
  webshopProductDimensionKey: "250g",
  categories: ["Kaffee"],
};
const nothing = { products: [], searchTerms: [] };

test("a valid response with suggestions is returned unchanged", () => {
  const response = { products: [product], searchTerms: [{ searchterm: "espresso" }] };
  expect(readSuggestions(response)).toEqual(response);
});

test.each([null, undefined, "text", 5, [], {}, { products: {}, searchTerms: "a" }])(
  "%j is no answer with suggestions",
  (data) => expect(readSuggestions(data)).toEqual(nothing),
);

test.each([
  null,
  "espresso",
  { ...product, id: 100101 },
  { ...product, title: "" },
  { ...product, imageProductThumb: undefined },
  { ...product, productViewUrl: ["x"] },
  { ...product, productViewUrl: "//evil.example" },
  { ...product, productViewUrl: "https://shop.example@evil.example" },
  { ...product, productViewUrl: "https://" },
  { ...product, productViewUrl: "/\\evil.example" },
])("%j is no suggested product", (broken) => {
  expect(readSuggestions({ products: [broken, product] }).products).toEqual([product]);
});

test("a suggested product of another system keeps its full addresses", () => {
  const foreign = {
    ...product,
    imageProductThumb: "https://pictures.example/1.jpg",
    productViewUrl: "https://catalogue.example/p/1",
  };
  expect(readSuggestions({ products: [foreign] }).products).toEqual([foreign]);
});

test("a suggested product needs no variant", () => {
  const { webshopProductDimensionKey: _, ...plain } = product;
  expect(readSuggestions({ products: [plain] }).products).toEqual([
    { ...product, webshopProductDimensionKey: "" },
  ]);
});

test.each([undefined, "Kaffee", [7]])(
  "a suggested product needs no categories: %j",
  (categories) => {
    expect(readSuggestions({ products: [{ ...product, categories }] }).products).toEqual([
      { ...product, categories: [] },
    ]);
  },
);

test("a suggested term is a text, and each is there once, however it is spelled", () => {
  const searchTerms = [null, { searchterm: 1 }, "kaffee", { searchterm: "Kaffee" }];
  expect(
    readSuggestions({ searchTerms: [...searchTerms, { searchterm: "KAFFÉE" }] }).searchTerms,
  ).toEqual([{ searchterm: "Kaffee" }]);
});

test("each suggested product is there once", () => {
  const other = { ...product, title: "The same number" };
  expect(readSuggestions({ products: [product, other] }).products).toEqual([product]);
});
