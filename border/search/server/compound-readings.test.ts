import { expect, test } from "vitest";
import { isWithin } from "./engine/words/typos.ts";
import { compoundReadings, type CompoundWords } from "./compound-readings.ts";

const heads = ["hausschuhe", "handtucher", "geschirrtucher", "kissen", "lampe", "stuhle", "tassen"];
const others = ["herren", "geschirr", "hand", "flugzeug", "schlafzimmer", "haus", "kaffee"];
const words: CompoundWords = {
  isKnown: (word) => [...heads, ...others].includes(word),
  isBeginning: (text) => "merinopullover".startsWith(text),
  isHead: (word) => heads.includes(word),
  near: (word) => [...heads, ...others].find((known) => isWithin(1, word, known)),
};
const readings = (text: string) => [...compoundReadings(text, "de", words)];
const first = (text: string) => readings(text)[0];

test("the last part of a compound says what it is, the others what it is for", () => {
  expect(first("herrenhausschuhe")).toEqual({ text: "hausschuhe für herren" });
  expect(first("blaue herrenhausschuhe")).toEqual({ text: "blaue hausschuhe für herren" });
});

test("the compound of the outer parts is likelier than its last part alone", () => {
  expect(first("geschirrhandtücher")).toEqual({ text: "geschirrtucher" });
});

test("a compound may begin with a word that only compounds have, and with a linking letter", () => {
  expect(first("merinokissen")).toEqual({ text: "kissen für merino" });
  expect(first("schlafzimmerslampe")).toEqual({ text: "lampe für schlafzimmer" });
});

test("a compound that ends with “set” also means its first part", () => {
  expect(readings("tassenset").map(({ text }) => text)).toEqual(["tassen set", "tassen"]);
});

test("one typo in one part of a compound is corrected", () => {
  expect(first("flugzeugkisen")).toEqual({
    text: "kissen für flugzeug",
    correction: ["flugzeugkisen", "flugzeugkissen"],
  });
  expect(first("flugzeigkissen")?.correction).toEqual(["flugzeigkissen", "flugzeugkissen"]);
});

test.each(["druckerpapier", "hausboot", "kissen", "lampe", "kaffee", "xxlampe"])(
  "the word %s is not split: a part of it is unknown, or it is a word itself",
  (text) => {
    expect(readings(text)).toEqual([]);
  },
);

test("languages whose words are not written together have no compounds", () => {
  expect([...compoundReadings("herrenhausschuhe", "pl", words)]).toEqual([]);
});
