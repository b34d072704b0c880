import { expect, onTestFinished, test, vi } from "vitest";
import { checkParts } from "./check-parts.ts";

/** Returns the warnings on a page with these parts: "header CH". */
function warnings(...parts: string[]) {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const page = document.createElement("main");
  page.innerHTML = parts
    .map((part) => part.split(" "))
    .map(
      ([name, site]) =>
        `<div data-kontor="${name}" data-kontor-consent='{"site":"${site}","groups":[]}'></div>`,
    )
    .join("");
  checkParts(page);
  return warn.mock.calls.map(([text]) => String(text));
}

test.each([[["header CH", "footer CH"]], [["footer CH"]], [[]]])(
  "a page with %j has no warning in the console",
  (parts) => expect(warnings(...parts)).toEqual([]),
);

test.each([
  [["header CH", "footer CH_FR"], "the header of CH and the footer of CH_FR"],
  [["header DE", "header DE"], "the header of DE and the header of DE"],
])("a page with %j has a warning in the console that names its parts", (parts, named) => {
  expect(warnings(...parts)).toEqual([expect.stringContaining(named)]);
});
