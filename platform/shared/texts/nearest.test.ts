import { expect, test } from "vitest";
import { nearestWord } from "./nearest.ts";

test.each([
  ["staet", "state"],
  ["sate", "state"],
  ["sitee", "site"],
  ["STATE", "state"],
  ["txet", "text"],
])("%s most likely means %s", (written, word) =>
  expect(nearestWord(written, ["text", "site", "state"])).toBe(word),
);

test("a word that resembles none means none of them", () => {
  expect(nearestWord("voucher", ["text", "site", "state"])).toBeUndefined();
  // Two letters of three may be wrong by chance.
  expect(nearestWord("xyz", ["abc", "xab"])).toBeUndefined();
  expect(nearestWord("x", ["a"])).toBeUndefined();
  expect(nearestWord("state", [])).toBeUndefined();
});

test("of two similar words the more similar one is meant", () => {
  expect(nearestWord("states", ["stakes", "state", "stat"])).toBe("state");
  expect(nearestWord("sttaes", ["stakes", "state", "states"])).toBe("states");
});
