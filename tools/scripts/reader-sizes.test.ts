import { expect, test } from "vitest";
import { inBorderRem, inEm } from "./reader-sizes.ts";

test.each([
  ["1rem", "var(--kontor-rem)"],
  ["0 -0.75rem 0 auto", "0 calc(-0.75 * var(--kontor-rem)) 0 auto"],
  [
    "min(5rem, 25% - 0.375rem)",
    "min(calc(5 * var(--kontor-rem)), 25% - calc(0.375 * var(--kontor-rem)))",
  ],
  ["12px 1.5em", "12px 1.5em"],
])("a style of %s follows the reader's font size as %s", (value, compiled) =>
  expect(inBorderRem(value)).toBe(compiled),
);

test.each([
  ["(width >= 980px)", "(width >= 61.25em)"],
  ["(767px <= width < 1200px)", "(47.9375em <= width < 75em)"],
  ["(prefers-reduced-motion: reduce)", "(prefers-reduced-motion: reduce)"],
])("a layout for %s is one for %s", (condition, compiled) =>
  expect(inEm(condition)).toBe(compiled),
);
