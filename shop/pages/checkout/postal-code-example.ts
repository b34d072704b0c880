import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Returns an example of a country's postal codes; where two sites share a country, each has one of its region. */
export const postalCodeExample = (
  country: Market,
  site: Pick<Site, "market" | "postalCode">,
): string => (country === site.market ? site : valueAt(allSites, country).site).postalCode.example;
