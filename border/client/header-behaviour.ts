import { cacheKeyPath } from "../border-paths.ts";
import { closeOverlaysEvent } from "../../platform/client/overlay.ts";
import { fetchFromShop } from "../../platform/client/shop-address.ts";
import { nameCartLink } from "../cart/client/mini-cart/name-cart-link.ts";
import { attachHeader } from "../header/client/attach-header.ts";
import { paintCustomer } from "../header/client/paint-customer.ts";
import { customerChangedEvent, type HeaderPersonalData } from "../header/header-contract.ts";
import { headerCustomer } from "../header/header-rules.ts";
import { attachAppBanner } from "../promotion/client/app-banner-behaviour.ts";
import { attachPromotions } from "../promotion/client/promotion-behaviour.ts";
import type { ShopParts } from "./shop-parts.ts";
import { track } from "./track.ts";
import { loadPersonalData, resetPersonalData } from "./personal-data.ts";

/** The headers of the page, each with the functions that detach its behaviour. */
const headers = new Map<HTMLElement, (() => void)[]>();

let ofPage: (() => void) | undefined;

addEventListener(customerChangedEvent, reloadCustomer);
// A page from the back-forward cache shows the customer from when it was left.
addEventListener("pageshow", (event) => event.persisted && reloadCustomer());

/** Attaches the header's behaviour, which works without React; `boot.ts` calls it for each header when the browser is idle. */
export function attach(header: HTMLElement, shop: Pick<ShopParts, "loadWords">) {
  for (const [old, detachments] of headers)
    if (!old.isConnected) {
      for (const detach of detachments) detach();
      headers.delete(old);
      // Its open menu must not keep the page from scrolling.
      if (old.querySelector('[aria-expanded="true"]'))
        window.dispatchEvent(new CustomEvent(closeOverlaysEvent));
    }
  // The header first: it asks what is shown, which costs most after the promotions have set styles.
  headers.set(header, [
    attachHeader(header),
    attachAppBanner(header.getRootNode() as Document | ShadowRoot, { track }),
    nameCartLink(header),
    attachPromotionsOf(header),
  ]);
  // Warms up the search for a shopper who is about to use it; the response is not needed.
  fetchFromShop(cacheKeyPath).catch(() => {});
  void showCustomer();
  import("./page-consent.ts").then((consent) => consent.start(header, shop)).catch(console.error);
}

/**
 * Attaches the behaviour of promotions in the shadow root of a header or footer; returns a function that detaches it. Promotions
 * also appear elsewhere: one set of listeners serves the whole page, except for what is in shadow roots.
 */
export function attachPromotionsOf(part: HTMLElement): () => void {
  ofPage ??= attachPromotions(document, { track });
  const root = part.getRootNode();
  return root instanceof ShadowRoot ? attachPromotions(root, { track }) : () => {};
}

function reloadCustomer() {
  resetPersonalData();
  void showCustomer();
}

async function showCustomer() {
  const request = loadPersonalData();
  const customer = headerCustomer((await request) satisfies HeaderPersonalData | undefined);
  // A later request has the newer response.
  if (request === loadPersonalData())
    for (const header of headers.keys()) paintCustomer(header, customer);
}
