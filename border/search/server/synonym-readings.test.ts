import { expect, test } from "vitest";
import { SynonymReadings } from "./synonym-readings.ts";

const readings = new SynonymReadings(
  new Map([
    ["koffeinfrei", { leadsTo: ["entkoffeiniert"], replaces: false }],
    ["ohne koffein", { leadsTo: ["entkoffeiniert"], replaces: false }],
    ["haferl", { leadsTo: ["becher", "tasse"], replaces: false }],
    ["kanne", { leadsTo: ["kaffeekanne"], replaces: true }],
    ["rahmen", { leadsTo: ["bilderrahmen"], replaces: false }],
    ["rahm", { leadsTo: ["milch"], replaces: true }],
  ]),
  "de",
);

test.each([
  ["a text without synonyms stays as it is", "Roter Tee", ["Roter Tee"]],
  [
    "a term is read as what it leads to, too",
    "Kaffee koffeinfrei",
    ["Kaffee koffeinfrei", "kaffee entkoffeiniert"],
  ],
  [
    "a term may have several words",
    "Kaffee ohne Koffein",
    ["Kaffee ohne Koffein", "kaffee entkoffeiniert"],
  ],
  ["forms of a term are the term", "koffeinfreien", ["koffeinfreien", "entkoffeiniert"]],
  ["a term is no form of another", "Rahmen", ["Rahmen", "bilderrahmen"]],
  ["a replaced term is not searched for", "rote Kanne", ["rote kaffeekanne"]],
  [
    "several terms are read in every way",
    "haferl koffeinfrei",
    [
      "haferl koffeinfrei",
      "haferl entkoffeiniert",
      "becher koffeinfrei",
      "becher entkoffeiniert",
      "tasse koffeinfrei",
      "tasse entkoffeiniert",
    ],
  ],
])("readings of a search: %s", (_name, text, expected) => {
  expect(readings.of(text).map((reading) => reading.text)).toEqual(expected);
});

test.each([
  ["kaffee koffeinfrei", [false, true]],
  ["koffeinfreier kaffee", [false, false]],
  ["rote kanne", [true]],
  ["rahm", [true]],
  ["rahmen b", [false, false]],
])("the replacement of a synonym in %j counts as finished", (text, expected) => {
  expect(readings.of(text).map(({ isFinished }) => isFinished)).toEqual(expected);
});
