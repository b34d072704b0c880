import { formatAmount } from "../../platform/shared/money.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { CommunitySettings } from "../community/community-contract.ts";
import { brand } from "../brand.ts";
import type { ShopLanguage, ShopMarket, ShopSiteCode } from "./site-codes.ts";
import { subscriptionKinds } from "./subscriptions.ts";

/** The loyalty card: shoppers earn beans with purchases and spend them in lots. */
export interface Card {
  /** Amount that earns one bean, in hundredths of the currency. */
  spendPerBean: number;
  /** Number of beans in a lot. */
  beans: number;
  /** Value of a lot, in hundredths of the currency. */
  beansWorth: number;
  beanMonths: number;
  /** Number of beans that come with the first card. */
  welcomeBeans: number;
  minimumAge: number;
  /** Every nth coffee in a store is free. */
  freeCoffee?: number;
}

/** A site of this shop, whose codes the compiler knows. */
export interface ShopSite extends Site {
  code: ShopSiteCode;
  language: ShopLanguage;
  market: ShopMarket;
  taxRates: { goods: number; coffee: number };
  /** How reviews and other contributions of customers are treated; without it the site has none of them. */
  community?: CommunitySettings;
  /** Missing where the shop has no customer card. */
  card?: Card;
}

/** A site as its folder has it: the brand is that of the shop, which also decides on subscriptions. */
export type ShopFigures = Omit<ShopSite, "brand" | "subscriptionKinds" | "ownFigures">;

/** Returns a site with all that its folder does not have. */
export function shopSite(site: ShopFigures): ShopSite {
  return {
    ...site,
    brand,
    subscriptionKinds,
    ownFigures: site.card && cardFigures(site.card, site),
  };
}

function cardFigures(
  { spendPerBean, beans, beansWorth, beanMonths, welcomeBeans, minimumAge, freeCoffee }: Card,
  site: Pick<Site, "locale" | "currency">,
) {
  return {
    cardSpendPerBean: formatAmount(spendPerBean, site),
    cardBeansWorth: formatAmount(beansWorth, site),
    cardBeans: String(beans),
    cardBeanMonths: String(beanMonths),
    cardWelcomeBeans: String(welcomeBeans),
    cardAge: String(minimumAge),
    ...(freeCoffee !== undefined && { cardFreeCoffee: String(freeCoffee) }),
  };
}
