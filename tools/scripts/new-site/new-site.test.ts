import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { newSite, SiteProblem } from "./new-site.ts";

const { DE: german, CH: swiss, SK: slovak, TR: turkish } = allSites;

test("a new site has the words of one in its language, and the prices of one with its currency", () => {
  const { site, ...others } = newSite("MC", {});
  expect(others).toEqual({ words: "CH_FR", prices: "DE", rate: 1, isSecond: false });
  expect(site).toMatchObject({
    code: "MC",
    market: "MC",
    locale: "fr-MC",
    language: "fr",
    label: "Monaco",
    timeZone: "Europe/Monaco",
    currency: { code: "EUR", step: 1 },
    shipping: german.site.shipping,
    returns: swiss.site.returns,
  });
  // Only Germany writes "Euro" for €.
  expect(site.currency).not.toHaveProperty("word");
});

test("a country outside the euro has the currency that it is given", () => {
  const { site, words, prices } = newSite("LI", { currency: "CHF" });
  expect({ words, prices }).toEqual({ words: "DE", prices: "CH" });
  expect(site.currency).toEqual(swiss.site.currency);
});

test("amounts of another currency are converted and rounded to the step of the new one", () => {
  const { site } = newSite("MC", { prices: "CZ", rate: "0.041" });
  expect(site.shipping).toEqual({ cost: 406, freeFrom: 4096 });
  expect(site.card).toMatchObject({ spendPerBean: 103, beansWorth: 205 });
});

test("a figure that the words name and the prices lack is in proportion to free delivery", () => {
  const { site } = newSite("CY", { like: "TR", prices: "DE" });
  const { freeFrom, coffeeFreeFrom = 0 } = turkish.site.shipping;
  expect(site.shipping.coffeeFreeFrom).toBe(
    Math.round((coffeeFreeFrom * german.site.shipping.freeFrom) / freeFrom),
  );
});

test("a site in a second language of a country has the country's figures", () => {
  const { site, ...others } = newSite("SK_HU", {});
  expect(others).toEqual({ words: "HU", prices: "SK", rate: 1, isSecond: true });
  expect(site).toEqual({
    ...slovak.site,
    code: "SK_HU",
    locale: "hu-SK",
    language: "hu",
    label: "Szlovákia",
  });
});

test.each([
  ["lu", {}, "write the ISO 3166 code of its country"],
  ["CH_FR", {}, "is there already, in shop/sites/ch-fr/"],
  ["XX", {}, '"XX" is no ISO 3166 code'],
  ["EU", {}, '"EU" is no ISO 3166 code'],
  ["UK", {}, "perhaps GB?"],
  ["NL", {}, "No site has words in Dutch: name one in another language of NL with --like"],
  ["MC", { like: "FR" }, '--like "FR" is no site; there are DE, AT,'],
  ["MC", { prices: "FR" }, '--prices "FR" is no site'],
  ["LI", {}, "Name it with --currency"],
  ["MC", { currency: "XOF" }, "Add it to currencyCodes in platform/shared/site.ts"],
  ["MC", { prices: "CH" }, "say with --rate how many EUR are 1 CHF"],
  ["MC", { prices: "CH", rate: "0,95" }, "for instance --rate 0.95"],
  ["MC_DE", {}, "MC has no site yet: add MC first"],
  ["SK_HU", { prices: "DE" }, "leave out --prices"],
  ["SK_HU", { like: "TR" }, "TR speaks Turkish, not Hungarian"],
  ["DE_FR", {}, "name {returnMonths}, which DE does not have"],
] as const)("a site %s with the options %j is refused: %s", (code, options, problem) => {
  expect(() => newSite(code, options)).toThrow(SiteProblem);
  expect(() => newSite(code, options)).toThrow(problem);
});
