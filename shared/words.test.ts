import { describe, expect, test } from "vitest";
import { fill, plural, swissSpelling } from "./words.ts";

describe("fill", () => {
  test("puts values into their places, as often as they stand there", () => {
    expect(fill("{count} von {limit}, also {count}", { count: 3, limit: "20" })).toBe(
      "3 von 20, also 3",
    );
  });

  test("leaves an unknown place as it is", () => {
    expect(fill("Noch {amuont}", { amount: 5 })).toBe("Noch {amuont}");
  });

  test("takes a value as it is, whatever stands in it", () => {
    expect(fill("{query}: {count}", { query: "{count} $& $1", count: 2 })).toBe("{count} $& $1: 2");
  });
});

describe("plural", () => {
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
  ])("Polish: %d", (count, text) => {
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
  ])("Czech: %d", (count, text) => {
    expect(plural(czech, count, "cs-CZ")).toBe(text);
  });

  test("falls back to the form that every language has, with the locale's digits", () => {
    expect(plural({ other: "{count} ürün" }, 1, "tr-TR")).toBe("1 ürün");
    expect(plural({ one: "{count} Stück", other: "{count} Stück" }, 1234, "de-DE")).toBe(
      "1.234 Stück",
    );
  });
});

test("Swiss texts have no ß", () => {
  expect(swissSpelling("Großer Genuß, STRAẞE")).toBe("Grosser Genuss, STRASSE");
});
