import { siteCodes } from "../../shop/sites/site-codes.ts";
import { nightPart, sitesInPart } from "../../tools/scripts/rotation.ts";

/** Sites for which a test of each site runs: all of them, or one where a part of the night's tests runs (tools/scripts/rotation.ts). */
export const testedSites = sitesInPart(siteCodes, nightPart(import.meta.env));
