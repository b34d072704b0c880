import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/seed.ts";
import { distance, isWithin } from "./typos.ts";

test("one typo is found without counting all typos", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isWithin(1, a, b)).toBe(distance(a, b) <= 1);
    }),
    { numRuns: 2_000 },
  );
});
