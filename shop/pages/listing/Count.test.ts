import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Count } from "./Count.tsx";

test.each([
  ["de-DE", "1.234"],
  ["cs-CZ", "1\u00a0234"],
])("a count in %s is written as %s", (locale, written) => {
  const words = (count: number) => `${count} in words`;
  const html = renderToStaticMarkup(createElement(Count, { count: 1234, words, locale }));
  expect(html).toContain(`>${written}<`);
  expect(html).toContain("(1234 in words)");
});
