import type { Site, SiteCode } from "../platform/shared/sites/site.ts";
import type { CartTexts } from "./cart/cart-contract.ts";
import type { ConsentTexts } from "./consent/consent-contract.ts";
import type { FooterContent, FooterTexts } from "./footer/footer-contract.ts";
import type { HeaderTexts } from "./header/header-contract.ts";
import type { NavigationTexts } from "./navigation/navigation-contract.ts";
import type { NewsletterExtras, NewsletterTexts } from "./newsletter/newsletter-contract.ts";
import type { PromotionTexts } from "./promotion/promotion-contract.ts";
import type { SearchTexts } from "./search/search-contract.ts";

/** The configuration of one of a shop's sites. */
export interface BorderSite {
  site: Site;
  texts: BorderTexts;
  footer: FooterContent;
  /** Additions to this site's newsletter form. */
  newsletterExtras?: NewsletterExtras;
}

/** The border's texts; each feature owns its keys. */
export interface BorderTexts {
  header: HeaderTexts;
  navigation: NavigationTexts;
  search: SearchTexts;
  promotion: PromotionTexts;
  cart: CartTexts;
  footer: FooterTexts;
  newsletter: NewsletterTexts;
  consent: ConsentTexts;
}

/** The sites of a shop, in the order of its footer. */
export type BorderSites = Readonly<Record<SiteCode, BorderSite>>;

/** Returns a site of the shop by its code, in any case; the first site for an unknown code. */
export function siteIn(sites: BorderSites, code = ""): BorderSite {
  const named = code.toUpperCase();
  const found = (Object.hasOwn(sites, named) ? sites[named] : undefined) ?? Object.values(sites)[0];
  if (!found) throw new Error("A border needs a site: hand in one at least.");
  return found;
}
