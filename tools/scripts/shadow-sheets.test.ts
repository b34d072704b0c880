import { expect, test } from "vitest";
import { belowBoth, belowHost, isOfAnyRoot, isOfShadowRoot, ofDocument } from "./shadow-sheets.ts";

test.each([
  [":not(#a#b):root .kontor-button", ":host(:not(#a#b)) .kontor-button"],
  [":not(#a#b):root", ":host(:not(#a#b))"],
  ["html:not(#a#b) [data-kontor-theme]", ":host(:not(#a#b)) [data-kontor-theme]"],
  [
    ":not(#a#b):root[data-kontor-overlay] .kontor-app",
    ":not(#a#b):root[data-kontor-overlay] .kontor-app",
  ],
  [":not(#a#b)[data-kontor] a", ":not(#a#b)[data-kontor] a"],
])("in a sheet for shadow roots %s becomes %s", (selector, compiled) =>
  expect(belowHost(selector)).toBe(compiled),
);

test("a sheet that scripts add selects the same elements in the page and in a shadow root", () => {
  expect(belowBoth(":not(#a#b):root .kontor-trace")).toBe(
    ":is(:host(:not(#a#b)),:not(#a#b):root) .kontor-trace",
  );
});

test.each([
  ["/kontor/border/client/styles/shadow-header.css", true, false],
  ["/kontor/border/client/styles/header.css", false, false],
  ["/kontor/border/client/styles/shadow-page.css", false, false],
  ["/kontor/border/cart/client/mini-cart/mini-cart.css?inline", false, true],
  ["/kontor/shop/pages/x/x.css?inline", false, false],
])("the sheet %s belongs only to shadow roots: %s, to any root: %s", (file, strict, any) =>
  expect([isOfShadowRoot(file), isOfAnyRoot(file)]).toEqual([strict, any]),
);

test.each([
  ["font-face", true],
  ["property", true],
  ["media", false],
])("only documents apply the rule @%s: %s", (name, expected) =>
  expect(ofDocument.test(name)).toBe(expected),
);
