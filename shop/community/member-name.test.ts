import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { comparedName, memberNameLength, memberNameProblem } from "./member-name.ts";

const problemOf = (name: string) => memberNameProblem(name, ["Kontor", "Ehemaliges Mitglied"]);

test.each([
  "Ida",
  "Müller-Lüdenscheidt",
  "Żaneta K.",
  "Şükrü İ.",
  "Őze Bálint",
  "Mokka_87",
  "O’Neill",
  "J. R. Tolkien",
  "Teamila",
])("%s is a public name", (name) => {
  expect(problemOf(name)).toBeUndefined();
});

test.each([
  ["", "required"],
  ["Jo", "tooShort"],
  ["1234", "tooShort"],
  ["- . -", "tooShort"],
  ["a".repeat(memberNameLength.max + 1), "tooLong"],
  ["ida@example.com", "contact"],
  ["besuch www.example", "contact"],
  ["ida.example.com", "contact"],
  ["Ida 0151 234567", "contact"],
  ["Ида", "invalidCharacters"],
  ["Ida ☕", "invalidCharacters"],
  ["Ida <b>", "invalidCharacters"],
  ["Kontor", "reserved"],
  ["K0NT0R Hilfe", "reserved"],
  ["K o n t o r", "reserved"],
  ["Kóntor-Fan", "reserved"],
  ["Ehemaliges Mitglied", "reserved"],
  ["Ida vom Team", "reserved"],
  ["Moderátor", "reserved"],
  ["Müşteri Destek", "reserved"],
])("%s is refused as a public name: %s", (name, problem) => {
  expect(problemOf(name)).toBe(problem);
});

test("names are the same without case, accents, spaces and signs", () => {
  expect(new Set(["Zoë B.", "zoe b", "ZOEB", "Zo-é_B"].map(comparedName)).size).toBe(1);
  expect(comparedName("Işıl")).toBe(comparedName("ISIL"));
});

test("every name that is accepted can be compared, and hides no address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (name) => {
      if (problemOf(name) !== undefined) return;
      expect(comparedName(name).length).toBeGreaterThanOrEqual(memberNameLength.min);
      expect(name).not.toMatch(/[@<>:/]/);
    }),
  );
});
