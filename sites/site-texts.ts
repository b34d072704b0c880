import type { BorderTexts } from "../border/border-site.ts";
import type { CatalogueTexts } from "../features/catalogue/catalogue-contract.ts";
import type { StoredNamesTexts } from "../features/consent/stored-name.ts";
import type { CustomerTexts } from "../features/customer/customer-contract.ts";
import type { CustomerMailTexts } from "../features/customer/customer-mails.ts";
import type { MailTexts } from "../features/mail/mail-contract.ts";
import type { NewsletterMailTexts } from "../features/newsletter/newsletter-mail-texts.ts";
import type { WithdrawalTexts } from "../features/withdrawal/withdrawal-contract.ts";
import type { ErrorPageTexts, HomeTexts, SearchPageTexts } from "./page-texts.ts";

/** All texts of a site. A feature owns the keys, the site owns the translations. */
export interface SiteTexts extends BorderTexts {
  customer: CustomerTexts;
  catalogue: CatalogueTexts;
  withdrawal: WithdrawalTexts;
  mail: MailTexts;
  customerMails: CustomerMailTexts;
  newsletterMails: NewsletterMailTexts;
  home: HomeTexts;
  searchPage: SearchPageTexts;
  errors: ErrorPageTexts;
  storedNames: StoredNamesTexts;
}
