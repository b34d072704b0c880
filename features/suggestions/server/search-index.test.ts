import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SearchIndex, tokens, type SearchDocument } from "./search-index.ts";

const product = (
  id: number,
  name: string,
  given: Partial<SearchDocument> = {},
): SearchDocument => ({
  id,
  name,
  categories: [],
  markets: ["DE"],
  ...given,
});

/** Most popular first, as the catalogue gives them. */
const shop = new SearchIndex([
  product(1, "Espresso Speicherstadt, ganze Bohne", { categories: ["Espresso"] }),
  product(2, "Kaffeemaschine Hafen", { categories: ["Maschinen"], markets: ["DE", "AT"] }),
  product(3, "Türkische Kanne Café L’Orient", { categories: ["Kaffee"] }),
  product(4, "Vorratsdose für Espresso", { categories: ["Kaffee aufbewahren"] }),
  product(5, "Bettwäsche Leinen Größe M", { markets: ["AT"] }),
]);
const find = (text: string, market = "DE") => shop.search(text, market);

describe("finds", () => {
  test.each([
    ["the beginning of a word", "spei", [1]],
    ["every word of a name", "bohne", [1]],
    ["a word of the category", "aufbew", [4]],
    ["upper case", "HAFEN", [2]],
    ["two words in any order", "bohne esp", [1]],
    ["a word of the name with one of the category", "kanne kaffee", [3]],
    ["inside a compound", "maschine", [2]],
    ["a word after an apostrophe", "orient", [3]],
    ["the text without accents", "turkische cafe", [3]],
    ["the text with accents of its own", "espressó", [1, 4]],
  ])("%s", (_name, text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  test.each([
    ["a wrong letter", "speichexstadt"],
    ["a missing letter", "speichrstadt"],
    ["a letter too many", "speicheerstadt"],
    ["two letters swapped", "spiecherstadt"],
    ["a slip in a word that is not finished", "spiech"],
  ])("with %s", (_name, text) => {
    expect(find(text)).toEqual([1]);
  });
});

describe("finds nothing", () => {
  test.each(["", "   ", "!?%", "☕", "\0", "tee", "espresso tee", "maschine maschinengewehr"])(
    "for %j",
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );

  test("that the market does not sell", () => {
    expect(find("bettwäsche")).toEqual([]);
    expect(find("bettwäsche", "AT")).toEqual([5]);
    expect(find("espresso", "AT")).toEqual([]);
  });
});

test("what the text names comes first, then the more popular", () => {
  const index = new SearchIndex([
    product(1, "Becher", { categories: ["Kaffee"] }),
    product(2, "Kaffee, gemahlen"),
    product(3, "Dose", { categories: ["Kaffee"] }),
    product(4, "Kaffeemühle"),
  ]);
  expect(index.search("kaffee", "DE")).toEqual([2, 4, 1, 3]);
  expect(index.search("kaffee", "DE", 3)).toEqual([2, 4, 1]);
});

test("letters of every language are found without their accents, and the other way round", () => {
  const names = [
    ["Röstkaffee Größe", "rostkaffee grosse"],
    ["Café à l’œuf", "cafe oeuf"],
    ["Żółta filiżanka", "zolta filizanka"],
    ["Šálek řízná", "salek rizna"],
    ["Kávéőrlő készülék", "kaveorlo keszulek"],
    ["Šálka ľahká", "salka lahka"],
    ["Çay bardağı IŞIL", "cay bardagi isil"],
  ] as const;
  const index = new SearchIndex(names.map(([name], id) => product(id, name)));
  names.forEach(([name, bare], id) => {
    expect(index.search(bare, "DE"), bare).toEqual([id]);
    expect(index.search(name.toLocaleUpperCase("tr"), "DE"), name).toEqual([id]);
  });
});

test("every product is found by every beginning, of two letters or more, of each word of its name", () => {
  const letter = fc.constantFrom(...Array.from("abcdefgstuäöüßéèçœłżźřůőűıİğş0189"));
  const word = fc.string({ unit: letter, minLength: 2, maxLength: 12 });
  const name = fc.array(word, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), (names) => {
      const index = new SearchIndex(names.map((words, id) => product(id, words.join(" "))));
      names.forEach((words, id) => {
        for (const letters of words)
          for (let length = 2; length <= letters.length; length++)
            expect(index.search(letters.slice(0, length), "DE")).toContain(id);
      });
    }),
  );
});

test("words are folded, and signs end them", () => {
  expect(tokens("Café-Crème d’Été, 2×250 g")).toEqual([
    "cafe",
    "creme",
    "d",
    "ete",
    "2",
    "250",
    "g",
  ]);
});
