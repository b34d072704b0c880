import { isOtherOrigin } from "../../../platform/client/shop-address.ts";
import { desktopViewport } from "../footer-contract.ts";
import { isDesktopView } from "../footer-rules.ts";

/** Lays the page out as on large screens where the shopper chose that: pages are the same for all shoppers. */
export function showDesktopView({ dataset: { site = "" } }: HTMLElement) {
  if (isOtherOrigin() || !isDesktopView(location.search, document.cookie, site)) return;
  document.querySelector('meta[name="viewport"]')?.setAttribute("content", desktopViewport);
}
