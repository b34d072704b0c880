import { afterEach, expect, test } from "vitest";
import { jsonText } from "./json-text.ts";

const value = { list: [1, "two", { three: [3] }], at: new Date(0), none: undefined };
const expected = '{"list":[1,"two",{"three":[3]}],"at":"1970-01-01T00:00:00.000Z"}';

const add = (prototype: object, toJSON: () => unknown) =>
  Object.defineProperty(prototype, "toJSON", { value: toJSON, configurable: true });

afterEach(() => {
  for (const prototype of [Array.prototype, Object.prototype, String.prototype])
    Reflect.deleteProperty(prototype, "toJSON");
});

test("a value becomes the same JSON as with JSON.stringify", () => {
  expect(jsonText(value)).toBe(expected);
  expect(jsonText(value)).toBe(JSON.stringify(value));
  expect(jsonText(undefined)).toBe(undefined);
});

test("a value becomes the same JSON after a library added toJSON to all arrays", () => {
  add(Array.prototype, () => "[]");
  expect(JSON.stringify(value)).not.toBe(expected);
  expect(jsonText(value)).toBe(expected);
  expect(jsonText([1])).toBe("[1]");
});

test("a value becomes the same JSON after a library added toJSON to all objects and texts", () => {
  add(Object.prototype, () => "{}");
  add(String.prototype, () => '""');
  expect(JSON.stringify(value)).not.toBe(expected);
  expect(jsonText(value)).toBe(expected);
});
