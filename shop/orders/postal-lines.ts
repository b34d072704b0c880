import { formatAddress } from "localized-address-format";
import { displayNames } from "../../platform/shared/texts/formats.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { PostalAddress } from "./order-contract.ts";

/**
 * Returns the lines of an address in the order of its country, a company above the person. With the site that writes it, they end
 * with the name of a foreign country.
 */
export function postalLines(
  address: PostalAddress,
  site?: Pick<Site, "locale" | "market">,
): string[] {
  const { firstName, lastName, company, street, extra, postalCode, town, region, country } =
    address;
  const person = country === "HU" ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  const place = formatAddress({
    postalCountry: country,
    addressLines: [street, extra].filter(Boolean),
    postalCode,
    locality: town,
    administrativeArea: region === town ? "" : region,
  });
  const isForeign = site && country !== site.market;
  const countryName = isForeign && displayNames(site.locale, { type: "region" }).of(country);
  return [
    company,
    person.trim(),
    // The prefix of the library's data is one of letters from abroad.
    ...place.map((line) => line.replace(/^CH-/, "")),
    countryName || "",
  ].filter(Boolean);
}
