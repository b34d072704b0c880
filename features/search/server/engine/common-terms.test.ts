import { expect, test } from "vitest";
import { TermCounter } from "./common-terms.ts";

const terms = (names: string[], categories: string[] = []) => {
  const counter = new TermCounter("fr");
  for (const name of names) counter.add({ name, categories, markets: 1 });
  return counter.finish().map(({ term }) => term);
};

test("words and pairs that name several products are terms, the most common first", () => {
  const names = ["Moulin rouge", "Moulin rouge", "Moulin rouge", "Moulin", "Tasse", "Tasse"];
  expect(terms(names)).toEqual(["Moulin", "Moulin rouge", "rouge"]);
});

test("categories come before words and pairs", () => {
  expect(terms(["Moulin", "Moulin", "Moulin"], ["Moulins à café"])).toEqual([
    "Moulins à café",
    "Moulin",
  ]);
});

test("no term is, begins or ends with a connecting word, or contains a comma", () => {
  const names = Array.from({ length: 3 }, () => "Moulin à café avec tasse, rouge");
  expect(terms(names)).toEqual(["Moulin", "café", "tasse", "rouge"]);
});

test("spellings of a word count together, and the first one is shown", () => {
  expect(terms(["Café", "CAFÉ", "cafe"])).toEqual(["Café"]);
});
