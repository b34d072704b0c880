import { expect, test } from "vitest";
import { staffPasswordProblem } from "./staff-passwords.ts";

test.each([
  ["", "has 0 characters; take 12 to 200"],
  ["zu kurz äöü", "has 11 characters"],
  ["e".repeat(201), "has 201 characters"],
  ["1qaz2wsx3edc", "Many people have this password"],
  ["1QAZ2WSX3EDC", "Many people have this password"],
])("the staff password $0 is refused with what to take instead", (password, message) =>
  expect(staffPasswordProblem(password)).toContain(message),
);

test.each(["kaffee am hafen", "ÄÖÜÄÖÜÄÖÜÄÖÜ", "e".repeat(200)])(
  "the staff password $0 is accepted",
  (password) => expect(staffPasswordProblem(password)).toBeUndefined(),
);
