import "./gallery.css";
import { describe, expect, test } from "vitest";
import { show, violations } from "../tests/support/show.tsx";
import { components } from "./examples.ts";

test("examples are found in all three groups", () => {
  const groups = new Set(components.map(({ group }) => group));
  expect([...groups].sort()).toEqual(["Building blocks", "Features", "Pages"]);
});

const examples = components.flatMap(({ name, examples: each }) =>
  each.map((example) => ({ ...example, name: `${name}/${example.name}` })),
);

describe.each(["light", "coffee-dark"])("in %s", (theme) => {
  test.each(examples)("$name is accessible", async ({ element }) => {
    document.documentElement.dataset.kontorTheme = theme;
    show(element);
    expect(await violations()).toEqual([]);
  });
});
