import { expect, test } from "vitest";
import { answered, isInForeignPages, outweighing } from "./outweigh-hosts.ts";

test.each([
  ['[data-kontor="header"] a', ':not(#a#b)[data-kontor="header"] a'],
  ["kontor-consent", "kontor-consent:not(#a#b)"],
  [":where(:root)", ":not(#a#b):where(:root)"],
])("the selector %s outweighs those of hosts as %s", (selector, compiled) =>
  expect(outweighing(selector)).toBe(compiled),
);

test.each(["[data-kontor][data-sticky] ~ *", ":host", ":host::before"])(
  "the selector %s of the host's content or of the element around a shadow root weighs no more than before",
  (selector) => expect(outweighing(selector)).toBe(selector),
);

test.each([
  ["/kontor/border/client/styles/header.css", true],
  ["/kontor/border/cart/client/mini-cart/mini-cart.css?inline", true],
  ["/kontor/border/consent/client/banner.css?inline", false],
  ["/kontor/shop/shop.css", false],
])("whether pages of other teams load %s: %s", (file, expected) =>
  expect(isInForeignPages(file)).toBe(expected),
);

test.each([
  ["border-radius", true],
  ["border-top-left-radius", true],
  ["outline-color", true],
  ["border", false],
  ["color", false],
])("whether the border answers %s that is important: %s", (property, expected) =>
  expect(answered.test(property)).toBe(expected),
);
