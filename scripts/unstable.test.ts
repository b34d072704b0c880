import { expect, test } from "vitest";
import { nameOf, type Failure } from "./steps.ts";
import { judge, maxUnstable } from "./unstable.ts";

const failure = (title: string): Failure => ({
  file: "tests/e2e/shop.spec.ts",
  title,
  message: `${title} timed out`,
});
const header = failure("the logo leads home");
const cart = failure("the badge counts");

test("a test that fails alone, too, makes the run red", () => {
  expect(judge([header, cart], [cart], [])).toEqual({ failed: [cart], unstable: [header] });
});

test("a test that passes alone is reported with its first message, and the run stays green", () => {
  expect(judge([header], [], [])).toEqual({ failed: [], unstable: [header] });
});

test("a test that fails alone although it passed beside others makes the run red", () => {
  expect(judge([header], [cart], [])).toEqual({ failed: [cart], unstable: [header] });
});

test("an unstable test that a person has entered makes the run red", () => {
  const { failed } = judge([header, cart], [], [nameOf(cart)]);
  expect(failed.map(nameOf)).toEqual([nameOf(cart)]);
  expect(failed[0]!.message).toContain("tests/unstable.json");
  expect(failed[0]!.message).toContain("the badge counts timed out");
});

test(`more than ${maxUnstable} unstable tests make the run red`, () => {
  const tests = Array.from({ length: maxUnstable + 1 }, (_, index) => failure(`test ${index}`));
  expect(judge(tests.slice(1), [], []).failed).toEqual([]);
  expect(judge(tests, [], []).failed).toHaveLength(1);
});
