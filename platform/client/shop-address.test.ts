import { expect, test } from "vitest";
import { inShop, isOtherOrigin, renderedAt, shopPath } from "./shop-address.ts";
import { jsx, jsxs } from "./jsx/jsx-runtime.ts";

const base = "https://shop.example.test";

test("on the shop's own origin addresses do not change", () => {
  for (const address of ["/search", "//evil.example", "#top", "https://a.example/", ""]) {
    expect(inShop(address)).toBe(address);
    expect(shopPath(address)).toBe(address);
  }
  expect(isOtherOrigin()).toBe(false);
});

test.each([
  ["/search?q=a", `${base}/search?q=a`],
  ["/", `${base}/`],
  ["//evil.example/", "//evil.example/"],
  ["https://a.example/", "https://a.example/"],
  ["#top", "#top"],
  ["tel:+49", "tel:+49"],
  ["", ""],
])("in a page of another origin %j becomes %j, and back", (address, absolute) => {
  renderedAt(base, () => {
    expect(inShop(address)).toBe(absolute);
    expect(inShop(absolute)).toBe(absolute);
    expect(shopPath(absolute)).toBe(address);
    expect(isOtherOrigin()).toBe(true);
  });
});

test("a rendering that throws does not leave its origin to the next rendering", () => {
  expect(() =>
    renderedAt(base, () => {
      throw new Error("broken");
    }),
  ).toThrow("broken");
  expect(inShop("/")).toBe("/");
});

test("elements of a page of another origin lead to the shop; components get their props unchanged", () => {
  const Component = () => null;
  renderedAt(base, () => {
    expect(jsx("a", { href: "/search", title: "/" }).props).toEqual({
      href: `${base}/search`,
      title: "/",
    });
    expect(jsxs("img", { src: "/1.webp", srcSet: "/1.webp 1w, /2.webp 2w" }).props).toEqual({
      src: `${base}/1.webp`,
      srcSet: `${base}/1.webp 1w, ${base}/2.webp 2w`,
    });
    expect(jsx("form", { action: "/search" }).props).toEqual({ action: `${base}/search` });
    expect(jsx(Component, { href: "/search" }).props).toEqual({ href: "/search" });
  });
  expect(jsx("a", { href: "/search" }).props).toEqual({ href: "/search" });
});
