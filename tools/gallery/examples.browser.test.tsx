import "../../shop/shop.css";
import "./gallery.css";
import { expect, test } from "vitest";
import { show, violations } from "../../tests/support/show.tsx";
import { components } from "./examples.ts";

test("the gallery finds examples in all three groups", () => {
  const groups = new Set(components.map(({ group }) => group));
  expect([...groups].sort()).toEqual(["Border", "Building blocks", "Pages"]);
});

const examples = components.flatMap(({ name, examples: each }) =>
  each.map((example) => ({ ...example, name: `${name}/${example.name}` })),
);

for (const theme of ["light", "coffee-dark"])
  test.each(examples)(`the example $name is accessible in ${theme}`, async ({ element }) => {
    document.documentElement.dataset.kontorTheme = theme;
    show(element);
    expect(await violations()).toEqual([]);
  });
