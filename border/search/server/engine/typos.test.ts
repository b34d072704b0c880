import { expect, test } from "vitest";
import { germany, index, product } from "../../../../tests/support/search-documents.ts";
import { SearchIndex } from "./search-index.ts";

test("typos are tolerated only when nothing is found as typed, in the first letter last", () => {
  const search = index([
    product("Kannen"),
    product("Tassen"),
    product("Kassen"),
    product("Kasten"),
    product("Kassette"),
  ]);
  expect(search("kassen")).toEqual([2]);
  expect(search("kasse")).toEqual([2, 4]);
  expect(search("kessen")).toEqual([2]);
  expect(search("dassen")).toEqual([1, 2]);
  expect(search("tas")).toEqual([1]);
  expect(search("kes")).toEqual([]);
});

test("a likely typo that is itself a frequent word is tolerated", () => {
  const many = (name: string, count: number) => Array.from({ length: count }, () => product(name));
  const search = index([...many("Hanse", 3_000), ...many("Goccia", 300), product("Hande Goccia")]);
  expect(search("hanse giccia")).toEqual([3_300]);
});

test("two typos are tolerated in long words", () => {
  const search = index([product("Kaffeemaschine"), product("Milch")]);
  expect(search("kafeemaschiene")).toEqual([0]);
  expect(search("kaffemashcine")).toEqual([0]);
  expect(search("mlhic")).toEqual([]);
});

test("a search names the words that it corrected, and no others", () => {
  const shop = SearchIndex.build("de", [product("Kaffeemaschine Hafen"), product("Espresso")]);
  const corrections = (text: string, of = shop) =>
    of.search(text, { market: germany, limit: 5 }).corrections;
  expect(corrections("kafeemaschine hafen")).toEqual([["kafeemaschine", "kaffeemaschine"]]);
  expect(corrections("expresso")).toEqual([["expresso", "espresso"]]);
  expect(corrections("kaffee")).toBeUndefined();
  const byCategory = SearchIndex.build("de", [product("Becher", { categories: ["Geschirr"] })]);
  expect(corrections("geshirr", byCategory)).toEqual([["geshirr", "geschirr"]]);
});

test("half of a word with a typo is not taken for a shorter word that sounds alike", () => {
  const find = index([product("Decke aus Baumwolle"), product("Baumwollseil Anker")]);
  expect(find("baumwollls")).toEqual([1]);
  expect(find("baumvolle")[0]).toBe(0);
});

test.each([
  [
    "a key beside the right one, before any other letter",
    "filtwr",
    ["Filtorrosa", "Filterkaffee"],
    [1],
  ],
  ["a wrong key also in the first letter", "gilter", ["Milterkanne", "Filterkaffee"], [1]],
  ["a part of a word, before one with a typo", "hrankw", ["Harankwelt", "Schrankwand"], [1]],
  ["no two words by three letters behind a short one", "marstra", ["Mar Trasse", "Maestrale"], [1]],
])("for an unknown word the search assumes %s", (_name, text, names, found) => {
  expect(index(names.map((name) => product(name)))(text)).toEqual(found);
});
