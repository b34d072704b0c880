import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plural } from "../../../platform/shared/texts/words.ts";
import { Count } from "./Count.tsx";

test.each([
  ["de-DE", "1.234"],
  ["cs-CZ", "1\u00a0234"],
])("a count in %s is written as %s, with words only for screen readers", (locale, written) => {
  const words = (count: number) => plural({ other: "all {count} pieces" }, count, locale);
  const html = renderToStaticMarkup(createElement(Count, { count: 1234, words, locale }));
  expect(html).toContain(`all </span>${written}<span class="kontor-hidden"> pieces`);
});
