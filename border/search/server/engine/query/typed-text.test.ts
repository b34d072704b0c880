import { expect, test } from "vitest";
import { joinedWords } from "./typed-text.ts";

test("joined words of a phrase lose their joining words and endings; two words are also joined as typed", () => {
  expect(joinedWords(["capsules", "de", "cafe"], "fr")).toEqual([
    { words: ["capsulcaf"], whole: "capsulcaf", isLast: true },
    { words: ["capsul", "cafe"], whole: "capsul", isLast: false },
    { words: ["capsulesde", "cafe"], whole: "capsulesde", isLast: false },
    { words: ["capsules", "caf"], whole: "caf", isLast: true },
    { words: ["capsules", "decafe"], whole: "decafe", isLast: true },
  ]);
});
