import { expect, test } from "vitest";
import { UsageError } from "../../usage-error.ts";
import { ArgumentsError } from "../arguments.ts";
import { printedMails, readMailCommand } from "./mail-command.ts";

const failed = [
  {
    id: "4711",
    kind: "resetPassword",
    site: "DE",
    recipient: "ida@example.com",
    madeAt: "2026-11-22T12:00:00.000Z",
    tries: 10,
    problem: "550 no such user",
  },
];

test.each([
  [[], "the command is missing, there are list, show, retry"],
  [["show"], "missing required argument ID"],
  [["retry"], "missing required argument ID"],
  [["list", "4711"], "unexpected argument 4711"],
  [["remove", "4711"], "unknown command remove"],
  [["show", "1", "2"], "unexpected argument 2"],
])("npm run mails with wrong arguments names what is wrong: %s", (given, message) => {
  expect(() => readMailCommand(given)).toThrow(ArgumentsError);
  expect(() => readMailCommand(given)).toThrow(message);
});

test("npm run mails lists failed mails, without their recipients", () => {
  const printed = printedMails({ verb: "list" }, { retried: 0, failed });
  expect(printed).toBe(
    "4711  2026-11-22 12:00 UTC  DE  resetPassword  tries: 10  550 no such user",
  );
  expect(printedMails({ verb: "list" }, { retried: 0, failed: [] })).toBe(
    "No mail failed for good.",
  );
});

test("npm run mails shows one failed mail, and refuses an unknown one", () => {
  expect(readMailCommand(["show", "4711"])).toEqual({ verb: "show", id: "4711" });
  expect(printedMails({ verb: "show", id: "4711" }, { retried: 0, failed })).toContain(
    "recipient: ida@example.com",
  );
  expect(() => printedMails({ verb: "show", id: "1" }, { retried: 0, failed })).toThrow(UsageError);
});

test("npm run mails retries one failed mail or all", () => {
  expect(readMailCommand(["retry", "all"])).toEqual({ verb: "retry" });
  expect(printedMails({ verb: "retry" }, { retried: 3, failed: [] })).toContain("3");
  expect(() => printedMails({ verb: "retry", id: "1" }, { retried: 0, failed })).toThrow(
    UsageError,
  );
});
