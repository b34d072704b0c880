import { expect, test } from "vitest";
import { replaceBetweenMarks } from "./written-figures.ts";

const document = `# Shop

<!-- bench:start speed -->

old

<!-- bench:end speed -->

Text.

<!-- bench:start carts -->
<!-- bench:end carts -->
`;

test("new figures replace what stands between their marks, and nothing else", () => {
  const written = replaceBetweenMarks(document, "speed", "| new |");
  expect(written).toBe(document.replace("old", "| new |"));
  expect(replaceBetweenMarks(written, "speed", "| new |")).toBe(written);
});

test("new figures fill an empty place between their marks", () => {
  expect(replaceBetweenMarks(document, "carts", "$& new")).toContain(
    "<!-- bench:start carts -->\n\n$& new\n\n<!-- bench:end carts -->\n",
  );
});

test.each([
  ["no marks", "# Shop"],
  ["no end", "<!-- bench:start speed -->\nold"],
  ["the end first", "<!-- bench:end speed -->\n<!-- bench:start speed -->"],
  ["two places", document.replaceAll("carts", "speed")],
])("a document with %s is refused with the lines to add", (_case, broken) => {
  expect(() => replaceBetweenMarks(broken, "speed", "new")).toThrow(
    'put one line "<!-- bench:start speed -->" and, below it, one line "<!-- bench:end speed -->"',
  );
});
