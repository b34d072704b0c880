import "../../shop/shop.css";
import "./gallery.css";
import { Fragment, type ReactElement } from "react";
import { expect, test } from "vitest";
import { bareTexts } from "../../tests/support/bare-texts.ts";
import { show, violations } from "../../tests/support/show.tsx";
import { components } from "./examples.ts";

test("the gallery finds examples in all three groups", () => {
  const groups = new Set(components.map(({ group }) => group));
  expect([...groups].sort()).toEqual(["Border", "Building blocks", "Pages"]);
});

const examples = components.flatMap(({ name, isOfBrowser, examples: each }) =>
  each.map((example) => ({ ...example, isOfBrowser, name: `${name}/${example.name}` })),
);

test.each(examples)("the example $name is accessible in light and dark", async ({ element }) => {
  showIn("light", element);
  expect(await violations()).toEqual([]);
  showIn("coffee-dark", element);
  expect(await violations(["color-contrast", "link-in-text-block"])).toEqual([]);
});

test.each(examples.filter(({ isOfBrowser }) => isOfBrowser))(
  "the example $name can be translated by browsers: each text is the only child of an element",
  ({ element }) => {
    expect(bareTexts(show(element))).toEqual([]);
  },
);

/** Shows an example in a theme, with new elements: those of another theme would change their colours slowly. */
function showIn(theme: string, element: ReactElement) {
  document.documentElement.dataset.kontorTheme = theme;
  show(<Fragment key={theme}>{element}</Fragment>);
}
