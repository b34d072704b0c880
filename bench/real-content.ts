import type { CategoryNode } from "../features/catalogue/catalogue-contract.ts";
import { readSearchFeed, type IndexedProduct } from "../features/catalogue/server/search-feed.ts";
import { openServices } from "../server/services.ts";
import { siteCodes, type SiteCode } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";

/** The shop's own catalogue, for benches that run without a server. */
export interface RealContent {
  products: IndexedProduct[];
  categories: Record<SiteCode, CategoryNode[]>;
}

export async function readRealContent(): Promise<RealContent> {
  const { database, catalogue, now, close } = await openServices({
    config: { DATABASE_URL: "", DATA_DIR: "memory://" },
    log: { info() {}, error: console.error },
    codeVersion: "bench",
  });
  const products = await readSearchFeed(database.sql, now());
  const categories: [SiteCode, CategoryNode[]][] = [];
  for (const code of siteCodes)
    categories.push([
      code,
      await catalogue.categoryTree({ site: allSites[code].site, now: now() }),
    ]);
  await close();
  return { products, categories: Object.fromEntries(categories) as RealContent["categories"] };
}
