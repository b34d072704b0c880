/** The words of the site by slice, one line for each file of this folder. `npm run texts` writes this list. */

export { account } from "./account.ts";
export { cart } from "./cart.ts";
export { catalogue } from "./catalogue.ts";
export { checkout } from "./checkout.ts";
export { consent } from "./consent.ts";
export { customer } from "./customer.ts";
export { customerMails } from "./customer-mails.ts";
export { errors } from "./errors.ts";
export { footer } from "./footer.ts";
export { header } from "./header.ts";
export { home } from "./home.ts";
export { invoice } from "./invoice.ts";
export { mail } from "./mail.ts";
export { navigation } from "./navigation.ts";
export { newsletter } from "./newsletter.ts";
export { newsletterMails } from "./newsletter-mails.ts";
export { orderMails } from "./order-mails.ts";
export { orders } from "./orders.ts";
export { payment } from "./payment.ts";
export { promotion } from "./promotion.ts";
export { search } from "./search.ts";
export { searchPage } from "./search-page.ts";
export { service } from "./service.ts";
export { storedNames } from "./stored-names.ts";
export { stores } from "./stores.ts";
export { withdrawal } from "./withdrawal.ts";
