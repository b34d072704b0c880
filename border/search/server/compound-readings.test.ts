import { expect, test } from "vitest";
import { isWithin } from "./engine/words/typo-distance.ts";
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

test("a compound is what its last part is, for what the others say", () => {
  expect(first("herrenhausschuhe")).toEqual({ text: "hausschuhe für herren" });
  expect(first("blaue herrenhausschuhe")).toEqual({ text: "blaue hausschuhe für herren" });
});

test("the compound of the outer parts is likelier than its last part alone", () => {
  expect(first("geschirrhandtücher")).toEqual({ text: "geschirrtucher" });
});

test("a part may begin other compounds, and have linking letters", () => {
  expect(first("merinokissen")).toEqual({ text: "kissen für merino" });
  expect(first("schlafzimmerslampe")).toEqual({ text: "lampe für schlafzimmer" });
});

test("a set of things is the things", () => {
  expect(readings("tassenset").map(({ text }) => text)).toEqual(["tassen set", "tassen"]);
});

test("one typo in one part is corrected", () => {
  expect(first("flugzeugkisen")).toEqual({
    text: "kissen für flugzeug",
    correction: ["flugzeugkisen", "flugzeugkissen"],
  });
  expect(first("flugzeigkissen")?.correction).toEqual(["flugzeigkissen", "flugzeugkissen"]);
});

test.each(["druckerpapier", "hausboot", "kissen", "lampe", "kaffee", "xxlampe"])(
  "%s is not split: a part of it is unknown, or it is a word itself",
  (text) => {
    expect(readings(text)).toEqual([]);
  },
);

test("languages whose words are not written together have no compounds", () => {
  expect([...compoundReadings("herrenhausschuhe", "pl", words)]).toEqual([]);
});
