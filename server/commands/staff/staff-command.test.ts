import { expect, test } from "vitest";
import { ArgumentsError } from "../arguments.ts";
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
  [[], "the command is missing, there are list, add, password, remove, code, second-factor"],
  [["list", "anna"], "unexpected argument anna"],
  [["add"], "missing required argument NAME"],
  [["add", "anna"], "--role is missing, one of preview, reports, orders, leads, community"],
  [["add", "anna", "--rol", "preview"], "unknown option --rol, did you mean --role?"],
  [["add", "anna", "meier", "--role", "preview"], "unexpected argument meier"],
  [["add", "anna", "--role", "report"], "unknown role report, did you mean reports?"],
  [["add", "Anna Meier", "--role", "preview"], '"Anna Meier" cannot be a name'],
  [["add", "a".repeat(65), "--role", "preview"], "take up to 64"],
  [["password", "anna", "--role", "preview"], "unknown option --role"],
  [["add", "anna", "--role", "preview", "--password", "secret"], "unknown option --password"],
  [["rename", "anna"], "unknown command rename"],
  [["code"], "missing required argument NAME"],
  [["code", "anna", "--off"], "unknown option --off"],
])("npm run staff refuses %j with what is wrong", (given, message) => {
  expect(() => readStaffCommand(given)).toThrow(message);
  expect(() => readStaffCommand(given)).toThrow(ArgumentsError);
});
