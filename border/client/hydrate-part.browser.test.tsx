import { afterEach, expect, test } from "vitest";
import { renderPart } from "./hydrate-part.ts";

afterEach(() => document.body.replaceChildren());

test("a part of the border takes the place of another one before the next paint", () => {
  document.body.innerHTML = "<div><p>For all</p></div>";
  const [container] = document.body.children;
  renderPart(container!, <p>For red</p>);
  expect(container!.innerHTML).toBe("<p>For red</p>");
});
