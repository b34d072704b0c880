import { expect, test } from "vitest";
import { searchLimits } from "../search-contract.ts";
import { popularTerms } from "./term-index.ts";

const at = (moment: string) => new Date(moment);
const advent = {
  term: "Lichterkette",
  from: Date.parse("2026-11-20T00:00:00+01:00"),
  until: Date.parse("2026-12-25T00:00:00+01:00"),
};

test.each([
  ["2026-11-19T22:59:59Z", ["Kaffee"]],
  ["2026-11-19T23:00:00Z", ["Lichterkette", "Kaffee"]],
  ["2026-12-24T22:59:59Z", ["Lichterkette", "Kaffee"]],
  ["2026-12-24T23:00:00Z", ["Kaffee"]],
])("at %s the season's popular terms come first: %j", (moment, terms) => {
  const given = { seasonal: [advent], popular: ["Kaffee"] };
  expect(popularTerms(given, { language: "de" }, at(moment))).toEqual(terms);
});

test("another form of a popular term is not offered again", () => {
  const given = { seasonal: [advent], popular: ["Lichterketten", "Kaffee"] };
  expect(popularTerms(given, { language: "de" }, at("2026-12-01"))).toEqual([
    "Lichterkette",
    "Kaffee",
  ]);
});

test("the number of popular terms is limited", () => {
  const popular = Array.from("abcdefghijk", (letter) => `${letter}${letter}${letter}`);
  const terms = popularTerms({ seasonal: [], popular }, { language: "de" }, at("2026-12-01"));
  expect(terms).toEqual(popular.slice(0, searchLimits.maxPopularTerms));
});
