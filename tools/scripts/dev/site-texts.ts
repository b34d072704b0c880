import { allSites } from "../../../shop/sites/all-sites.ts";

/** Prints the texts of each site as JSON. A process of its own reads them as they are saved: imports are read once. */
const texts = Object.entries(allSites).map(([code, site]) => [code, site.texts]);
process.stdout.write(JSON.stringify(Object.fromEntries(texts)));
