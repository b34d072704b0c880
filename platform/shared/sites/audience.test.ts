import { describe, expect, test } from "vitest";
import { isShownTo, isValidAt, spanWithin, type Span } from "./audience.ts";

const at = (moment: number) => new Date(moment);
const always: Span = { from: -Infinity, until: Infinity };
const forAll = { test: null, test_group: null };
const forRed = { test: "colour", test_group: "red" };

test("a span includes its beginning and excludes its end", () => {
  const span = { from: 10, until: 20 };
  expect([9, 10, 19, 20].map((moment) => isValidAt(span, at(moment)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isValidAt(always, at(0))).toBe(true);
});

describe("an entry for a group", () => {
  const tests = new Map([["colour", { from: 10, until: 20 }]]);

  test.each([
    ["begins and ends with the test", always, { from: 10, until: 20 }],
    [
      "begins later or ends earlier when it says so",
      { from: 12, until: 18 },
      { from: 12, until: 18 },
    ],
    ["never outlives the test", { from: 15, until: 90 }, { from: 15, until: 20 }],
  ])("an entry for a group of an A/B test %s", (_what, own, expected) => {
    expect(spanWithin(own, forRed, tests)).toEqual(expected);
  });

  test("an entry for a group is never valid without its A/B test, nor outside of it", () => {
    for (const span of [
      spanWithin(always, { test: "unknown" }, tests),
      spanWithin({ from: 30, until: 40 }, forRed, tests),
    ])
      expect([0, 15, 30, 35].some((moment) => isValidAt(span, at(moment)))).toBe(false);
  });

  test("an entry for a group is shown only to visitors in that group of that A/B test", () => {
    const shown = (groups?: [string, string][]) =>
      isShownTo({ ...forRed, ...always }, { now: at(15), groups: groups && new Map(groups) });
    expect(shown()).toBe(false);
    expect(shown([["colour", "blue"]])).toBe(false);
    expect(shown([["size", "red"]])).toBe(false);
    expect(
      shown([
        ["size", "big"],
        ["colour", "red"],
      ]),
    ).toBe(true);
  });
});

test("an entry for all is shown to everybody as long as it is valid", () => {
  const entry = { ...forAll, ...spanWithin({ from: 10, until: 20 }, forAll, new Map()) };
  expect(isShownTo(entry, { now: at(15) })).toBe(true);
  expect(isShownTo(entry, { now: at(15), groups: new Map([["colour", "red"]]) })).toBe(true);
  expect(isShownTo(entry, { now: at(20) })).toBe(false);
});
