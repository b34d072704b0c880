import { sitesOf } from "../../platform/shared/sites/site-set.ts";
import { allSites } from "./all-sites.ts";

/** The sites of the shop, for what checks codes from outside. */
export const shopSites = sitesOf({ sites: allSites });
