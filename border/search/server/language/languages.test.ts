import { expect, test } from "vitest";
import { withMeasures } from "../engine/words/measures.ts";
import { purposeText } from "../engine/query/purpose.ts";
import { SearchIndex } from "../engine/search-index.ts";
import { giftTexts } from "../gift-question.ts";
import { readPriceRange } from "../price-words.ts";
import { knownLanguage } from "./languages.ts";

const spanish = knownLanguage("es");

test.each([
  ["fr", "fr"],
  ["es", "und"],
  ["toString", "und"],
])("the search reads the language %s as %s", (language, expected) => {
  expect(knownLanguage(language)).toBe(expected);
});

test("products in a language that the search does not know are found by their words, with typos and amounts", () => {
  const names = ["Café molido 1 kg", "Taza de té", "Tetera"];
  const index = SearchIndex.build(
    spanish,
    names.map((name) => ({ name, categories: [], markets: 1 })),
  );
  const found = (text: string) =>
    index.search(text, { market: 0, limit: 10 }).hits.map(({ document }) => names[document]);
  expect(found("cafe")).toEqual(["Café molido 1 kg"]);
  expect(found("tetrea")).toEqual(["Tetera"]);
  expect(found("cafe 1000 g")).toEqual(["Café molido 1 kg"]);
  expect(found("gracias")).toEqual([]);
});

test("a text in an unknown language loses no words, and says amounts and prices by their signs", () => {
  expect(withMeasures("taza de te", spanish)).toBe("taza de te");
  expect(giftTexts("taza para mi padre", spanish)).toBeUndefined();
  expect(purposeText("taza", "te", spanish)).toBe("te taza");
  const site = { language: "es", currency: { code: "EUR" } };
  expect(readPriceRange("taza 10-20 €", site)).toEqual({
    text: "taza",
    range: { from: 10, to: 20 },
  });
  expect(readPriceRange("taza 12", site)).toBeUndefined();
});
