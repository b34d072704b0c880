import { expect, test } from "vitest";
import type { Market } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../sites/all-sites.ts";
import { siteCodes } from "../sites/site-codes.ts";
import {
  canBeRight,
  foreignCountries,
  postalCodeProblem,
  type PostalCodeProblem,
} from "./postal-codes.ts";

const patternOf = (country: Market) => valueAt(allSites, country).site.postalCode.pattern;
const problemOf = (code: string, country: Market) => postalCodeProblem(code, country, patternOf);

test.each(siteCodes)("%s: its example of a postal code is usual", (code) => {
  const { market, postalCode } = allSites[code].site;
  expect(problemOf(postalCode.example, market)).toBeUndefined();
});

test.each<[string, Market]>([
  ["01067", "DE"],
  ["00950", "PL"],
  ["11000", "CZ"],
  ["811 01", "SK"],
  ["01000", "TR"],
])("%s is usual in %s", (code, country) => expect(problemOf(code, country)).toBeUndefined());

test.each<[string, Market, PostalCodeProblem, Market[]]>([
  ["1010", "DE", "foreignPostalCode", ["AT", "CH"]],
  ["00-950", "DE", "foreignPostalCode", ["PL"]],
  ["2045", "PL", "wrongPostalCode", []],
  ["204577", "DE", "wrongPostalCode", []],
  ["SW1A 1AA", "DE", "wrongPostalCode", []],
  ["00123", "DE", "unusualPostalCode", []],
  ["80331", "AT", "foreignPostalCode", ["DE", "SK"]],
  ["79098", "CH", "foreignPostalCode", ["DE"]],
  ["0123", "CH", "unusualPostalCode", []],
  ["110 00", "SK", "maybeForeignPostalCode", ["CZ"]],
  ["811 01", "CZ", "maybeForeignPostalCode", ["SK"]],
  ["811 01", "HU", "foreignPostalCode", ["SK"]],
  ["95000", "TR", "unusualPostalCode", []],
  ["1010", "TR", "wrongPostalCode", []],
])("%s in %s: %s, like those of %j", (code, country, problem, countries) => {
  expect(problemOf(code, country)).toBe(problem);
  expect(foreignCountries(code, country)).toEqual(countries);
});

test("codes of the neighbouring country that an enclave has beside its own can be right", () => {
  for (const [code, country] of [
    ["8238", "DE"],
    ["87568", "AT"],
  ] as const)
    expect(canBeRight(problemOf(code, country)!)).toBe(true);
});
