import { formatAddress } from "localized-address-format";
import { displayNames } from "../../platform/shared/formats.ts";
import type { PostalAddress } from "./order-contract.ts";

/**
 * Returns the lines of an address in the order of its country. `locale` adds the country's name, for letters from another
 * country.
 */
export function postalLines(address: PostalAddress, locale?: string): string[] {
  const { firstName, lastName, company, street, extra, postalCode, town, region, country } =
    address;
  const person = (
    country === "HU" ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
  ).trim();
  const lines = formatAddress({
    postalCountry: country,
    // A letter to a company names the person below it.
    name: company || person,
    organization: company && person,
    addressLines: [street, extra].filter(Boolean),
    postalCode,
    locality: town,
    administrativeArea: region === town ? "" : region,
  });
  const name = locale && displayNames(locale, { type: "region" }).of(country);
  return name ? [...lines, name] : lines;
}
