import type { SiteTexts } from "../site-texts.ts";
import { header } from "./texts/header.ts";
import { navigation } from "./texts/navigation.ts";
import { search } from "./texts/search.ts";
import { promotion } from "./texts/promotion.ts";
import { cart } from "./texts/cart.ts";
import { customer } from "./texts/customer.ts";
import { catalogue } from "./texts/catalogue.ts";
import { footer } from "./texts/footer.ts";
import { newsletter } from "./texts/newsletter.ts";
import { withdrawal } from "./texts/withdrawal.ts";
import { mail } from "./texts/mail.ts";
import { customerMails } from "./texts/customer-mails.ts";
import { newsletterMails } from "./texts/newsletter-mails.ts";
import { home } from "./texts/home.ts";
import { searchPage } from "./texts/search-page.ts";
import { errors } from "./texts/errors.ts";
import { consent } from "./texts/consent.ts";
import { storedNames } from "./texts/stored-names.ts";

export const texts: SiteTexts = {
  header,
  navigation,
  search,
  promotion,
  cart,
  customer,
  catalogue,
  footer,
  newsletter,
  withdrawal,
  mail,
  customerMails,
  newsletterMails,
  home,
  searchPage,
  errors,
  consent,
  storedNames,
};
