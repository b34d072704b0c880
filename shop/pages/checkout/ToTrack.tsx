import type { CheckoutToTrack } from "../../../border/client/checkout-events.ts";

/** Tells the page's tracking which events the page stands for (`border/client/checkout-events.ts`). */
export const ToTrack = ({ checkout }: { checkout: CheckoutToTrack }) => (
  <script
    type="application/json"
    data-kontor-checkout
    dangerouslySetInnerHTML={{ __html: JSON.stringify(checkout).replaceAll("<", "\\u003c") }}
  />
);
