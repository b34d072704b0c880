import { stdnum } from "stdnum";
import type { Market } from "../../../platform/shared/sites/site.ts";
import type { ShopMarket } from "../../sites/site-codes.ts";

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
} satisfies Partial<Record<ShopMarket, string>>;

/**
 * A tax number as companies in Hungary write it: the eight digits of their VAT number, the kind of taxation, and the county. Only
 * the eight have a check digit.
 */
const hungarianTaxNumber = /^(\d{8})-?[1-5]-?\d{2}$/;

/**
 * Reports whether a VAT number follows the rules of its country, check digits included. Asks no register. The numbers of a country
 * without a name above are not checked.
 */
export function isVatNumber(country: Market, number: string): boolean {
  const name = names[country];
  const checked = country === "HU" ? number.replace(hungarianTaxNumber, "$1") : number;
  return name === undefined || stdnum[country]![name]!.validate(checked).isValid;
}
