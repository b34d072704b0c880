import { afterEach, expect, test } from "vitest";
import { holdsFocus, isOutside } from "./focus.ts";

afterEach(() => document.body.replaceChildren());

/** Returns a part with a field, in the page or in a shadow root. */
function part(root: "page" | "shadow root") {
  const around = document.body.appendChild(document.createElement("div"));
  const tree = root === "page" ? around : around.attachShadow({ mode: "open" });
  const made = tree.appendChild(document.createElement("form"));
  const field = made.appendChild(document.createElement("input"));
  const beside = tree.appendChild(document.createElement("button"));
  return { made, field, beside };
}

for (const root of ["page", "shadow root"] as const) {
  test(`a part in the ${root} holds the focus of a field in it, and not of one beside it`, () => {
    const { made, field, beside } = part(root);
    expect(holdsFocus(made)).toBe(false);
    field.focus();
    expect([made, field, beside].map(holdsFocus)).toEqual([true, true, false]);
    beside.focus();
    expect([made, field, beside].map(holdsFocus)).toEqual([false, false, true]);
  });

  test(`to a listener of the page a click in a part in the ${root} is not outside it`, () => {
    const { made, field, beside } = part(root);
    const found: boolean[] = [];
    const note = (event: Event) => found.push(isOutside(made, event));
    document.addEventListener("click", note);
    for (const element of [field, beside, document.body]) element.click();
    document.removeEventListener("click", note);
    expect(found).toEqual([false, true, true]);
  });
}

test("a missing part contains no focus, and every event is outside it", () => {
  expect(holdsFocus(undefined)).toBe(false);
  expect(isOutside(null, new Event("click"))).toBe(true);
});
