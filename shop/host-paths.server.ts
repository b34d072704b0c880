import {
  navigationPath,
  newsletterPaths,
  footerPersonalDataPath,
  searchPath,
  staffPaths,
} from "../border/border-paths.ts";
import {
  cardPaths,
  customerPaths,
  checkoutPath,
  discountShopPaths,
  leadsPath,
  leafletPath,
  orderPaths,
  questionsPath,
  recipesPath,
  reviewPaths,
  storePagesPath,
  subscriptionPaths,
  wishlistPaths,
  withdrawalPaths,
} from "./shop-paths.ts";
import type { HostPath } from "../border/hosts/recipes.ts";
import { assetsPath } from "../platform/http/responses/assets.ts";
import { numberedEnd } from "../platform/shared/sites/numbered-address.ts";
import { picturesPath } from "../storefront/pictures/pictures-contract.ts";
import { namedPages } from "./sites/page-paths.ts";

const servicePath = "/service/";

/**
 * Every path that the border calls or links to. The recipes in this folder and the README are generated from this list
 * (`npm run hosts`). Tests compare it with the server's routes, and request all addresses of the border through the recipes.
 */
export const hostPaths: HostPath[] = [
  { path: "/", serves: "home page; left out by a host with one of its own" },
  {
    path: `^/[^/?]*${numberedEnd}`,
    serves: "categories, products, texts, themeworlds",
  },
  { path: "/m/*", serves: "mobile variants of the pages" },
  { path: searchPath, serves: "search results" },
  { path: `${servicePath}*`, serves: "fragments, cart, suggestions, promotions, stores, logos" },
  { path: navigationPath, serves: "flyouts of the navigation" },
  { path: footerPersonalDataPath, serves: "the customer, for the footer" },
  { path: `${assetsPath}*`, serves: "styles, scripts, fonts" },
  { path: `${picturesPath}*`, serves: "pictures" },
  { path: customerPaths.userMenu, serves: "where the user icon leads" },
  { path: customerPaths.account, serves: "account, login" },
  { path: `${customerPaths.account}/*`, serves: "forms of the account" },
  { path: staffPaths.login, serves: "login of staff" },
  { path: `${staffPaths.login}/*`, serves: "logout of staff, links that they share" },
  ...Object.values(cardPaths).map((path) => ({ path, serves: "customer card" })),
  { path: checkoutPath, serves: "where the cart's button leads" },
  { path: `${checkoutPath}/*`, serves: "steps of an order" },
  { path: orderPaths.lookUp, serves: "where guests find an order" },
  { path: `${orderPaths.order}/*`, serves: "confirmations of orders" },
  { path: `${storePagesPath}/*`, serves: "the stores" },
  { path: `${leadsPath}/*`, serves: "campaigns with a form" },
  { path: `${recipesPath}/*`, serves: "recipes of the community" },
  { path: `${questionsPath}/*`, serves: "questions about products" },
  { path: leafletPath, serves: "the leaflet of the moment" },
  { path: `${leafletPath}/*`, serves: "a certain leaflet" },
  { path: discountShopPaths.shop, serves: "what is reduced, and when it opens" },
  { path: `${discountShopPaths.shop}/*`, serves: "the same for members of the customer card" },
  { path: `${reviewPaths.product}/*`, serves: "reviews of products" },
  { path: subscriptionPaths.page, serves: "coffee by subscription" },
  { path: `${subscriptionPaths.page}/*`, serves: "choices for a subscription in the cart" },
  { path: wishlistPaths.own, serves: "the wish list" },
  { path: `${wishlistPaths.own}/*`, serves: "shared wish lists" },
  { path: withdrawalPaths.form, serves: "where shoppers withdraw from a contract" },
  { path: `${withdrawalPaths.receipts}/*`, serves: "receipts of withdrawals" },
  { path: newsletterPaths.form, serves: "sign-up to the newsletter" },
  { path: `${newsletterPaths.form}/*`, serves: "links of the newsletter's mails" },
  ...namedPages
    .filter(([, path]) => !path.startsWith(servicePath))
    .map(([key, path]) => ({ path, serves: `page: ${key}` })),
  { path: "/favicon.svg", serves: "icon of the shop's pages" },
];
