import { expect, test } from "vitest";
import { UsageError } from "../../start-error.ts";
import { readStaffCommand } from "./staff-command.ts";

test.each([
  [["list"], { verb: "list" }],
  [["add", "Anna", "--role", "preview"], { verb: "add", name: "anna", roles: ["preview"] }],
  [
    ["add", "anna.meier@kontor", "--role", "reports", "--role=preview"],
    { verb: "add", name: "anna.meier@kontor", roles: ["preview", "reports"] },
  ],
  [["password", "anna"], { verb: "password", name: "anna" }],
  [["remove", "anna"], { verb: "remove", name: "anna" }],
  [["code", "anna"], { verb: "code", name: "anna" }],
  [["second-factor", "anna"], { verb: "second-factor", name: "anna", isOff: false }],
  [["second-factor", "anna", "--off"], { verb: "second-factor", name: "anna", isOff: true }],
])("npm run staff understands %j", (given, command) => {
  expect(readStaffCommand(given)).toEqual(command);
});

test.each([
  [[], "These are the ways to call it"],
  [["list", "anna"], "These are the ways"],
  [["add"], "These are the ways"],
  [["add", "anna"], "add NAME --role ROLE"],
  [["add", "anna", "meier", "--role", "preview"], "These are the ways"],
  [["add", "anna", "--role", "boss"], 'no role "boss"; give --role preview or reports or orders'],
  [["add", "Anna Meier", "--role", "preview"], '"Anna Meier" cannot be a name'],
  [["add", "a".repeat(65), "--role", "preview"], "take up to 64"],
  [["password", "anna", "--role", "preview"], "These are the ways"],
  [["add", "anna", "--role", "preview", "--password", "secret"], "it is never an argument"],
  [["rename", "anna"], "These are the ways"],
  [["code"], "These are the ways"],
  [["code", "anna", "--off"], "These are the ways"],
])("npm run staff refuses %j with what to write instead", (given, message) => {
  expect(() => readStaffCommand(given)).toThrow(message);
  expect(() => readStaffCommand(given)).toThrow(UsageError);
});
