import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { mistakesIn } from "../../tests/support/table.ts";
import { allSites } from "./all-sites.ts";
import { isSiteCode, languages, marketOf, markets, siteCodes } from "./site-codes.ts";
import { shopSites } from "./site-set.ts";

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

test("the lists of codes are those of the sites", () => {
  expect(shopSites.codes).toEqual(siteCodes);
  expect(shopSites.markets).toEqual(markets);
  expect(shopSites.languages).toEqual(languages);
  expect(siteCodes.every(isSiteCode)).toBe(true);
  expect(isSiteCode("XX")).toBe(false);
});
