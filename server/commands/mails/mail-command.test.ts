import { expect, test } from "vitest";
import { UsageError } from "../../start-error.ts";
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

test.each([[], ["show"], ["retry"], ["list", "4711"], ["remove", "4711"], ["show", "1", "2"]])(
  "npm run mails with wrong arguments says how it is called: %s",
  (...given) => expect(() => readMailCommand(given)).toThrow(UsageError),
);

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
