import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import { mistakesIn } from "../../tests/support/table.ts";
import { isSiteCode, marketOf, siteCodeOr, siteCodes, siteSlug } from "./site.ts";

test("a site's code names its country, and its language where the country has several sites", async () => {
  const wrong = await mistakesIn(allSites, ({ site: { code, locale, language, market } }) => {
    const names = [market, `${market}_${language.toUpperCase()}`];
    return [
      ...(names.includes(code) ? [] : [`is in ${market} and speaks ${language}`]),
      ...(locale === `${language}-${market}` ? [] : [`writes ${locale}`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test("the sites of one country have its figures", async () => {
  const others = await mistakesIn(allSites, ({ site }) => {
    const country = allSites[marketOf(site.code)].site;
    const { code, locale, language, label } = site;
    // The example is one of the language's region.
    const postalCode = { ...country.postalCode, example: site.postalCode.example };
    const expected = { ...country, code, locale, language, label, postalCode };
    return isDeepStrictEqual(site, expected) ? [] : ["has others"];
  });
  expect(others).toEqual([]);
});

test("the name of a site's folder and host is its code in lower case, with a hyphen", () => {
  expect(siteSlug("CH_FR")).toBe("ch-fr");
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
