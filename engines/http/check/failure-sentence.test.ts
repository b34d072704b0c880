import { deepEqual, equal, fail, notEqual, ok, rejects } from "node:assert/strict";
import { expect, test } from "vitest";
import { UnknownChannelError } from "../../../commerce/engine-errors.ts";
import { failureSentence } from "./failure-sentence.ts";

const many = (price: number) =>
  Array.from({ length: 100 }, (_, index) => ({
    sku: `S${index}`,
    price: index === 70 ? price : 1,
  }));

test.each<[string, () => unknown]>([
  ["expected 401, got 200", () => equal(200, 401)],
  [
    "another key is accepted: expected 401, got 200",
    () => equal(200, 401, "another key is accepted"),
  ],
  ["expected [ 200, 401 ], got [ 200, 200 ]", () => deepEqual([200, 200], [200, 401])],
  [
    "S1, DE: expected { price: 5 }, got nothing",
    () => deepEqual(undefined, { price: 5 }, "S1, DE"),
  ],
  [
    "expected Map(0) {}, got Map(1) { 'S1' => 5 }",
    () => deepEqual(new Map([["S1", 5]]), new Map()),
  ],
  [
    "70: expected { sku: 'S70', price: 2 }, got { sku: 'S70', price: 3 }",
    () => deepEqual(many(3), many(2)),
  ],
  ["expected anything but 'a'", () => notEqual("a", "a")],
  ["expected something, got null", () => ok(null)],
  ["expected true, got false", () => ok("cup".includes("x"))],
  ["there is no product", () => ok(false, "there is no product")],
  ["The engine is silent", () => fail("The engine is silent.")],
  [
    "expected the error UnknownChannelError, got nothing",
    () => rejects(Promise.resolve(1), UnknownChannelError),
  ],
  [
    `expected the error UnknownChannelError, got the error TypeError: ${"no".repeat(200)}`,
    () => rejects(Promise.reject(new TypeError(`${"no".repeat(200)}.`)), UnknownChannelError),
  ],
  ["expected an error, got nothing", () => rejects(Promise.resolve(1), () => true)],
  ["it did not answer", () => Promise.reject(new Error("it did not answer.\nat once"))],
])("an assertion that fails reads: %s", async (sentence, run) => {
  const error = await Promise.try(run).then(
    () => expect.unreachable("It passed."),
    (reason: unknown) => reason as Error,
  );
  expect(failureSentence(error)).toBe(sentence);
});
