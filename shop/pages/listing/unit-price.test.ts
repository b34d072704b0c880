import { expect, test } from "vitest";
import { unitPrice } from "./unit-price.ts";

const texts = { perKilogram: "{price} per kg", perLitre: "{price} per l" };
const german = { locale: "de-DE", currency: { code: "EUR", word: "Euro", step: 1 } } as const;
const swiss = { locale: "de-CH", currency: { code: "CHF", step: 5 } } as const;

test.each([
  [german, 499, { grams: 250 }, "19,96\u00a0Euro per kg"],
  [german, 1299, { grams: 908 }, "14,31\u00a0Euro per kg"],
  [swiss, 650, { grams: 375 }, "CHF\u00a017.35 per kg"],
  [german, 799, { millilitres: 500 }, "15,98\u00a0Euro per l"],
  [german, 799, { grams: null, millilitres: null }, undefined],
])("in $0.locale an item that costs %1$i with %2$j costs %3$s", (site, price, content, written) =>
  expect(unitPrice(price, content, site, texts)).toBe(written),
);
