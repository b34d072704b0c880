import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { csvLine, leadColumns, leadValues } from "./lead-csv.ts";
import { exampleEntry } from "./lead-examples.ts";

test("the values of a line are quoted where they need it", () =>
  expect(csvLine(["Ida", 'die "gute"', "a,b", "zwei\nZeilen", ""])).toBe(
    'Ida,"die ""gute""","a,b","zwei\nZeilen",\r\n',
  ));

test.each(["=1+1", "+49 40", "-2", "@SUM(A1)", "\t=1", "\r=1"])(
  "a spreadsheet shows %j as text",
  (value) => expect(csvLine([value]).replace(/^"/, "")).toMatch(/^'/),
);

/** Reads a line as RFC 4180 has it. */
function read(line: string): string[] {
  const values: string[] = [];
  for (const [, quoted, plain] of line
    .slice(0, -2)
    .matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,"]*))(?=,|$)/g))
    values.push(quoted?.replaceAll('""', '"') ?? plain!);
  return values;
}

test("no text that shoppers type leaves its cell or begins a formula", () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (values) => {
      const cells = read(csvLine(values));
      expect(cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ""))).toEqual(values);
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  ));

test("the columns of an entry are its own, the inputs that are asked for, and its consents", () => {
  const inputs = ["name", "phone"];
  expect(leadColumns(inputs)).toEqual([
    "id",
    "received",
    "confirmed",
    "deleted",
    "email",
    "name",
    "phone",
    "consents",
  ]);
  expect(leadValues(exampleEntry, inputs)).toEqual([
    exampleEntry.id,
    "2026-11-22T16:30:05.000Z",
    "2026-11-22T16:30:05.000Z",
    "2027-01-19T19:00:00.000Z",
    "ida@example.com",
    "Ida Müller",
    "",
    "call 1",
  ]);
});
