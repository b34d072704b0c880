import { expect, onTestFinished, test, vi } from "vitest";
import { warnOfWrongParts } from "./load-repairs.ts";

/** Returns the warnings in the console on a page with these parts ("header CH"). */
function warningsWith(parts: string[]) {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  warnOfWrongParts(
    parts.map((part) => {
      const [kontor, site] = part.split(" ");
      const element = document.createElement("div");
      Object.assign(element.dataset, { kontor, site });
      return element;
    }),
  );
  return warn.mock.calls.map(([text]) => String(text));
}

test.each([[["header CH", "footer CH"]], [["footer CH"]], [[]]])(
  "a page with %j has no warning in the console",
  (parts) => expect(warningsWith(parts)).toEqual([]),
);

test.each([
  [["header CH", "footer CH_FR"], "the header of CH and the footer of CH_FR"],
  [["header DE", "header DE"], "the header of DE and the header of DE"],
])("a page with %j has a warning in the console, which names its parts", (parts, named) => {
  expect(warningsWith(parts)).toEqual([expect.stringContaining(named)]);
});
