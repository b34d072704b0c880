import { expect, test, vi } from "vitest";
import { nameOf, type Failure } from "./steps.ts";
import { judge, maxUnstable } from "./unstable.ts";

const failure = (title: string): Failure => ({
  file: "tests/e2e/shop.spec.ts",
  title,
  message: `${title} timed out`,
});
const header = failure("the logo leads home");
const cart = failure("the badge counts");

test("a test that also fails by itself makes the run red", async () => {
  const verdict = await judge([header, cart], async () => [cart], []);
  expect(verdict).toEqual({ failed: [cart], unstable: [header] });
});

test("a test that passes by itself is reported with its first message, and the run stays green", async () => {
  expect(await judge([header], async () => [], [])).toEqual({ failed: [], unstable: [header] });
});

test("a test that fails only by itself makes the run red", async () => {
  const verdict = await judge([header], async () => [cart], []);
  expect(verdict).toEqual({ failed: [cart], unstable: [header] });
});

test("an unstable test that a person has entered makes the run red", async () => {
  const { failed } = await judge([header, cart], async () => [], [nameOf(cart)]);
  expect(failed.map(nameOf)).toEqual([nameOf(cart)]);
  expect(failed[0]!.message).toContain("tests/unstable.json");
  expect(failed[0]!.message).toContain("the badge counts timed out");
});

test(`more than ${maxUnstable} failures in browsers make the run red without a repetition`, async () => {
  const tests = Array.from({ length: maxUnstable + 1 }, (_, index) => failure(`test ${index}`));
  const runAgain = vi.fn<() => Promise<Failure[]>>(async () => []);
  expect((await judge(tests, runAgain, [])).failed).toEqual(tests);
  expect(runAgain).not.toHaveBeenCalled();
  expect((await judge(tests.slice(1), runAgain, [])).failed).toEqual([]);
});

test("a run without failures repeats nothing", async () => {
  const runAgain = vi.fn<() => Promise<Failure[]>>(async () => []);
  expect(await judge([], runAgain, [])).toEqual({ failed: [], unstable: [] });
  expect(runAgain).not.toHaveBeenCalled();
});
