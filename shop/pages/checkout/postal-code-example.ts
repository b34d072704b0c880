import type { Market, Site } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Returns a usual postal code of a country: of two sites that share it, the one of their own region. */
export const postalCodeExample = (
  country: Market,
  site: Pick<Site, "market" | "postalCode">,
): string => (country === site.market ? site : valueAt(allSites, country).site).postalCode.example;
