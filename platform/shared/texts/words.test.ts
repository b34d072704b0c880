import { expect, test } from "vitest";
import { fill, plural, swissSpelling } from "./words.ts";

test("values are filled into their places, as often as those stand in a text", () => {
  expect(fill("{count} von {limit}, also {count}", { count: 3, limit: "20" })).toBe(
    "3 von 20, also 3",
  );
});

test("filling a text leaves an unknown placeholder unchanged", () => {
  expect(fill("Noch {amuont}", { amount: 5 })).toBe("Noch {amuont}");
});

test("a value that ends with a period is followed by no second one", () => {
  expect(fill("Határidő: {date}. Később?", { date: "2026. december 28." })).toBe(
    "Határidő: 2026. december 28. Később?",
  );
  expect(fill("Bis {date}. Später?", { date: "Montag" })).toBe("Bis Montag. Später?");
});

test("a value that looks like a placeholder or a pattern is filled in unchanged", () => {
  expect(fill("{query}: {count}", { query: "{count} $& $1", count: 2 })).toBe("{count} $& $1: 2");
});

const polish = {
  one: "{count} produkt",
  few: "{count} produkty",
  many: "{count} produktów",
  other: "{count} produktu",
};
test.each([
  [1, "1 produkt"],
  [2, "2 produkty"],
  [5, "5 produktów"],
  [12, "12 produktów"],
  [22, "22 produkty"],
  [1.5, "1,5 produktu"],
])("the Polish plural of %d is %j", (count, text) => {
  expect(plural(polish, count, "pl-PL")).toBe(text);
});

const czech = {
  one: "{count} produkt",
  few: "{count} produkty",
  many: "{count} produktu",
  other: "{count} produktů",
};
test.each([
  [0, "0 produktů"],
  [1, "1 produkt"],
  [3, "3 produkty"],
  [5, "5 produktů"],
  [22, "22 produktů"],
])("the Czech plural of %d is %j", (count, text) => {
  expect(plural(czech, count, "cs-CZ")).toBe(text);
});

test("a missing plural form falls back to the one of every language, with the locale's digits", () => {
  expect(plural({ other: "{count} ürün" }, 1, "tr-TR")).toBe("1 ürün");
  expect(plural({ one: "{count} Stück", other: "{count} Stück" }, 1234, "de-DE")).toBe(
    "1.234 Stück",
  );
});

test("Swiss spelling replaces each ß", () => {
  expect(swissSpelling("Großer Genuß, STRAẞE")).toBe("Grosser Genuss, STRASSE");
});
