import { expect, test } from "vitest";
import { markdownTable, parseMarkdownTable, withColumnsOf } from "./tables.ts";

const earlier = {
  columns: ["", "PostgreSQL, 1,000", "embedded, 1,000", "PostgreSQL, 100,000"],
  rows: [
    ["Start, s", "1.7", "2.5", "6.9"],
    ["Measured no more", "1", "2", "3"],
  ],
};

test("a table that was written as Markdown is read again", () => {
  expect(parseMarkdownTable(`Text\n\n${markdownTable(earlier)}\n\nText`)).toEqual(earlier);
  expect(parseMarkdownTable("Text")).toBeUndefined();
});

test("a table keeps the columns of an earlier one that it does not measure, in the order of their sizes", () => {
  const table = {
    columns: ["", "PostgreSQL, 10,000", "PostgreSQL, 1,000"],
    rows: [
      ["Start, s", "3.0", "1.5"],
      ["Lists, s", "0.2", "0.1"],
    ],
  };
  expect(withColumnsOf(earlier, table)).toEqual({
    columns: [
      "",
      "PostgreSQL, 1,000",
      "embedded, 1,000",
      "PostgreSQL, 10,000",
      "PostgreSQL, 100,000",
    ],
    rows: [
      ["Start, s", "1.5", "2.5", "3.0", "6.9"],
      ["Lists, s", "0.1", "", "0.2", ""],
    ],
  });
});
