import { expect, test } from "vitest";
import { siteCodes } from "../../../shop/sites/site-codes.ts";
import { ArgumentsError } from "../arguments.ts";
import { readTrackingCommand } from "./tracking-command.ts";

const now = new Date("2026-11-22T12:00:00Z");
const read = (given: string[]) => readTrackingCommand(given, siteCodes, now);

test.each([
  [[], "the command is missing, there are erase, report"],
  [["erase"], "--visitor is missing"],
  [["erase", "--visitor"], "option --visitor <NAME> argument missing"],
  [["erase", "--visitor", ""], "an empty value means nothing"],
  [["erase", "visitor-1", "--visitor", "visitor-1"], "unexpected argument visitor-1"],
  [["erase", "--visitor", "visitor-1", "--all"], "unknown option --all"],
  [["remove", "--visitor", "visitor-1"], "unknown command remove"],
  [["--visitor=visitor-1", "erase"], "unknown option --visitor"],
  [["erase", "--visitor", "visitor-1", "--site", "DE"], "unknown option --site"],
  [["report", "DE"], "unexpected argument DE"],
  [["report", "--form", "2026-11-01"], "unknown option --form, did you mean --from?"],
  [["report", "--from="], "an empty value means nothing"],
  [["report", "--visitor", "visitor-1"], "unknown option --visitor"],
])("npm run tracking with wrong arguments names what is wrong: %s", (given, message) => {
  expect(() => read(given)).toThrow(ArgumentsError);
  expect(() => read(given)).toThrow(message);
});

test("npm run tracking erases one visitor", () => {
  const call = { verb: "erase", visitor: "1-22-333" };
  expect(read(["erase", "--visitor", "1-22-333"])).toEqual(call);
  expect(read(["erase", "--visitor=1-22-333"])).toEqual(call);
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
  [["--from", "1 November"], '"1 November" is no day. Write it as 2026-11-30'],
  [["--from", "2026-02-30"], "There is no day 2026-02-30"],
  [["--from", "2026-11-23"], "after the last"],
  [["--site", "FR"], "unknown site FR, did you mean"],
])("a tracking report for %j is refused with what to write instead", (given, message) => {
  expect(() => read(["report", ...given])).toThrow(message);
  expect(() => read(["report", ...given])).toThrow(ArgumentsError);
});
