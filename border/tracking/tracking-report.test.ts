import { expect, test } from "vitest";
import { maxListed, percent, shownName } from "./tracking-report.ts";

test.each([
  [1, 3, "33.3 %"],
  [0, 7, "0.0 %"],
  [7, 7, "100.0 %"],
  [1, 1, "100.0 %"],
  [0, 0, ""],
])("%i of %i is the share %j", (part, whole, share) => expect(percent(part, whole)).toBe(share));

test("a browser without a name is shown as unknown, any other by its name", () => {
  expect(shownName("")).toBe("unknown");
  expect(shownName("Firefox")).toBe("Firefox");
});

test("a report lists at most 100 orders", () => expect(maxListed).toBe(100));
