import type { FastifyInstance } from "fastify";
import type { CartService } from "../../border/cart/server/carts.ts";
import type { Navigation } from "../../border/navigation/server/navigation.ts";
import type { Newsletter } from "../../border/newsletter/server/newsletter.ts";
import type { Promotions } from "../../border/promotion/server/promotions.ts";
import type { QueryLog } from "../../border/search/server/query-log.ts";
import type { Search, SearchAnswers } from "../../border/search/server/search.ts";
import type { Staff } from "../../border/staff/server/staff.ts";
import type { ReportPeriod } from "../../border/tracking/report-period.ts";
import type { TrackingReport } from "../../border/tracking/tracking-report.ts";
import type { NumberedKind } from "../../platform/shared/sites/numbered-address.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { Capabilities } from "../../commerce/capabilities.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import type { CommunityMembers } from "../community/server/community-members-slice.ts";
import type { Community } from "../community/server/community-slice.ts";
import type { ContentPages } from "../content-pages/server/content-pages.ts";
import type { CustomerCards } from "../customer-card/server/customer-card-slice.ts";
import type { Accounts } from "../customer/server/accounts.ts";
import type { Sales } from "../discount-shop/server/sales.ts";
import type { Leads } from "../leads/server/leads-slice.ts";
import type { Leaflets } from "../leaflets/server/leaflets.ts";
import type { Orders } from "../orders/server/orders-slice.ts";
import type { Restock } from "../restock/server/restock-slice.ts";
import type { SiteContent } from "../sites/site-content.ts";
import type { Stores } from "../stores/server/stores.ts";
import type { SubscriptionsSlice } from "../subscriptions/server/subscriptions-slice.ts";
import type { Wishlists } from "../wishlist/server/wishlists.ts";
import type { Withdrawals } from "../withdrawal/server/withdrawals.ts";
import type { Visitors } from "./account/visitors.server.ts";
import type { PageTools } from "../../storefront/server/shop.ts";
import type { NumberedPage } from "./numbered-pages.route.ts";
import type { StaffTool } from "./staff/staff-tool.ts";
import type { StaticPages } from "./text/static-pages.server.ts";

/** The routes of a page, by what their responses depend on. */
export interface PageRoutes {
  /** Registers routes whose responses are the same for every shopper. */
  shared?(app: FastifyInstance, options: PagesOptions): void;
  /** Returns the handlers of addresses such as `/kaffee-c1000.html`, by the letter before the number. */
  numbered?(options: PagesOptions): Partial<Record<NumberedKind, NumberedPage>>;
  /** Registers routes whose responses belong to one shopper, in a scope of their own that reads cookies. */
  personal?(app: FastifyInstance, options: PagesOptions): void;
  /**
   * Registers routes for staff in such a scope, which reads forms and has the headers of staff pages. Without PREVIEW they do not
   * exist. `memberWith` (staff/staff-scope.server.ts) asks who sends a request.
   */
  staff?(app: FastifyInstance, options: StaffPagesOptions): void;
  /** Links to its staff pages on the home page of staff. */
  staffTools?: readonly StaffTool[];
}

/** Dependencies of the pages. */
export interface PagesOptions extends PageTools<SiteContent> {
  /** The commerce system: whether the shop makes what it sells, and whether stores have stock of their own. */
  engine: { sellsOwnProducts?: true; capabilities: Pick<Capabilities, "stockByPlace"> };
  catalogue: Catalogue;
  /** Returns the address of a product on another site, where that sells it. Reads no stars, unlike the cards of `catalogue`. */
  productUrl(at: Viewpoint, product: number): Promise<string | undefined>;
  navigation: Navigation;
  promotions: Promotions;
  search: Search & { queryLog: QueryLog; at(viewpoint: Viewpoint): Promise<SearchAnswers> };
  customers: Accounts;
  customerCards: CustomerCards;
  carts: CartService;
  orders: Orders;
  community: Community;
  communityMembers: CommunityMembers;
  restock: Restock;
  subscriptions: SubscriptionsSlice;
  staff: Staff;
  tracking: { report(period: ReportPeriod): Promise<TrackingReport> };
  wishlists: Wishlists;
  withdrawals: Withdrawals;
  newsletter: Newsletter;
  staticPages: StaticPages;
  contentPages: ContentPages;
  leaflets: Leaflets;
  sales: Sales;
  stores: Stores;
  leads: Leads;
  visitors: Visitors;
}

/** Dependencies of the pages for staff. */
export interface StaffPagesOptions extends PagesOptions {
  /** The tools of all pages. */
  staffTools: readonly StaffTool[];
}
