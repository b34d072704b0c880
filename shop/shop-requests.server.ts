import type { SiteRequests } from "../platform/http/requests/site-requests.ts";
import type { SiteContent } from "./sites/site-content.ts";

/** Finds the site of a request, with all its content. */
export type ShopRequests = SiteRequests<SiteContent>;
