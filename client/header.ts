import { attachHeader } from "../features/header/client/attach-header.ts";
import { paintCustomer } from "../features/header/client/paint-customer.ts";
import { customerChangedEvent } from "../features/header/header-contract.ts";
import { headerCustomer } from "../features/header/header-rules.ts";
import { attachAppBanner } from "../features/promotion/client/app-banner-behaviour.ts";
import { attachPromotions } from "../features/promotion/client/promotion-behaviour.ts";
import { cacheKeyPath } from "../features/suggestions/suggestions-contract.ts";
import { track } from "./data-layer.ts";
import { loadPersonalData, resetPersonalData } from "./personal-data.ts";

// Of promotions there may be some outside any header: one set of listeners serves them all.
attachPromotions(document, { track });

/** What a header does without React once the page is shown; `boot.ts` calls it for each header when there is time. */
export function attach(header: HTMLElement) {
  attachHeader(header);
  attachAppBanner(document, { track });
  // Tells the search that somebody is about to use it; nothing depends on the answer.
  fetch(cacheKeyPath).catch(() => {});
  const showCustomer = async () => paintCustomer(header, headerCustomer(await loadPersonalData()));
  window.addEventListener(customerChangedEvent, () => {
    resetPersonalData();
    void showCustomer();
  });
  void showCustomer();
}
