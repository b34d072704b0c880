import type { HostPath } from "../border/hosts/recipes.ts";
import { navigationPath } from "../border/navigation/navigation-contract.ts";
import { newsletterPaths } from "../border/newsletter/newsletter-contract.ts";
import { footerPersonalDataPath } from "../border/personal-data-paths.ts";
import { searchPath } from "../border/search/search-contract.ts";
import { staffPaths } from "../border/staff/staff-contract.ts";
import { assetsPath } from "../platform/http/assets.ts";
import { cardPaths, customerPaths } from "./customer/customer-contract.ts";
import { numberedAddress } from "./pages/numbered-pages.route.ts";
import { namedPages } from "./pages/text/static-pages.server.ts";
import { picturesPath } from "./pictures/pictures-contract.ts";
import { withdrawalPaths } from "./withdrawal/withdrawal-contract.ts";

const servicePath = "/service/";

/**
 * Every path that the border calls or links to. The recipes in this folder and the README are generated from this list
 * (`npm run hosts`). Tests compare it with the server's routes, and request all addresses of the border through the recipes.
 */
export const hostPaths: HostPath[] = [
  { path: "/", gives: "home page; left out by a host with one of its own" },
  {
    path: `^/[^/]*${numberedAddress}`,
    gives: "categories, products, texts, themeworlds",
  },
  { path: "/m/*", gives: "mobile variants of the pages" },
  { path: searchPath, gives: "search results" },
  { path: `${servicePath}*`, gives: "fragments, cart, suggestions, promotions, stores, logos" },
  { path: navigationPath, gives: "flyouts of the navigation" },
  { path: footerPersonalDataPath, gives: "the customer, for the footer" },
  { path: `${assetsPath}*`, gives: "styles, scripts, fonts" },
  { path: `${picturesPath}*`, gives: "pictures" },
  { path: customerPaths.userMenu, gives: "where the user icon leads" },
  { path: customerPaths.account, gives: "account, login" },
  { path: `${customerPaths.account}/*`, gives: "forms of the account" },
  { path: staffPaths.login, gives: "login of staff" },
  { path: `${staffPaths.login}/*`, gives: "logout of staff, links that they share" },
  ...Object.values(cardPaths).map((path) => ({ path, gives: "customer card" })),
  { path: withdrawalPaths.form, gives: "where shoppers withdraw from a contract" },
  { path: `${withdrawalPaths.receipts}/*`, gives: "receipts of withdrawals" },
  { path: newsletterPaths.form, gives: "sign-up to the newsletter" },
  { path: `${newsletterPaths.form}/*`, gives: "links of the newsletter's mails" },
  ...namedPages
    .filter(([, path]) => !path.startsWith(servicePath))
    .map(([key, path]) => ({ path, gives: `page: ${key}` })),
  { path: "/favicon.svg", gives: "icon of the shop's pages" },
];
