import type { Market } from "../../platform/shared/sites/site.ts";
import type { ShopMarket } from "../sites/site-codes.ts";

/** Why a postal code is asked about. */
export type PostalCodeProblem =
  /** It has not the form of the country's codes. */
  | "wrongPostalCode"
  /** It has the form, and no code begins like that. */
  | "unusualPostalCode"
  /** It has the form of a neighbouring country instead. */
  | "foreignPostalCode"
  /** It has the country's form, but is like one of a neighbouring country. */
  | "maybeForeignPostalCode";

/** Returns the pattern of a country's postal codes, that of an input. */
type PatternOf = (country: Market) => string;

/** Codes that a country has given out, by how they begin; all of its form where nothing is listed. */
const issued: Partial<Record<Market, string>> = {
  DE: "(?!00)\\d{5}",
  AT: "[1-9]\\d{3}",
  CH: "[1-9]\\d{3}",
  PL: "\\d{2}-\\d{3}",
  CZ: "[1-7]\\d{2} ?\\d{2}",
  HU: "[1-9]\\d{3}",
  SK: "[089]\\d{2} ?\\d{2}",
  TR: "(?:0[1-9]|[1-7]\\d|8[01])\\d{3}",
} satisfies Partial<Record<ShopMarket, string>>;

/** Countries whose codes shoppers of a country may enter, the likely ones first. */
const neighbours: Partial<Record<Market, Market[]>> = {
  DE: ["AT", "CH", "PL", "CZ"],
  AT: ["DE", "CH", "CZ", "SK", "HU"],
  CH: ["DE", "AT"],
  PL: ["DE", "CZ", "SK"],
  CZ: ["SK", "DE", "AT", "PL"],
  HU: ["SK", "AT"],
  SK: ["CZ", "HU", "AT", "PL"],
} satisfies Partial<Record<ShopMarket, ShopMarket[]>>;

/** Codes of the neighbouring country that places have beside their own: Büsingen; Jungholz and Kleinwalsertal. */
const enclaves: Partial<Record<Market, string>> = { DE: "8238", AT: "87491|8756[7-9]" };

const matches = (code: string, pattern = "(?!)") => new RegExp(`^(?:${pattern})$`).test(code);

/** Returns the countries that a postal code looks like instead of its own. */
export const foreignCountries = (code: string, country: Market): Market[] =>
  (neighbours[country] ?? []).filter((each) => matches(code, issued[each]));

/** Returns why a postal code is asked about; undefined for the usual ones. */
export function postalCodeProblem(
  code: string,
  country: Market,
  patternOf: PatternOf,
): PostalCodeProblem | undefined {
  const hasForm = matches(code, patternOf(country));
  // In Poland the hyphen may be missing.
  if (hasForm && (country === "PL" || matches(code, issued[country] ?? ".*"))) return undefined;
  const isForeign = foreignCountries(code, country).length > 0;
  if (hasForm || matches(code, enclaves[country]))
    return isForeign ? "maybeForeignPostalCode" : "unusualPostalCode";
  return isForeign ? "foreignPostalCode" : "wrongPostalCode";
}

/** Reports whether a code with a problem can be right, so that it is taken when it is sent again. */
export const canBeRight = (problem: PostalCodeProblem) =>
  problem === "unusualPostalCode" || problem === "maybeForeignPostalCode";
