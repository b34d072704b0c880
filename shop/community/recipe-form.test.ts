import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { readRecipe, typedRecipe, type TypedRecipe } from "./recipe-form.ts";
import { brewings, recipeRanges } from "./recipe.ts";

const typed: TypedRecipe = {
  title: "Sonntagskanne",
  brewing: "filter",
  cups: "4",
  grams: "32,5",
  millilitres: "500",
  degrees: "94",
  minutes: "4",
  extras: "",
  steps: "1. Filter spülen\r\n\r\n2) Kaffee  mahlen\n- Aufgießen",
};
const problemsOf = (change: TypedRecipe) => {
  const read = readRecipe({ ...typed, ...change });
  return "problems" in read ? read.problems : {};
};

test("a recipe is read as people type it: with commas, numbers before steps, and empty lines", () => {
  expect(readRecipe(typed)).toEqual({
    recipe: {
      title: "Sonntagskanne",
      details: {
        brewing: "filter",
        cups: 4,
        grams: 32.5,
        millilitres: 500,
        degrees: 94,
        minutes: 4,
        extras: [],
        steps: ["Filter spülen", "Kaffee mahlen", "Aufgießen"],
      },
    },
  });
});

test.each<[TypedRecipe, Record<string, string>]>([
  [{ title: "" }, { title: "required" }],
  [{ title: "Tee" }, { title: "tooShort" }],
  [{ title: "x".repeat(81) }, { title: "tooLong" }],
  [{ title: "Siehe www.example" }, { title: "contact" }],
  [{ brewing: "tea" }, { brewing: "notChosen" }],
  [{ cups: "" }, { cups: "required" }],
  [{ grams: "viel" }, { grams: "noNumber" }],
  [{ grams: "-3" }, { grams: "noNumber" }],
  [{ millilitres: "5" }, { millilitres: "outOfRange" }],
  [{ degrees: "180" }, { degrees: "outOfRange" }],
  [{ minutes: "99999" }, { minutes: "outOfRange" }],
  [{ steps: " \n " }, { steps: "required" }],
  [{ steps: "Rühren\n".repeat(13) }, { steps: "tooManyLines" }],
  [{ steps: "x".repeat(301) }, { steps: "tooLong" }],
  [{ extras: "Fragen an ida@example.com" }, { extras: "contact" }],
])("%o is refused", (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test("cold water has no temperature", () => {
  const read = readRecipe({ ...typed, brewing: "coldBrew", degrees: "" });
  expect("recipe" in read && read.recipe.details).not.toHaveProperty("degrees");
});

test("a recipe that is changed without a change is the same", () => {
  const within = ([min, max]: readonly [number, number]) => fc.integer({ min, max });
  const line = fc.stringMatching(/^[a-z]{1,20}$/);
  fc.assert(
    fc.property(
      fc.record({
        title: fc.stringMatching(/^[a-z]{5,80}$/),
        details: fc.record(
          {
            brewing: fc.constantFrom(...brewings),
            cups: within(recipeRanges.cups),
            grams: within(recipeRanges.grams),
            millilitres: within(recipeRanges.millilitres),
            degrees: within(recipeRanges.degrees),
            minutes: within(recipeRanges.minutes),
            extras: fc.array(line, { maxLength: 10 }),
            steps: fc.array(line, { minLength: 1, maxLength: 12 }),
          },
          {
            requiredKeys: ["brewing", "cups", "grams", "millilitres", "minutes", "extras", "steps"],
          },
        ),
      }),
      (recipe) => {
        expect(readRecipe(typedRecipe(recipe, 100101))).toEqual({ recipe });
      },
    ),
  );
});
