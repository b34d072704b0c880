import { expect, test } from "vitest";
import { spellingNeighbour } from "./spelling-neighbour.ts";

const known = ["Kaffeemaschine", "Kaffeemühle", "Tee", "Moulins à café", "Kahve değirmenleri"];

test.each([
  ["kafemaschiene", "Kaffeemaschine"],
  ["kaffee muehle", "Kaffeemühle"],
  ["kaffemühel", "Kaffeemühle"],
  ["KAHVE DEGIRMENLERI", "Kahve değirmenleri"],
  ["moulin a cafe", "Moulins à café"],
  ["kaffee", undefined],
  ["tea", undefined],
  ["rasenmäher", undefined],
  ["", undefined],
])("the search %j is spelled nearly like %j", (text, neighbour) => {
  expect(spellingNeighbour(text, known)).toBe(neighbour);
});

test("of equally near spellings the first is proposed", () => {
  expect(spellingNeighbour("kanna", ["Kanne", "Kannu"])).toBe("Kanne");
});
