import { describe, expect, test } from "vitest";
import { cleanSearchText, searchUrl, suggestedProductUrl } from "./search-contract.ts";

test.each([
  ["espresso", "espresso"],
  ["  türk kahvesi ", "türk kahvesi"],
  ["100 101", "100101"],
  ["100101\u200b", "100101"],
  [" 1 2\t3\n", "123"],
  ["250 g", "250 g"],
  ["   ", ""],
  ["", ""],
])("the typed text %j is sent to the server as %j", (typed, sent) => {
  expect(cleanSearchText(typed)).toBe(sent);
});

test("the text that is sent to the server has at most 200 characters", () => {
  expect(cleanSearchText(`${"k".repeat(199)}😀`)).toBe(`${"k".repeat(199)}\uFFFD`);
  expect(cleanSearchText("k".repeat(201))).toBe("k".repeat(200));
});

test.each([[undefined], [null], [5], [["espresso"]], [["a", "b"]], [{ query: "a" }], [true]])(
  "%j is no text to search for",
  (value) => {
    expect(cleanSearchText(value)).toBe("");
  },
);

test("the address of the results carries text and site", () => {
  expect(searchUrl("café & crème", "CH_FR")).toBe(
    "/search?query=caf%C3%A9+%26+cr%C3%A8me&site=CH_FR",
  );
});

describe("the address of a suggested product", () => {
  const product = (productViewUrl: string, webshopProductDimensionKey = "") => ({
    id: "100101",
    title: "Espresso",
    imageProductThumb: "/img/a/b/160.webp",
    productViewUrl,
    webshopProductDimensionKey,
  });

  test.each([
    [product("espresso-p100101.html"), "esp", "/espresso-p100101.html?query=esp"],
    [product("/espresso-p100101.html"), "esp", "/espresso-p100101.html?query=esp"],
    [product("a-p1.html", "250g"), "a&b=ü #", "/a-p1.html?query=a%26b%3D%C3%BC%20%23&dim1=250g"],
    [product("/a-p1.html?x=1", "1/2 kg"), "a", "/a-p1.html?x=1&query=a&dim1=1%2F2%20kg"],
  ])(
    "the address of the suggested product $productViewUrl has the search and the variant",
    (suggested, text, url) => {
      expect(suggestedProductUrl(suggested, text, "https://shop.example")).toBe(url);
    },
  );

  test.each([
    ["https://catalogue.example/p/1?x=1", "https://catalogue.example/p/1?x=1"],
    ["HTTPS://catalogue.example/p/1", "HTTPS://catalogue.example/p/1"],
    ["http://shop.example/p/1", "http://shop.example/p/1"],
    ["https://shop.example:8443/p/1", "https://shop.example:8443/p/1"],
    ["https://shop.example/p/1", "https://shop.example/p/1?query=a&dim1=250g"],
  ])("the full address %s of a suggested product becomes %s", (address, url) => {
    expect(suggestedProductUrl(product(address, "250g"), "a", "https://shop.example")).toBe(url);
  });
});
