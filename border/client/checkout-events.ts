import { checkoutEvents, type CheckoutToTrack } from "../tracking/checkout-steps.ts";
import { hostEvent } from "../tracking/client/host-events.ts";

/**
 * Tracks a step of the checkout or a placed order. What the page's address says about it is removed, so that it counts once, even
 * when the page is reloaded.
 */
export function trackCheckout({ textContent }: Pick<Element, "textContent">) {
  const events = checkoutEvents(JSON.parse(textContent) as CheckoutToTrack, previousPath());
  history.replaceState(history.state, "", location.pathname);
  for (const [event, data] of events) hostEvent(event, data);
}

/** Returns the path of the page before this one, after the back button too where the browser says which one that was. */
function previousPath(): string | undefined {
  const { navigation } = window as { navigation?: { activation?: { from?: { url?: string } } } };
  const url = navigation?.activation?.from?.url ?? document.referrer;
  return URL.canParse(url) ? new URL(url).pathname : undefined;
}
