import { describe, expect, test } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import {
  formatAmount,
  formatMoney,
  formatPercent,
  formatSaving,
  pricePerUnit,
  roundToStep,
} from "./money.ts";
import type { SiteCode } from "./sites/site.ts";
import { valueAt } from "./value-at.ts";

/** Replaces every kind of space that a locale may use in an amount by a plain space. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

const written: [SiteCode, number, string][] = [
  ["DE", 699, "6,99 Euro"],
  ["DE", 1234567, "12.345,67 Euro"],
  ["AT", 699, "€ 6,99"],
  ["SK", 699, "6,99 €"],
  ["CH", 895, "CHF 8.95"],
  ["CH_FR", 895, "CHF 8.95"],
  ["CH_FR", -500, "CHF −5.00"],
  ["CH", -4950, "CHF −49.50"],
  ["DE", -500, "−5,00 Euro"],
  ["AT", -500, "−€ 5,00"],
  ["SK", -500, "−5,00 €"],
  ["PL", -4500, "−45,00 zł"],
  ["CZ", -12000, "−120 Kč"],
  ["HU", -200000, "−2000 Ft"],
  ["TR", -20000, "−200,00 TL"],
  ["CZ", 17900, "179 Kč"],
  ["CZ", 17950, "179,50 Kč"],
  ["HU", 279000, "2790 Ft"],
  ["HU", 1279000, "12 790 Ft"],
  ["PL", 2299, "22,99 zł"],
  ["TR", 32990, "329,90 TL"],
  ["TR", 100000, "1.000,00 TL"],
];
test.each(written)("a price on %s: %i is %s", (code, amount, text) => {
  expect(plain(formatMoney(amount, valueAt(allSites, code).site))).toBe(text);
});

const inText: [SiteCode, number, string][] = [
  ["DE", 2000, "20 Euro"],
  ["DE", 495, "4,95 Euro"],
  ["AT", 2000, "€ 20"],
  ["CH", 990, "CHF 9.90"],
  ["CH_FR", 3000, "CHF 30"],
  ["HU", 1499000, "14 990 Ft"],
  ["TR", 100000, "1.000 TL"],
];
test.each(inText)("an amount in running text on %s: %i is %s", (code, amount, text) => {
  expect(plain(formatAmount(amount, valueAt(allSites, code).site))).toBe(text);
});

test("an amount never breaks across lines", () => {
  for (const { site } of Object.values(allSites))
    expect(formatMoney(123456789, site)).not.toContain(" ");
});

test("only DE and TR write a word where they could show the symbol of their currency", () => {
  const withWord = Object.values(allSites).filter(({ site }) => {
    const currency = { ...site.currency, word: undefined };
    return formatMoney(100, site) !== formatMoney(100, { ...site, currency });
  });
  expect(withWord.map(({ site }) => site.code)).toEqual(["DE", "TR"]);
});

describe("rounding", () => {
  const { currency: franc } = allSites.CH.site;
  const { currency: forint } = allSites.HU.site;
  const { currency: euro } = allSites.DE.site;

  test("francs are rounded to steps of five Rappen, halves away from zero", () => {
    expect([892, 893, 897.5, 897.4, -892.5].map((amount) => roundToStep(amount, franc))).toEqual([
      890, 895, 900, 895, -895,
    ]);
  });

  test("amounts are rounded to whole forints and to whole cents", () => {
    expect(roundToStep(27_949, forint)).toBe(27_900);
    expect(roundToStep(27_950, forint)).toBe(28_000);
    expect(roundToStep(699.5, euro)).toBe(700);
  });

  test("the price of a kilogram or litre is rounded to the currency's step", () => {
    expect(pricePerUnit(499, 250, euro)).toBe(1996);
    expect(pricePerUnit(1299, 908, euro)).toBe(1431);
    expect(pricePerUnit(650, 375, franc)).toBe(1735);
  });
});

test.each([
  ["DE", "8,1\u00a0%"],
  ["AT", "8,1\u00a0%"],
  ["CH", "8.1\u00a0%"],
  ["CH_FR", "8,1\u00a0%"],
  ["PL", "8,1%"],
  ["CZ", "8,1\u00a0%"],
  ["SK", "8,1\u00a0%"],
  ["HU", "8,1%"],
  ["TR", "%8,1"],
] as const)("a percentage is written as in the texts of %s: %s", (code, written) => {
  expect(formatPercent(8.1, allSites[code].site)).toBe(written);
});

test("a saving is a percentage with a minus, in Switzerland with a space too", () => {
  expect(formatSaving(400, 500, allSites.CH_FR.site)).toBe("−20\u00a0%");
});

test("a saving is rounded so that it is never overstated", () => {
  const { site } = allSites.DE;
  expect(plain(formatSaving(1399, 1599, site))).toBe("−12 %");
  expect(plain(formatSaving(501, 1000, site))).toBe("−49 %");
  expect(plain(formatSaving(501, 1000, allSites.TR.site))).toBe("−%49");
});
