import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import type { Shop } from "../../storefront/server/shop.ts";
import { brand, design } from "../brand.ts";
import { cookiesPage } from "../pages/error/cookies-page.server.ts";
import { allSites } from "../sites/all-sites.ts";
import type { SiteContent } from "../sites/site-content.ts";
import { ratedCatalogue } from "./rated-catalogue.ts";
import { createSlices, type CoffeeShopOptions, type Slices } from "./slices.ts";
import type { ShopTables } from "./tables.ts";

/** Returns the coffee shop on a commerce system. */
export const coffeeShopOn = <EngineTables>(
  options: CoffeeShopOptions<EngineTables>,
): Shop<Slices, ShopTables & EngineTables, SiteContent> => ({
  brand,
  design,
  sites: allSites,
  migrations: "shop/*/server/migrations",
  contentFolder: join(projectFolder, "shop/content"),
  open: (kit) => createSlices(kit, options),
  pages: async (options) => {
    const { shopPages } = await import("../pages/register-pages.route.ts");
    const catalogue = ratedCatalogue(options.catalogue, options.community.ratings);
    return shopPages({
      ...options,
      catalogue,
      productUrl: async (at, number) => (await options.catalogue.byNumber(at, [number]))[0]?.url,
    });
  },
  cookiesPage,
});
