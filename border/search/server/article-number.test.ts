import { expect, test } from "vitest";
import { articleNumberIn } from "./article-number.ts";
import type { KnownLanguage } from "./language/languages.ts";

test.each<[KnownLanguage, string]>([
  ["de", "101101"],
  ["de", "p101101"],
  ["de", "art.nr. 101101"],
  ["de", "Best.-Nr.: 101 101"],
  ["de", "artikelnummer 101101-250"],
  ["en", "item no. 101101"],
  ["en", "product code: 101101-250"],
  ["fr", "n° 101101"],
  ["fr", "no d’article 101101"],
  ["fr", "réf. 101101"],
  ["pl", "numer produktu: 101101"],
  ["cs", "obj.č. 101-101"],
  ["sk", "kat. č. 101101"],
  ["hu", "cikkszám:101101"],
  ["tr", "ürün kodu 101101"],
])("in %s, “%s” is the number of an article", (language, text) => {
  expect(articleNumberIn(text, language)).toBe(101101);
});

test.each([
  "kaffee 101101",
  "1011011",
  "10110",
  "art.nr. 101101 und 101102",
  "artikel",
  "2 101101",
])("“%s” is no article number", (text) => {
  expect(articleNumberIn(text, "de")).toBeUndefined();
});
