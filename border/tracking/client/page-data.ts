import { readCookie } from "../../../platform/client/cookies.ts";
import {
  deviceOf,
  environmentOf,
  lastTouchpoint,
  platformOf,
  screenCluster,
  trackedPath,
  trackedSearchText,
} from "../page-rules.ts";
import { lastTouchpointCookie } from "../tracking-contract.ts";
import type { EventData } from "../tracking-schema.ts";

/** Header and footer state their site, its currency and its brand. */
const borderSelector = "[data-kontor][data-site]";

/** Returns the brand of all products that the shop itself sells. */
export const pageBrand = () => document.querySelector<HTMLElement>(borderSelector)?.dataset.brand;

/** Returns the currency of the page's site, ISO 4217. */
export const pageCurrency = () =>
  document.querySelector<HTMLElement>(borderSelector)?.dataset.currency ?? "EUR";

/** Reads the current data of the page. `html` states its type and its number of results; foreign pages set both themselves. */
export function readPageData(loginStatus?: string): EventData["InitialPageData"] {
  const { pageType = "content", results } = document.documentElement.dataset;
  const border = document.querySelector<HTMLElement>(borderSelector);
  const search = trackedSearchText(new URLSearchParams(location.search).get("query"));
  return {
    page_type: pageType,
    path: trackedPath(location),
    language: border?.lang || document.documentElement.lang,
    environment: environmentOf(location.href),
    device: deviceOf(navigator.userAgent),
    screen_cluster: screenCluster(innerWidth),
    platform: border?.dataset.platform ?? platformOf(innerWidth),
    ...(loginStatus && { login_status: loginStatus }),
    last_touchpoint: lastTouchpoint(readCookie(lastTouchpointCookie), Date.now()),
    ...(document.referrer && { referrer: trackedAddress(document.referrer) }),
    ...(pageType === "search" && search && { search_term: search }),
    ...(results && { results: Number(results) }),
  };
}

function trackedAddress(address: string): string {
  const url = new URL(address);
  return (url.origin + trackedPath(url)).slice(0, 300);
}
