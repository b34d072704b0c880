import type { PageHeaderProps } from "../../border/client/PageBorder.tsx";
import type { SearchProduct } from "../../commerce/search-product.ts";
import { createSearchFeed } from "../../engines/projection/search-feed.ts";
import { promotionIds } from "../../border/promotion/promotion-contract.ts";
import { openServices } from "../../storefront/server/services.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { coffeeShop } from "../../server/shop.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { benchServices } from "./harness/services.ts";
import type { ShopSiteCode } from "../../shop/sites/site-codes.ts";

export type HeaderContent = Record<
  ShopSiteCode,
  Pick<PageHeaderProps, "navigation" | "promotions">
>;

/** The shop's own products, and its headers' current content: for benches that run without a server. */
export interface RealContent {
  products: SearchProduct[];
  headers: HeaderContent;
}

export async function readRealContent(): Promise<RealContent> {
  const { database, navigation, promotions, now, close } = await openServices(
    coffeeShop,
    benchServices(),
  );
  const products = (
    await Array.fromAsync(createSearchFeed(database.sql, shopSites).products(now()))
  ).flat();
  const headers: Partial<HeaderContent> = {};
  for (const code of siteCodes) {
    const at = { site: allSites[code].site, now: now() };
    const show = async (id: string) => ({ promotion: await promotions.show(at, id) });
    headers[code] = {
      navigation: await navigation.items(at),
      promotions: {
        banner: await show(promotionIds.banner),
        benefits: await show(promotionIds.benefits),
      },
    };
  }
  await close();
  return { products, headers: headers as HeaderContent };
}
