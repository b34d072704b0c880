import { accountSections, type AccountSection } from "../../customer/account-texts.ts";
import {
  cardAccountPaths,
  cardPaths,
  checkoutPath,
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

/** Returns the sections that a site has. What a customer has is shown even where it is no longer offered. */
export const shownSections = (
  { hasSubscriptions }: { hasSubscriptions: boolean },
  current?: AccountSection,
): AccountSection[] =>
  accountSections.filter(
    (section) => section !== "subscriptions" || hasSubscriptions || section === current,
  );

/** Returns the page for customers that a login was asked for; undefined for any other address. */
export const wantedPage = (path: string | undefined): string | undefined =>
  path !== undefined && (/^\/account(?:\/[a-z0-9-]{1,40}){1,3}$/.test(path) || isLoginPage(path))
    ? path
    : undefined;

/** The pages outside the account that continue after the login: those that offer a card, that of its members, and the checkout. */
const isLoginPage = (path: string) =>
  [...Object.values<string>(cardPaths), discountShopPaths.members, checkoutPath].includes(path);

/** The addresses of forms on other pages of the account, and the page that has each. */
export const formPages: Partial<Record<string, string>> = {
  [customerPaths.email]: customerPaths.loginData,
  [customerPaths.password]: customerPaths.loginData,
  [cardAccountPaths.invite]: customerPaths.card,
  [cardAccountPaths.remove]: customerPaths.card,
  [customerPaths.remove]: customerPaths.data,
};
