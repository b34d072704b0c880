import { expect, test } from "vitest";
import type { Language } from "../../../../shared/site.ts";
import { TermCounter } from "./common-terms.ts";

const terms = (names: string[], categories: string[] = [], language: Language = "fr") => {
  const counter = new TermCounter(language);
  for (const name of names) counter.add({ name, categories, markets: 1 });
  return counter.finish().map(({ term }) => term);
};

test("types of products are terms, the most common first", () => {
  const names = ["Tasse « Une »", "Moulin « Deux »", "Moulin « Trois »", "Filtres en papier"];
  expect(terms(names)).toEqual(["Moulin", "Tasse"]);
});

test("categories come before types", () => {
  const names = ["Moulin manuel « Un »", "Moulin manuel « Deux »", "Moulin manuel « Trois »"];
  expect(terms(names, ["Moulins à café"])).toEqual(["Moulins à café", "Moulin manuel"]);
});

test("spellings of a type count together, and the first one is shown", () => {
  expect(terms(["Café « Un »", "CAFÉ « Deux »", "cafe « Trois »"])).toEqual(["Café"]);
});

test("behind the name of a series, several names must say a type", () => {
  const names = ["Jó éjt pizsama", "Alma gyapjúkabát", "Merle gyapjúkabát"];
  expect(terms(names, [], "hu")).toEqual(["gyapjúkabát"]);
});
