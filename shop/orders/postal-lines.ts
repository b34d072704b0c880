import { formatAddress } from "localized-address-format";
import { displayNames } from "../../platform/shared/formats.ts";
import type { PostalAddress } from "./order-contract.ts";

/**
 * Returns the lines of an address in the order of its country. `locale` adds the country's name, for letters from another
 * country.
 */
export function postalLines(address: PostalAddress, locale?: string): string[] {
  const { firstName, lastName, company, street, extra, postalCode, town, region, country } = address;
  const lines = formatAddress({
    postalCountry: country,
    name: (country === "HU" ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim(),
    organization: company,
    addressLines: [street, extra].filter(Boolean),
    postalCode,
    locality: town,
    administrativeArea: region,
  });
  const name = locale && displayNames(locale, { type: "region" }).of(country);
  return name ? [...lines, name] : lines;
}
