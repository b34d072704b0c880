import { describe, expect, test } from "vitest";
import { ForeignTypeWords, typeWords } from "./type-words.ts";

describe("the words of a type's names", () => {
  test("a name of one word says alone what a thing is", () => {
    expect(typeWords(["Tasse", "Tassen"], "de").type).toEqual(["Tasse", "Tassen"]);
  });

  test("in French the noun comes first, in Czech last, and what follows a preposition is no part of it", () => {
    expect(typeWords(["moulin à café"], "fr")).toMatchObject({
      head: ["moulin"],
      modifier: ["cafe"],
    });
    expect(typeWords(["elektrický mlýnek na kávu"], "cs")).toMatchObject({
      head: ["mlynek"],
      modifier: ["elektricky", "kavu"],
    });
  });

  test("a longer name is one word besides, whatever its form", () => {
    const [one] = typeWords(["capsule de café"], "fr").type;
    const [several] = typeWords(["capsules de café"], "fr").type;
    expect(one).toBe(several);
  });
});

test("words of a name that say what other kinds of things are", () => {
  const machine = [["Kaffeemaschine", "Kaffeemaschinen"]];
  const brush = [["Reinigungsbürste"], ["Bürste"]];
  const foreign = new ForeignTypeWords([machine, brush], "de");
  expect([...foreign.in("Reinigungsbürste für Kaffeemaschinen", brush)]).toEqual([
    "kaffeemaschinen",
  ]);
  expect([...foreign.in("Kaffeemaschine Hafen", machine)]).toEqual([]);
});
