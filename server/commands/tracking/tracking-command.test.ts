import { expect, test } from "vitest";
import { UsageError } from "../../start-error.ts";
import { siteCodes } from "../../../shop/sites/site-codes.ts";
import { readTrackingCommand } from "./tracking-command.ts";

const now = new Date("2026-11-22T12:00:00Z");
const read = (given: string[]) => readTrackingCommand(given, siteCodes, now);

test.each([
  [],
  ["erase"],
  ["erase", "--visitor"],
  ["erase", "--visitor", ""],
  ["erase", "visitor-1"],
  ["erase", "all", "--visitor", "visitor-1"],
  ["erase", "--visitor", "visitor-1", "--all"],
  ["remove", "--visitor", "visitor-1"],
  ["erase", "--visitor", "visitor-1", "--site", "DE"],
  ["report", "DE"],
  ["report", "--day", "2026-11-01"],
  ["report", "--from="],
  ["report", "--visitor", "visitor-1"],
])("npm run tracking with wrong arguments says how it is called: %s", (...given) => {
  expect(() => read(given)).toThrow(UsageError);
});

test("npm run tracking erases one visitor", () => {
  const call = { verb: "erase", visitor: "1-22-333" };
  expect(read(["erase", "--visitor", "1-22-333"])).toEqual(call);
  expect(read(["--visitor=1-22-333", "erase"])).toEqual(call);
});

test("a tracking report covers the last 28 days, or those that are named", () => {
  expect(read(["report"])).toEqual({
    verb: "report",
    period: { from: "2026-10-26", to: "2026-11-22", sites: [] },
  });
  expect(
    read(["report", "--from", "2026-11-01", "--to=2026-11-02", "--site", "AT", "--site", "DE"]),
  ).toEqual({
    verb: "report",
    period: { from: "2026-11-01", to: "2026-11-02", sites: ["DE", "AT"] },
  });
});

test.each([
  [["--from", "1 November"], '"1 November" is no day'],
  [["--from", "2026-11-23"], "after the last"],
  [["--site", "FR"], 'no site "FR"'],
])("a tracking report for %j is refused with what to write instead", (given, message) => {
  expect(() => read(["report", ...given])).toThrow(message);
  expect(() => read(["report", ...given])).toThrow(UsageError);
});
