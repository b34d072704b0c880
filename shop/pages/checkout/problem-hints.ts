import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import { displayNames } from "../../../platform/shared/texts/formats.ts";
import { foreignCountries } from "../../orders/postal-codes.ts";
import type { ProblemHints } from "./CheckoutFields.tsx";
import { postalCodeExample } from "./postal-code-example.ts";

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

/** Returns what messages about an address in the country of a site name. */
export const homeProblemHints = (code: string | undefined, site: Site): ProblemHints =>
  problemHints(code ?? "", site.market, {
    locale: site.locale,
    example: postalCodeExample(site.market, site),
    country: site.label,
  });
