import { expect, test } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import { isSiteCode, siteCodeOr, siteCodes } from "./site.ts";

test("the sites have their locales and currencies", () => {
  const sites = siteCodes.map((code) => {
    const { site } = allSites[code];
    return `${site.code} ${site.locale} ${site.currency.code}`;
  });
  expect(sites).toEqual([
    "DE de-DE EUR",
    "AT de-AT EUR",
    "CH de-CH CHF",
    "CH_FR fr-CH CHF",
    "PL pl-PL PLN",
    "CZ cs-CZ CZK",
    "HU hu-HU HUF",
    "SK sk-SK EUR",
    "TR tr-TR TRY",
  ]);
});

test.each([["XX"], [""], [undefined], [null], [["AT"]], ["toString"], [{ code: "AT" }]])(
  "%j is no site, so that DE stands in",
  (value) => {
    expect(isSiteCode(value)).toBe(false);
    expect(siteCodeOr(value)).toBe("DE");
  },
);

test("a known site is recognised in upper and lower case", () => {
  expect(siteCodes.map((code) => siteCodeOr(code))).toEqual(siteCodes);
  // In addresses, users may type codes in any case.
  expect(siteCodes.map((code) => siteCodeOr(code.toLowerCase()))).toEqual(siteCodes);
});
