import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { hydrateInPieces, renderPart } from "./hydrate-part.ts";

afterEach(() => document.body.replaceChildren());

test("a part of the border replaces another one before the next paint", () => {
  document.body.innerHTML = "<div><p>For all</p></div>";
  const [container] = document.body.children;
  renderPart(container!, <p>For red</p>);
  expect(container!.innerHTML).toBe("<p>For red</p>");
});

test("a part that is hydrated in pieces lets the browser go on at once, and reacts to presses when it is ready", async () => {
  const pressed: string[] = [];
  const part = <button onClick={({ currentTarget }) => pressed.push(currentTarget.id)}>Add</button>;
  document.body.innerHTML = `<div>${renderToString(part)}</div>`;
  const ready = hydrateInPieces(document.body.firstElementChild!, part);
  const button = page.getByRole("button");
  const element = button.element();
  expect(Object.keys(element).filter((key) => key.startsWith("__react"))).toEqual([]);
  await ready;
  element.id = "first";
  await button.click();
  expect(pressed).toEqual(["first"]);
});
