import { expect, test } from "vitest";
import { staffPasswordProblem } from "./staff-passwords.ts";

const names = { shopNames: ["Kontor"], ownName: "anna.meier@shop" };

test.each([
  ["", "has 0 characters; take 12 to 200"],
  ["zu kurz äöü", "has 11 characters"],
  ["e".repeat(201), "has 201 characters"],
  ["1qaz2wsx3edc", "Many people have this password"],
  ["1QAZ2WSX3EDC", "Many people have this password"],
  ["Kontor123456", "the name of the shop"],
  ["anna.meier123", "the name of the account"],
  ["Anna.Meier@Shop", "the name of the account"],
  ["eeeeeeeeeeee", "repeats a few characters"],
])("the staff password $0 is refused with advice", (password, message) =>
  expect(staffPasswordProblem(password, names)).toContain(message),
);

test.each(["kaffee am hafen", "ÄÖÜßéèêëíìîï", "kaffee am hafen".repeat(13)])(
  "the staff password $0 is accepted",
  (password) => expect(staffPasswordProblem(password, names)).toBeUndefined(),
);
