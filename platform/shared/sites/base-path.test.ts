import { expect, test } from "vitest";
import { addressBelow } from "./base-path.ts";

test.each([
  ["/shop", "/shop/search?q=a", "/search?q=a"],
  ["/shop", "/shop/", "/"],
  ["/shop", "/shop", "/"],
  ["/shop", "/shop?a=b", "/?a=b"],
  ["/shop", "/shop#top", "/#top"],
  ["/shop", "/shop/shop/", "/shop/"],
  ["/shop", "/shopping", undefined],
  ["/shop", "/search", undefined],
  ["/shop", "//shop/search", undefined],
  ["/shop", "", undefined],
  ["", "/search", "/search"],
  ["", "*", "*"],
  ["https://shop.example.de", "https://shop.example.de/search", "/search"],
  ["https://shop.example.de", "https://shop.example.de.evil.example/", undefined],
])("below %j the address %j is %j", (base, address, path) => {
  expect(addressBelow(base, address)).toBe(path);
});
