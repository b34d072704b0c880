import { createSearchFeed, type IndexedProduct } from "../features/catalogue/server/search-feed.ts";
import type { NavigationItem } from "../features/navigation/navigation-contract.ts";
import { openServices } from "../server/services.ts";
import { siteCodes, type SiteCode } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";

/** The shop's own products and navigation, for benches that run without a server. */
export interface RealContent {
  products: IndexedProduct[];
  navigation: Record<SiteCode, NavigationItem[]>;
}

export async function readRealContent(): Promise<RealContent> {
  const { database, navigation, now, close } = await openServices({
    config: { DATABASE_URL: "", DATA_DIR: "memory://" },
    log: { info() {}, warn: console.warn, error: console.error },
    release: { code: "bench", time: 0 },
  });
  const products = (await Array.fromAsync(createSearchFeed(database.sql).products(now()))).flat();
  const items: [SiteCode, NavigationItem[]][] = [];
  for (const code of siteCodes)
    items.push([code, await navigation.items({ site: allSites[code].site, now: now() })]);
  await close();
  return { products, navigation: Object.fromEntries(items) as RealContent["navigation"] };
}
