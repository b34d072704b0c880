import type { RequestOptions } from "../../shared/client/requests.ts";
import type { SiteCode } from "../../shared/site.ts";

/** Options of a request for a site, which on a page of another team may not be that of the host. */
export const ofSite = (code: SiteCode): RequestOptions => ({ headers: { "x-hunter-site": code } });
