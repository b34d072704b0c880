import { describe, expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { fold } from "../../../platform/shared/texts/fold.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { readPriceRange, type PriceRange } from "./price-words.ts";

const read = (code: SiteCode, text: string) => readPriceRange(text, valueAt(allSites, code).site);

test.each<[SiteCode, string, string, PriceRange]>([
  ["DE", "unter 20 euro", "", { to: 20 }],
  ["DE", "Kaffee unter 20", "Kaffee", { to: 20 }],
  ["DE", "kaffee bis zu € 5,50", "kaffee", { to: 6 }],
  ["DE", "Kaffeemaschine zwischen 50 und 100 Euro", "Kaffeemaschine", { from: 50, to: 100 }],
  ["DE", "handtuch ab 5,99 Euro", "handtuch", { from: 5 }],
  ["DE", "lampe 20-30 €", "lampe", { from: 20, to: 30 }],
  ["DE", "geschenk max. 30€ für mama", "geschenk für mama", { to: 30 }],
  ["CH", "bis 1’000 Franken", "", { to: 1000 }],
  ["CH_FR", "tasses à moins de 20 francs", "tasses", { to: 20 }],
  ["CH_FR", "pull jusqu’à 60 chf", "pull", { to: 60 }],
  ["CH_FR", "entre 20 et 40 francs", "", { from: 20, to: 40 }],
  ["PL", "prezent od 50 do 100 zł", "prezent", { from: 50, to: 100 }],
  ["PL", "ekspres do kawy do 400 zl", "ekspres do kawy", { to: 400 }],
  ["CZ", "tričko levnější než 450 korun", "tričko", { to: 450 }],
  ["CZ", "dárek do 1 000 Kč", "dárek", { to: 1000 }],
  ["SK", "medzi 10 a 20 €", "", { from: 10, to: 20 }],
  ["HU", "függöny 18 ezer forint alatt", "függöny", { to: 18_000 }],
  ["HU", "10 000 forintig", "", { to: 10_000 }],
  ["HU", "5000 ft-ig", "", { to: 5000 }],
  ["HU", "ajándék 5000 és 10 000 Ft között", "ajándék", { from: 5000, to: 10_000 }],
  ["TR", "500 TL'den ucuz kupa", "kupa", { to: 500 }],
  ["TR", "1000 liranın altında kahve", "kahve", { to: 1000 }],
  ["TR", "5000 liraya kadar kahve makinesi", "kahve makinesi", { to: 5000 }],
  ["TR", "300 ile 500 tl arası", "", { from: 300, to: 500 }],
])("on %s, “%s” is a search for “%s” with a range of prices", (code, text, left, range) => {
  expect(read(code, text)).toEqual({ text: left, range });
  expect(read(code, fold(text))?.range, "without accents").toEqual(range);
});

describe("numbers without a price", () => {
  test.each<[SiteCode, string]>([
    ["DE", "pfanne bis 28 cm"],
    ["DE", "pfanne bis 28"],
    ["DE", "wasserkocher unter 1,500"],
    ["DE", "höchstens 0,500"],
    ["DE", "ab 5 tassen"],
    ["DE", "kaffee 250 g"],
    ["DE", "kissen bis 40x40 cm"],
    ["DE", "geschenkkarte 20 euro"],
    ["CH", "kaffee unter 20 euro cent"],
    ["PL", "kapsułki do 10 filiżanek"],
    ["HU", "40-es méret"],
    ["TR", "2 kişilik çadır"],
  ])("on %s, “%s” has no range of prices", (code, text) =>
    expect(read(code, text)).toBeUndefined(),
  );
});

const british = { language: "en", currency: { code: "GBP" } } as const;
const irish = { language: "en", currency: { code: "EUR" } } as const;

test.each<[string, string, PriceRange]>([
  ["under £5", "", { to: 5 }],
  ["green tea under £4.50", "green tea", { to: 5 }],
  ["teapot up to 30 quid", "teapot", { to: 30 }],
  ["gift for dad for less than 20 pounds", "gift for dad", { to: 20 }],
  ["kettles over £1,000", "kettles", { from: 1000 }],
  ["between £10 and £20", "", { from: 10, to: 20 }],
  ["mugs £10-20", "mugs", { from: 10, to: 20 }],
  ["tea from 10 to 20 pounds", "tea", { from: 10, to: 20 }],
  ["tins £8 or less", "tins", { to: 8 }],
  ["tea at least £12", "tea", { from: 12 }],
  ["teapot under 25", "teapot", { to: 25 }],
])("in pounds, “%s” is a search for “%s” with a range of prices", (text, left, range) => {
  expect(readPriceRange(text, british)).toEqual({ text: left, range });
});

test("the same language has the currency of its site", () => {
  expect(readPriceRange("tea under €5", irish)).toEqual({ text: "tea", range: { to: 5 } });
  expect(readPriceRange("5 pounds of tea", irish)).toBeUndefined();
});

test.each([
  "2 pounds of tea",
  "oolong 250 g",
  "tea for two",
  "pack of 2 tops",
  "kettle up to 2 litres",
  "gift card £20",
])("in pounds, “%s” names no range", (text) => {
  expect(readPriceRange(text, british)).toBeUndefined();
});

test("a currency without names of its own is written by its code", () => {
  const site = { language: "en", currency: { code: "NOK" } } as const;
  expect(readPriceRange("tea under NOK 50", site)).toEqual({ text: "tea", range: { to: 50 } });
});
