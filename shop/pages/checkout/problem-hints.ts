import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import { displayNames } from "../../../platform/shared/texts/formats.ts";
import { foreignCountries } from "../../orders/postal-codes.ts";
import type { ProblemHints } from "./CheckoutFields.tsx";

/** Returns what messages about an address in a country name: `country` is the one that is delivered to, by default its own. */
export function problemHints(
  code: string,
  chosen: Market,
  { locale, example, country }: Pick<Site, "locale"> & { example: string; country?: string },
): ProblemHints {
  const names = displayNames(locale, { type: "region" });
  const nameOf = (each: Market) => names.of(each) ?? each;
  return {
    locale,
    country: country ?? nameOf(chosen),
    chosen: nameOf(chosen),
    example,
    code,
    countries: foreignCountries(code, chosen).map(nameOf).join(", "),
  };
}
