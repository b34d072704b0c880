import { describe, expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { fold } from "../../../platform/shared/fold.ts";
import type { SiteCode } from "../../../platform/shared/site.ts";
import { readPriceRange, type PriceRange } from "./price-words.ts";

const read = (code: SiteCode, text: string) => readPriceRange(text, allSites[code].site);

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

describe("other numbers are no prices", () => {
  test.each<[SiteCode, string]>([
    ["DE", "pfanne bis 28 cm"],
    ["DE", "pfanne bis 28"],
    ["DE", "ab 5 tassen"],
    ["DE", "kaffee 250 g"],
    ["DE", "kissen bis 40x40 cm"],
    ["DE", "geschenkkarte 20 euro"],
    ["CH", "kaffee unter 20 euro cent"],
    ["PL", "kapsułki do 10 filiżanek"],
    ["HU", "40-es méret"],
    ["TR", "2 kişilik çadır"],
  ])("%s: %s", (code, text) => expect(read(code, text)).toBeUndefined());
});
