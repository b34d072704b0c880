import type { Site } from "../../platform/shared/site.ts";
import type { ShopLanguage, ShopMarket, ShopSiteCode } from "./site-codes.ts";

/** A site of this shop, whose codes the compiler knows. */
export interface ShopSite extends Site {
  code: ShopSiteCode;
  language: ShopLanguage;
  market: ShopMarket;
}

/** A site as its folder has it: the brand is that of the shop, which also decides on subscriptions. */
export type ShopFigures = Omit<ShopSite, "brand" | "takesSubscriptions">;
