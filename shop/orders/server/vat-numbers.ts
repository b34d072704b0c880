import { stdnum } from "stdnum";
import type { Market } from "../../../platform/shared/site.ts";

/** Checks of the numbers by which companies of a country are registered for value added tax. */
const checks: Record<Market, (number: string) => { isValid: boolean }> = {
  DE: stdnum.DE.vat.validate,
  AT: stdnum.AT.uid.validate,
  CH: stdnum.CH.vat.validate,
  PL: stdnum.PL.nip.validate,
  CZ: stdnum.CZ.dic.validate,
  HU: stdnum.HU.anum.validate,
  SK: stdnum.SK.dph.validate,
  TR: stdnum.TR.vkn.validate,
};

/** Reports whether a VAT number follows the rules of its country, check digits included. Asks no register. */
export const isVatNumber = (country: Market, number: string): boolean =>
  checks[country](number).isValid;
