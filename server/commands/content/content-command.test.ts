import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ArgumentsError } from "../arguments.ts";
import { readContentCommand } from "./content-command.ts";

test.each([
  [["export", "/out"], { command: "export", folder: "/out" }],
  [
    ["export", "out", "--part", "cart", "footer"],
    {
      command: "export",
      folder: resolve(process.env.INIT_CWD ?? "", "out"),
      parts: ["cart", "footer"],
    },
  ],
  [["import", "/in", "--dry-run"], { command: "import", folder: "/in", dryRun: true }],
  [["update"], { command: "update" }],
  [
    ["reset", "--part", "cart", "--part", "footer"],
    { command: "reset", parts: ["cart", "footer"] },
  ],
])("npm run content understands %j", (given, request) =>
  expect(readContentCommand(given)).toEqual({ folder: "", parts: [], dryRun: false, ...request }),
);

test.each([
  [[], "the command is missing, there are export, import, update, reset"],
  [["import"], "missing required argument FOLDER"],
  [["export", "out", "--dry-run"], "unknown option --dry-run"],
  [["update", "--part", "cart"], "unknown option --part"],
  [["import", "in", "--dryrun"], "unknown option --dryrun, did you mean --dry-run?"],
])("npm run content refuses %j with what is wrong", (given, message) => {
  expect(() => readContentCommand(given)).toThrow(ArgumentsError);
  expect(() => readContentCommand(given)).toThrow(message);
});
