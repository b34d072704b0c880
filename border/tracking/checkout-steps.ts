import type { BusinessEvent } from "./tracking-contract.ts";

/** The step or the placed order that a page names in its HTML, in `<script type="application/json" data-kontor-checkout>`. */
export type CheckoutToTrack = StepToTrack | { data: object };

interface StepToTrack {
  step: string;
  /** The path of each step, in their order. */
  paths: Record<string, string>;
  /** The shopper comes from the cart's button. */
  isBegin: boolean;
  data: object;
}

type CheckoutEvent = [BusinessEvent, object];

/**
 * Returns the events of a page of the checkout, in their order. `from` is the path of the page before it: a step that comes later
 * was left backwards; a step that is shown again, after a mistake or a reload, is no event.
 */
export function checkoutEvents(
  checkout: CheckoutToTrack,
  from: string | undefined,
): CheckoutEvent[] {
  const { data } = checkout;
  if (!("step" in checkout))
    return [
      ["purchase", data],
      ["purchase_ga4", data],
    ];
  const { step, paths, isBegin } = checkout;
  const steps = Object.keys(paths);
  const left = steps.find((each) => from?.endsWith(paths[each]!));
  const begin: CheckoutEvent[] = isBegin ? [["begin_checkout", data]] : [];
  if (left === step) return begin;
  if (left !== undefined && steps.indexOf(left) > steps.indexOf(step))
    return [...begin, ["reverse_checkout", { ...data, checkout_step: left }]];
  return [...begin, ["progress_checkout", { ...data, checkout_step: step }]];
}
