import { productHistoryKey } from "../../../border/tracking/tracking-contract.ts";
import { fetchPage } from "../../../platform/client/fetch-page.ts";
import { inShop } from "../../../platform/client/shop-address.ts";
import { storedJson } from "../../../platform/client/stored-json.ts";
import { allows } from "../../../platform/shared/cookies/consent-cookie.ts";
import { fieldsOf, itemsOf } from "../../../platform/shared/foreign.ts";
import { productSelector } from "../../../platform/shared/item-attributes.ts";
import { recentlySeenPath } from "../../shop-paths.ts";
import { maxRecentlySeen, recentlySeenAttribute } from "./recently-seen.ts";

/** Milliseconds after which a page does without. */
const maxWait = 10_000;

/**
 * Shows the products that this browser viewed last, besides the page's own. The tracking remembers them, with consent to statistics only. They
 * are at the end of pages, where nothing shifts.
 */
export async function showRecentlySeen(): Promise<void> {
  const place = document.querySelector(`[${recentlySeenAttribute}]`);
  const isHome = document.documentElement.dataset["pageType"] === "homepage";
  if (!place && !isHome) return;
  if (!allows("statistics", document.cookie)) return;
  const own = document.querySelector<HTMLElement>(productSelector)?.dataset["item"];
  const products = itemsOf(storedJson(productHistoryKey))
    .map((view) => String(fieldsOf<{ id: string }>(view).id))
    .filter((id) => /^\d{1,9}$/.test(id) && id !== own)
    .slice(0, maxRecentlySeen);
  if (products.length === 0) return;
  const address = inShop(`${recentlySeenPath}?products=${products.join(",")}`);
  const { page } = await fetchPage(address, AbortSignal.timeout(maxWait));
  const section = page.querySelector("section");
  if (!section) return;
  const shown = document.importNode(section, true);
  if (place) place.replaceWith(shown);
  else document.querySelector("main")!.append(shown);
}
