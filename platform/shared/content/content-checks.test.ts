import { expect, test } from "vitest";
import { checkValidity } from "./content-checks.ts";

const check = (from?: string, until?: string) => {
  const mistakes: string[] = [];
  checkValidity({ from, until }, (what, ...path) => mistakes.push(`${path.join()}: ${what}`));
  return mistakes;
};

test("a day that no calendar has is called so, and is the only mistake", () => {
  expect(check("2026-02-30T00:00:00+01:00", "2026-03-01T00:00:00+01:00")).toEqual([
    "from: the day 2026-02-30 does not exist; correct it",
  ]);
});

test("a time that no clock shows is no moment", () => {
  expect(check(undefined, "2026-03-01T25:00:00+01:00")).toEqual([
    "until: there is no moment 2026-03-01T25:00:00+01:00; correct it",
  ]);
});

test("an end before the beginning is a mistake", () => {
  const [first, second] = ["2026-03-01T00:00:00+01:00", "2026-03-02T00:00:00+01:00"];
  expect(check(second, first)).toEqual(["until: it ends before it begins; correct from or until"]);
  expect(check(first, second)).toEqual([]);
});
