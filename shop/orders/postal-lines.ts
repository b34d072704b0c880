import { displayNames } from "../../platform/shared/formats.ts";
import type { PostalAddress } from "./order-contract.ts";

/**
 * Returns the lines of an address in the order of its country. `locale` adds the country's name, for letters from another
 * country.
 */
export function postalLines(
  { firstName, lastName, company, street, extra, postalCode, town, region, country }: PostalAddress,
  locale?: string,
): string[] {
  const name = country === "HU" ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
  const place = `${postalCode} ${town}${region && region !== town ? `/${region}` : ""}`;
  const lines = country === "HU" ? [place, street, extra] : [street, extra, place];
  const countryName = locale && displayNames(locale, { type: "region" }).of(country);
  return [company, name, ...lines, countryName ?? ""].map((line) => line.trim()).filter(Boolean);
}
