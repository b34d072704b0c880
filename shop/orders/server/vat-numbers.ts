import { stdnum } from "stdnum";
import type { Market } from "../../../platform/shared/site.ts";

/** Names of the numbers by which companies of a country are registered for value added tax. */
const names: Partial<Record<Market, string>> = {
  DE: "vat",
  AT: "uid",
  CH: "vat",
  PL: "nip",
  CZ: "dic",
  HU: "anum",
  SK: "dph",
  TR: "vkn",
};

/**
 * Reports whether a VAT number follows the rules of its country, check digits included. Asks no register. The numbers of a country
 * without a name above are not checked.
 */
export function isVatNumber(country: Market, number: string): boolean {
  const name = names[country];
  return name === undefined || stdnum[country]![name]!.validate(number).isValid;
}
