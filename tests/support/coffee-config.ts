import { readConfig } from "../../server/config.ts";
import { brand } from "../../shop/brand.ts";
import { allSites } from "../../shop/sites/all-sites.ts";

/** Reads the settings of the coffee shop. */
export const readCoffeeConfig = (environment: Record<string, string | undefined>) =>
  readConfig(environment, { brand, sites: allSites });
