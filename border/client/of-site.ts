import type { RequestOptions } from "../../platform/client/requests.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";

/** Returns the options of a request for a site, which may differ from the host's on another team's page. */
export const ofSite = (code: SiteCode): RequestOptions => ({ headers: { "x-hunter-site": code } });
