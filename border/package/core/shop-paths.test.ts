import { expect, test } from "vitest";
import { isHostPage } from "./host-pages.ts";
import { fragmentPath } from "./fragment-options.ts";
import { isShopPath } from "./shop-paths.ts";
import { linkHeader, separateAssets, separateFonts } from "./whole-fragment.ts";

const shop = "http://127.0.0.1:3000";

test.each([
  ["/search?query=a", shop, true],
  ["/kaffee-c1000.html", shop, true],
  ["/page?from=kaffee-c1000.html", shop, false],
  ["/searching", shop, false],
  ["/search", `${shop}/shop`, false],
  ["/shop/search", `${shop}/shop/`, true],
  ["/shopping", `${shop}/shop`, false],
])("%s belongs to the shop at the other address, or to the host", (address, at, expected) =>
  expect(isShopPath(address, at)).toBe(expected),
);

test.each([
  ["/offers", true],
  ["/offers/a", true],
  ["/offer", false],
  ["/page", true],
  ["/page/a", false],
])("%s is a page of an application with /page, /offers and all below, or not", (path, expected) =>
  expect(isHostPage(path, ["/page", "/offers", "/offers/*"])).toBe(expected),
);

test("a fragment's path has only its own options, sorted and once", () => {
  const options = ["sticky", "newsletter", "reduced", "sticky"] as const;
  expect(fragmentPath("header", "DE", { options })).toBe("header/DE/reduced,sticky");
  expect(fragmentPath("footer", "AT", { options, platform: "TABLET" })).toBe(
    "footer/AT/TABLET/newsletter,reduced",
  );
  expect(fragmentPath("footer", "AT", {})).toBe("footer/AT");
});

const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin="">';
const sheet = '<link rel="stylesheet" href="/a.css">';
const script = '<script type="module" async="" src="/a.js"></script>';
const header = `<header data-kontor="header">${sheet}${script}</header>`;

test("only elements before and after a fragment's root belong into the head", () => {
  expect(separateAssets(`${script}${font}${sheet}${header}`)).toEqual({
    head: [script, font, sheet],
    root: header,
  });
  expect(separateAssets(`${sheet}\n${header}${script}\n`)).toEqual({
    head: [sheet, script],
    root: header,
  });
  expect(separateAssets(header)).toEqual({ head: [], root: header });
});

test("fonts of a head are separated from its other elements", () => {
  expect(separateFonts(`${font}\n${sheet}\n${script}`)).toEqual({
    fonts: ["/a.woff2"],
    rest: `${sheet}\n${script}`,
  });
});

test("each element of a head has its header for early hints", () => {
  expect([font, sheet, script].map(linkHeader)).toEqual([
    "</a.woff2>; rel=preload; as=font; crossorigin=anonymous",
    "</a.css>; rel=preload; as=style",
    "</a.js>; rel=modulepreload; crossorigin=anonymous",
  ]);
});
