import type { CartTexts } from "../features/cart/cart-contract.ts";
import type { CatalogueTexts } from "../features/catalogue/catalogue-contract.ts";
import type { ConsentTexts } from "../features/consent/consent-contract.ts";
import type { StoredNamesTexts } from "../features/consent/stored-name.ts";
import type { CustomerTexts } from "../features/customer/customer-contract.ts";
import type { CustomerMailTexts } from "../features/customer/customer-mails.ts";
import type { FooterTexts } from "../features/footer/footer-contract.ts";
import type { HeaderTexts } from "../features/header/header-contract.ts";
import type { MailTexts } from "../features/mail/mail-contract.ts";
import type { NavigationTexts } from "../features/navigation/navigation-contract.ts";
import type { NewsletterTexts } from "../features/newsletter/newsletter-contract.ts";
import type { NewsletterMailTexts } from "../features/newsletter/newsletter-mail-texts.ts";
import type { PromotionTexts } from "../features/promotion/promotion-contract.ts";
import type { SearchTexts } from "../features/search/search-contract.ts";
import type { WithdrawalTexts } from "../features/withdrawal/withdrawal-contract.ts";
import type { ErrorPageTexts, HomeTexts, SearchPageTexts } from "./page-texts.ts";

/** All texts of a site. A feature owns the keys, the site owns the translations. */
export interface SiteTexts {
  header: HeaderTexts;
  navigation: NavigationTexts;
  search: SearchTexts;
  promotion: PromotionTexts;
  cart: CartTexts;
  customer: CustomerTexts;
  catalogue: CatalogueTexts;
  footer: FooterTexts;
  newsletter: NewsletterTexts;
  withdrawal: WithdrawalTexts;
  mail: MailTexts;
  customerMails: CustomerMailTexts;
  newsletterMails: NewsletterMailTexts;
  home: HomeTexts;
  searchPage: SearchPageTexts;
  errors: ErrorPageTexts;
  consent: ConsentTexts;
  storedNames: StoredNamesTexts;
}
