import type { CartTexts } from "../features/cart/cart-contract.ts";
import type { ConsentTexts } from "../features/consent/consent-contract.ts";
import type { FooterContent, FooterTexts } from "../features/footer/footer-contract.ts";
import type { HeaderTexts } from "../features/header/header-contract.ts";
import type { NavigationTexts } from "../features/navigation/navigation-contract.ts";
import type {
  NewsletterExtras,
  NewsletterTexts,
} from "../features/newsletter/newsletter-contract.ts";
import type { PromotionTexts } from "../features/promotion/promotion-contract.ts";
import type { SearchTexts } from "../features/search/search-contract.ts";
import { isSiteCode, type Site, type SiteCode } from "../shared/site.ts";

/** What a shop hands in of each of its sites. */
export interface BorderSite {
  site: Site;
  texts: BorderTexts;
  footer: FooterContent;
  /** What only this site's newsletter form has. */
  newsletterExtras?: NewsletterExtras;
}

/** The border's words, of which each feature owns the keys. */
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

/** The sites of a shop, in the order in which its footer names them. */
export type BorderSites = Partial<Record<SiteCode, BorderSite>>;

/** A site of the shop by its code, in capital letters or not; its first one for any other code. */
export function siteIn(sites: BorderSites, code = ""): BorderSite {
  const named = code.toUpperCase();
  const found = (isSiteCode(named) ? sites[named] : undefined) ?? Object.values(sites)[0];
  if (!found) throw new Error("A border needs a site: hand in one at least.");
  return found;
}
