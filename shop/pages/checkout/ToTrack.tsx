import type { CheckoutToTrack } from "../../../border/tracking/checkout-steps.ts";
import { scriptJson } from "../../../platform/ui/script-json.ts";

/** Tells the page's tracking which events the page stands for (`border/tracking/checkout-steps.ts`). */
export const ToTrack = ({ checkout }: { checkout: CheckoutToTrack }) => (
  <script
    type="application/json"
    data-kontor-checkout
    dangerouslySetInnerHTML={{ __html: scriptJson(checkout) }}
  />
);
