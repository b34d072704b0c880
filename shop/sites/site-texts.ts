import type { BorderTexts } from "../../border/border-site.ts";
import type { StoredNamesTexts } from "../../border/consent/stored-name.ts";
import type { NewsletterMailTexts } from "../../border/newsletter/newsletter-mail-texts.ts";
import type { MailTexts } from "../../platform/mail/mail-contract.ts";
import type { CatalogueTexts } from "../catalogue/catalogue-contract.ts";
import type { CustomerTexts } from "../customer/customer-contract.ts";
import type { CustomerMailTexts } from "../customer/customer-mails.ts";
import type { WithdrawalTexts } from "../withdrawal/withdrawal-contract.ts";
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
