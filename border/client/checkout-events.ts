import { hostEvent } from "../tracking/client/host-events.ts";

/** What a page of an order says in its HTML, in `<script type="application/json" data-kontor-checkout>`. */
export type CheckoutToTrack = StepToTrack | { data: object };

interface StepToTrack {
  step: string;
  /** The path of each step, in their order. */
  paths: Record<string, string>;
  /** The shopper comes from the cart's button. */
  isBegin: boolean;
  data: object;
}

/**
 * Tracks a step of the checkout, forwards or backwards by where the shopper comes from, or a placed order. What the address says
 * about the event is removed, so that it counts once, even when the page is reloaded.
 */
export function trackCheckout({ textContent }: Pick<Element, "textContent">) {
  const checkout = JSON.parse(textContent) as CheckoutToTrack;
  const from = previousPath();
  history.replaceState(history.state, "", location.pathname);
  const { data } = checkout;
  if (!("step" in checkout)) {
    hostEvent("purchase", data);
    hostEvent("purchase_ga4", data);
    return;
  }
  const { step, paths, isBegin } = checkout;
  const steps = Object.keys(paths);
  const left = steps.find((each) => from?.endsWith(paths[each]!));
  if (left === step) return;
  if (isBegin) hostEvent("begin_checkout", data);
  if (left && steps.indexOf(left) > steps.indexOf(step))
    hostEvent("reverse_checkout", { ...data, checkout_step: left });
  else hostEvent("progress_checkout", { ...data, checkout_step: step });
}

/** Returns the path of the page before this one, also after the back button where the browser says which one that was. */
function previousPath(): string | undefined {
  const { navigation } = window as { navigation?: { activation?: { from?: { url?: string } } } };
  const url = navigation?.activation?.from?.url ?? document.referrer;
  return URL.canParse(url) ? new URL(url).pathname : undefined;
}
