import { expect, test } from "vitest";
import { onceForSites, siteSet } from "./site-set.ts";

const taxRates = { goods: 20, tea: 0 };
const tea = { code: "UK", language: "en", market: "UK", taxRates };
const sites = siteSet([
  tea,
  { code: "CH", language: "de", market: "CH", taxRates },
  { code: "CH_FR", language: "fr", market: "CH", taxRates },
]);

test("a set of sites lists each of their countries and languages once", () => {
  expect(sites.codes).toEqual(["UK", "CH", "CH_FR"]);
  expect(sites.markets).toEqual(["UK", "CH"]);
  expect(sites.languages).toEqual(["en", "de", "fr"]);
});

test.each([["XX"], [""], [undefined], [null], [["CH"]], ["toString"], [{ code: "CH" }]])(
  "%j is no site, so that the first one stands in",
  (value) => {
    expect(sites.has(value)).toBe(false);
    expect(sites.codeOr(value)).toBe("UK");
  },
);

test("a known site is recognised in upper and lower case", () => {
  expect(sites.codes.map((code) => sites.codeOr(code))).toEqual(sites.codes);
  // In addresses, users may type codes in any case.
  expect(sites.codes.map((code) => sites.codeOr(code.toLowerCase()))).toEqual(sites.codes);
});

test("a set of sites knows the kinds of products that are taxed, and gift cards", () => {
  expect(sites.kinds).toEqual(["goods", "tea", "giftCard"]);
});

test("each site has a tax rate for the kinds of the others", () => {
  const bare = { ...tea, code: "IE", taxRates: { goods: 23 } };
  expect(() => siteSet([tea, bare])).toThrow('The site IE has no tax rate for "tea"');
});

test("there is no set without a site", () => {
  expect(() => siteSet([])).toThrow("A shop needs a site");
});

test("values that are derived from a shop's sites are created once", () => {
  const made: (readonly string[])[] = [];
  const codesOf = onceForSites(({ codes }) => {
    made.push(codes);
    return { codes };
  });
  expect(codesOf(sites)).toBe(codesOf(sites));
  expect(codesOf(siteSet([tea])).codes).toEqual(["UK"]);
  expect(made).toHaveLength(2);
});
