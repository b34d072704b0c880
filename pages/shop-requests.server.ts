import type { SiteRequests } from "../http/site-requests.ts";
import type { SiteContent } from "../sites/site-content.ts";

/** Which of the shop's sites a request is for, with all its content. */
export type ShopRequests = SiteRequests<SiteContent>;
