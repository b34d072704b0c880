import { expect, test } from "vitest";
import { valueAt } from "./value-at.ts";

test("the value of a key is returned, also an empty one", () => {
  expect(valueAt({ UK: 1, IE: 0 }, "UK")).toBe(1);
  expect(valueAt({ UK: 1, IE: 0 }, "IE")).toBe(0);
});

test.each(["XX", "toString"])("a missing value, as of %s, is named", (key) => {
  expect(() => valueAt<unknown>({ UK: 1 }, key)).toThrow(`There is no value for ${key}.`);
});
