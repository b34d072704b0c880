import { expect, test } from "vitest";
import { ForeignTypeWords, typeWords } from "./type-words.ts";

test("a type's name of one word is enough to say what a thing is", () => {
  expect(typeWords(["Tasse", "Tassen"], "de").type).toEqual(["Tasse", "Tassen"]);
});

test("a type's noun comes first in French and last in Czech, without what follows a preposition", () => {
  expect(typeWords(["moulin à café"], "fr")).toMatchObject({
    head: ["moulin"],
    modifier: ["cafe"],
  });
  expect(typeWords(["elektrický mlýnek na kávu"], "cs")).toMatchObject({
    head: ["mlynek"],
    modifier: ["elektricky", "kavu"],
  });
});

test("all forms of a type's longer name also count as one word", () => {
  const [one] = typeWords(["capsule de café"], "fr").type;
  const [several] = typeWords(["capsules de café"], "fr").type;
  expect(one).toBe(several);
});

test("words in a product's name that name other types are recognized", () => {
  const machine = [["Kaffeemaschine", "Kaffeemaschinen"]];
  const brush = [["Reinigungsbürste"], ["Bürste"]];
  const foreign = new ForeignTypeWords([machine, brush], "de");
  expect([...foreign.in("Reinigungsbürste für Kaffeemaschinen", brush)]).toEqual([
    "kaffeemaschinen",
  ]);
  expect([...foreign.in("Kaffeemaschine Hafen", machine)]).toEqual([]);
});
