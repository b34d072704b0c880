import { expect, test } from "vitest";
import type { Market } from "../../../platform/shared/sites/site.ts";
import { isVatNumber } from "./vat-numbers.ts";

test.each<[Market, string, string]>([
  ["DE", "DE136695976", "DE136695977"],
  ["AT", "ATU13585627", "ATU13585626"],
  ["CH", "CHE-107.787.577 MWST", "CHE-107.787.578 MWST"],
  ["PL", "PL8567346215", "PL8567346216"],
  ["CZ", "CZ25123891", "CZ25123890"],
  ["HU", "HU12892312", "HU12892313"],
  ["HU", "12892312-2-41", "12892313-2-41"],
  ["HU", "12892312241", "12892312-2"],
  ["SK", "SK2022749619", "SK2022749618"],
  ["TR", "4540536920", "4540536921"],
])("%s: %s is a number for value added tax, and %s is a typo", (country, number, typo) => {
  expect(isVatNumber(country, number)).toBe(true);
  expect(isVatNumber(country, typo)).toBe(false);
});
