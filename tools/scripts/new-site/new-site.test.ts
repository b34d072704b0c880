import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { newSite, SiteProblem } from "./new-site.ts";

const { DE: german, CH: swiss, TR: turkish } = allSites;

test("a new site has the words of one in its language, and the prices of one with its currency", () => {
  const { site, ...others } = newSite("PM", { like: "CH_FR" });
  expect(others).toEqual({ words: "CH_FR", prices: "DE", rate: 1, isSecond: false });
  expect(site).toMatchObject({
    code: "PM",
    market: "PM",
    locale: "fr-PM",
    language: "fr",
    label: "Saint-Pierre-et-Miquelon",
    timeZone: "America/Miquelon",
    currency: { code: "EUR", step: 1 },
    shipping: german.site.shipping,
    returns: swiss.site.returns,
  });
  // Only Germany writes "Euro" for €.
  expect(site.currency).not.toHaveProperty("word");
});

test("a country outside the euro has the currency that it is given", () => {
  const { site, words, prices } = newSite("DJ", { currency: "CHF" });
  expect({ words, prices }).toEqual({ words: "CH_FR", prices: "CH_FR" });
  expect(site.currency).toEqual(swiss.site.currency);
});

test("amounts of another currency are converted and rounded to the step of the new one", () => {
  const { site } = newSite("PM", { prices: "CZ", rate: "0.041" });
  expect(site.shipping).toEqual({ cost: 406, freeFrom: 4096 });
  expect(site.card).toMatchObject({ spendPerBean: 103, beansWorth: 205 });
});

test("a figure that texts name and prices lack is derived in proportion to free delivery", () => {
  const { site } = newSite("PM", { like: "TR", prices: "DE" });
  const { freeFrom, kindFreeFrom } = turkish.site.shipping;
  expect(site.shipping.kindFreeFrom).toEqual({
    coffee: Math.round((kindFreeFrom!.coffee! * german.site.shipping.freeFrom) / freeFrom),
  });
});

test("a site in a second language of a country has the country's figures", () => {
  const { site, ...others } = newSite("TR_PL", {});
  expect(others).toEqual({ words: "PL", prices: "TR", rate: 1, isSecond: true });
  const { brand: _, subscriptionKinds: __, ownFigures: ___, ...figures } = turkish.site;
  expect(site).toEqual({
    ...figures,
    code: "TR_PL",
    locale: "pl-TR",
    language: "pl",
    label: "Turcja",
  });
});

test.each([
  ["lu", {}, "write the ISO 3166 code of its country"],
  ["CH_FR", {}, "is there already, in shop/sites/ch-fr/"],
  ["XX", {}, '"XX" is no ISO 3166 code'],
  ["EU", {}, '"EU" is no ISO 3166 code'],
  ["UK", {}, "perhaps GB?"],
  ["NL", {}, "No site has words in Dutch: name one in another language of NL with --like"],
  ["PM", { like: "XX" }, '--like "XX" is no site; there are DE, AT,'],
  ["PM", { prices: "XX" }, '--prices "XX" is no site'],
  ["DJ", {}, "Name it with --currency"],
  ["PM", { currency: "XQQ" }, "name one by its three letters"],
  ["PM", { prices: "CH" }, "say with --rate how many EUR are 1 CHF"],
  ["PM", { prices: "CH", rate: "0,95" }, "for instance --rate 0.95"],
  ["PM_DE", {}, "PM has no site yet: add PM first"],
  ["TR_PL", { prices: "DE" }, "leave out --prices"],
  ["TR_PL", { like: "DE" }, "DE speaks German, not Polish"],
  ["HU_FR", {}, "name {returnMonths}, which HU does not have"],
] as const)("a site %s with the options %j is refused: %s", (code, options, problem) => {
  expect(() => newSite(code, options)).toThrow(SiteProblem);
  expect(() => newSite(code, options)).toThrow(problem);
});
