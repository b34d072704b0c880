import { attachHeader } from "../../features/header/client/attach-header.ts";
import { paintCustomer } from "../../features/header/client/paint-customer.ts";
import { customerChangedEvent } from "../../features/header/header-contract.ts";
import { headerCustomer } from "../../features/header/header-rules.ts";
import { attachAppBanner } from "../../features/promotion/client/app-banner-behaviour.ts";
import { attachPromotions } from "../../features/promotion/client/promotion-behaviour.ts";
import { cacheKeyPath } from "../../features/search/search-contract.ts";
import { track } from "./data-layer.ts";
import { loadPersonalData, resetPersonalData } from "./personal-data.ts";

/** The headers of the page, each with what ends its behaviour. */
const headers = new Map<HTMLElement, () => void>();

// Of promotions there may be some outside any header: one set of listeners serves them all.
attachPromotions(document, { track });
addEventListener(customerChangedEvent, askAgain);
// A page from the back-forward cache shows who was logged in when it was left.
addEventListener("pageshow", (event) => event.persisted && askAgain());

/** What a header does without React once the page is shown; `boot.ts` calls it for each header when there is time. */
export function attach(header: HTMLElement) {
  for (const [old, end] of headers)
    if (!old.isConnected) {
      end();
      headers.delete(old);
    }
  const ends = [attachHeader(header), attachAppBanner(document, { track })];
  headers.set(header, () => ends.forEach((end) => end()));
  // Tells the search that somebody is about to use it; nothing depends on the answer.
  fetch(cacheKeyPath).catch(() => {});
  void showCustomer();
}

function askAgain() {
  resetPersonalData();
  void showCustomer();
}

async function showCustomer() {
  const asked = loadPersonalData();
  const customer = headerCustomer(await asked);
  // Whoever asked later knows better.
  if (asked === loadPersonalData())
    for (const header of headers.keys()) paintCustomer(header, customer);
}
