import type { FastifyInstance } from "fastify";
import type { Carts } from "../../border/cart/server/carts.ts";
import type { Navigation } from "../../border/navigation/server/navigation.ts";
import type { Newsletter } from "../../border/newsletter/server/newsletter.ts";
import type { Promotions } from "../../border/promotion/server/promotions.ts";
import type { QueryLog } from "../../border/search/server/query-log.ts";
import type { Search, SearchAnswers } from "../../border/search/server/search.ts";
import type { Staff } from "../../border/staff/server/staff.ts";
import type { Viewpoint } from "../../platform/shared/viewpoint.ts";
import type { Catalogue } from "../catalogue/server/catalogue.ts";
import type { Customers } from "../customer/server/customers.ts";
import type { ShopRequests } from "../shop-requests.server.ts";
import type { Withdrawals } from "../withdrawal/server/withdrawals.ts";
import { accountPageRoutes } from "./account/account-page.route.ts";
import { createVisitors } from "./account/visitors.server.ts";
import { cartPageRoute } from "./cart/cart-page.route.tsx";
import { categoryPage } from "./category/category-page.route.tsx";
import type { PageFrame } from "./document/render-page.server.tsx";
import { homePageRoute } from "./home/home-page.route.tsx";
import { newsletterPageRoutes } from "./newsletter/newsletter-page.route.ts";
import { numberedPageRoute } from "./numbered-pages.route.ts";
import { productPage } from "./product/product-page.route.tsx";
import { searchPageRoute } from "./search/search-page.route.tsx";
import { siteFileRoutes } from "./site-files/site-files.route.ts";
import { staffPageRoutes } from "./staff/staff-page.route.tsx";
import type { TrackingReportOptions } from "./staff/tracking-report.route.tsx";
import type { StaticPages } from "./text/static-pages.server.ts";
import { namedTextPageRoutes, numberedTextPage } from "./text/text-page.route.tsx";
import { themeworldPage } from "./themeworld/themeworld-page.route.tsx";
import { withdrawalPageRoutes } from "./withdrawal/withdrawal-page.route.ts";

/** Dependencies of the pages. A new page gets its line in one of the two lists below. */
export interface PagesOptions {
  frame: PageFrame;
  /** A page frame with its own cache, so that searches do not evict other pages. */
  searchFrame: PageFrame;
  catalogue: Catalogue;
  navigation: Navigation;
  promotions: Promotions;
  search: Search & { queryLog: QueryLog; at(viewpoint: Viewpoint): Promise<SearchAnswers> };
  customers: Customers;
  carts: Carts;
  staff: Staff;
  tracking: TrackingReportOptions["tracking"];
  withdrawals: Withdrawals;
  newsletter: Newsletter;
  staticPages: StaticPages;
  requests: ShopRequests;
  onError: (error: unknown, key: string) => void;
}

/** Registers pages that are the same for every shopper. */
export function sharedPageRoutes(app: FastifyInstance, options: PagesOptions) {
  const { searchFrame, search } = options;
  siteFileRoutes(app, options);
  homePageRoute(app, options);
  numberedPageRoute(app, {
    c: categoryPage(options),
    p: productPage(options),
    s: numberedTextPage(options),
    t: themeworldPage(options),
  });
  namedTextPageRoutes(app, options);
  searchPageRoute(app, { ...options, frame: searchFrame, queryLog: search.queryLog });
}

/** Registers pages that belong to one shopper, in a scope that reads cookies. */
export async function personalPageRoutes(app: FastifyInstance, options: PagesOptions) {
  const visitors = createVisitors(options.customers, options.requests);
  const { ownerOf } = visitors;
  // Each has its own scope, because the limits and types of their bodies differ.
  await app.register(async (scope) => cartPageRoute(scope, { ...options, ownerOf }));
  await app.register(async (scope) => accountPageRoutes(scope, { ...options, visitors }));
  await app.register(async (scope) => withdrawalPageRoutes(scope, options));
  await app.register(async (scope) => newsletterPageRoutes(scope, options));
}

/** Registers the staff pages in such a scope. */
export async function staffPages(app: FastifyInstance, options: PagesOptions) {
  await app.register(async (scope) => staffPageRoutes(scope, { ...options, ...options.frame }));
}
