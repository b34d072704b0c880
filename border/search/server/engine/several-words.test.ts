import { expect, test } from "vitest";
import type { SearchField } from "./index/search-document.ts";
import { SearchIndex } from "./search-index.ts";
import type { KnownLanguage } from "../language/languages.ts";

type Product = [name: string, fields?: Partial<Record<SearchField, string[]>>];

/** Returns the numbers of the products, the most popular first. */
function find(text: string, products: Product[], language: KnownLanguage = "de"): number[] {
  const documents = products.map(([name, fields = {}]) => ({
    name,
    fields,
    categories: [],
    markets: 1,
  }));
  const { hits } = SearchIndex.build(language, documents).search(text, { market: 0, limit: 10 });
  return hits.map(({ document }) => document);
}

test.each<[KnownLanguage, string, string, string]>([
  ["sk", "vešiak na kabáty", "kabát", "vešiak"],
  ["sk", "vešika na kabáty", "kabát", "vešiak"],
  ["de", "Stuhl für den Balkontisch", "Balkontisch", "Stuhl"],
  ["en", "lamp for the balcony table", "balcony table", "lamp"],
  ["fr", "crochet pour manteau", "manteau", "crochet"],
  ["tr", "kahve için fincan", "kahve", "fincan"],
])("in %s, “%s” asks for the thing before what it is for", (language, text, purpose, thing) => {
  const products: Product[] = [
    ["Rio", { type: [purpose] }],
    ["Lima", { type: [thing] }],
  ];
  expect(find(text, products, language)).toEqual([1, 0]);
});

test("a likely typo in one of two unknown words is assumed before unlikely ones in both", () => {
  expect(find("tisxh motxr", [["Tisoh Motor"], ["Rio", { type: ["Tisch"] }]])[0]).toBe(1);
});

test("an unlikely typo is assumed when all other words are known", () => {
  expect(find("tisch motxr", [["Rio", { type: ["Tisch"] }], ["Tisch Motor"]])[0]).toBe(1);
});

test("a word that is being typed is not taken for the whole last word of a compound", () => {
  const products: Product[] = [
    ["Rio", { type: ["szemeskávé"], attribute: ["automata kávéfőző"] }],
    ["szemes"],
    ["Aria", { type: ["kávéfőző"], modifier: ["automata"] }],
  ];
  expect(find("automata káv", products, "hu")).toEqual([2, 0]);
});

test("in English an apostrophe with what follows it is found with and without it", () => {
  const products: Product[] = [["Men’s slippers"], ["Mothers’ Day tea"], ["Slippery menu"]];
  for (const text of ["men's slippers", "mens slippers"])
    expect(find(text, products, "en"), text).toEqual([0]);
  for (const text of ["mother’s day", "mothers day"])
    expect(find(text, products, "en"), text).toEqual([1]);
});
