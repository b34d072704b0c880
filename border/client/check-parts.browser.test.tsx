import { expect, onTestFinished, test, vi } from "vitest";
import { checkCart, checkParts } from "./check-parts.ts";

/** Returns a page with these parts ("header CH"), and the warnings in the console from now on. */
function pageWith(parts: string[]) {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const page = document.createElement("main");
  for (const part of parts) {
    const [kontor, site] = part.split(" ");
    const element = document.createElement("div");
    Object.assign(element.dataset, { kontor, site });
    page.append(element);
  }
  return { page, warnings: () => warn.mock.calls.map(([text]) => String(text)) };
}

test.each([[["header CH", "footer CH"]], [["footer CH"]], [[]]])(
  "a page with %j has no warning in the console",
  (parts) => {
    const { page, warnings } = pageWith(parts);
    checkParts(page);
    checkCart("CH", page);
    checkCart(null, page);
    expect(warnings()).toEqual([]);
  },
);

test.each([
  [["header CH", "footer CH_FR"], "the header of CH and the footer of CH_FR"],
  [["header DE", "header DE"], "the header of DE and the header of DE"],
])("a page with %j has one warning in the console, which names its parts", (parts, named) => {
  const { page, warnings } = pageWith(parts);
  checkParts(page);
  checkParts(page);
  expect(warnings()).toEqual([expect.stringContaining(named)]);
});

test("a header at the address of another site has a warning in the console", () => {
  const { page, warnings } = pageWith(["header CH"]);
  checkCart("DE", page);
  expect(warnings()).toEqual([
    expect.stringMatching(/the header is of CH, but .* cart of DE .* SITE_HOSTS/),
  ]);
});
