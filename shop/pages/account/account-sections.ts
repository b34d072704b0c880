import { type AccountSection } from "../../customer/account-texts.ts";
import {
  cardAccountPaths,
  cardPaths,
  customerPaths,
  discountShopPaths,
  orderPaths,
  reviewPaths,
  subscriptionPaths,
} from "../../shop-paths.ts";

/** The addresses of the account's pages. */
export const sectionPaths: Record<AccountSection, string> = {
  overview: customerPaths.account,
  orders: orderPaths.account,
  subscriptions: subscriptionPaths.account,
  addresses: customerPaths.addresses,
  profile: customerPaths.profile,
  loginData: customerPaths.loginData,
  sessions: customerPaths.sessions,
  card: customerPaths.card,
  reviews: reviewPaths.account,
  community: customerPaths.community,
  newsletter: customerPaths.newsletter,
  data: customerPaths.data,
};

/** The name of the field, and of the query's parameter, with the page that a login leads back to. */
export const wantedField = "next";

/** Returns the page for customers that a login was asked for; undefined for any other address. */
export const wantedPage = (path: string | undefined): string | undefined =>
  path !== undefined && (/^\/account(?:\/[a-z0-9-]{1,40}){1,3}$/.test(path) || isLoginPage(path))
    ? path
    : undefined;

/** The pages outside the account that continue after the login: those that offer a card, and that of its members. */
const isLoginPage = (path: string) =>
  [...Object.values<string>(cardPaths), discountShopPaths.members].includes(path);

/** The addresses of forms on other pages of the account, and the page that has each. */
export const formPages: Partial<Record<string, string>> = {
  [customerPaths.email]: customerPaths.loginData,
  [customerPaths.password]: customerPaths.loginData,
  [cardAccountPaths.invite]: customerPaths.card,
  [cardAccountPaths.remove]: customerPaths.card,
  [customerPaths.remove]: customerPaths.data,
};
