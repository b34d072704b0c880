import type { CartTexts } from "../../../border/cart/cart-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusedIf } from "../../../platform/ui/Field.tsx";
import type { CheckoutForm } from "../../orders/checkout-forms.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";
import { SentFields } from "./SentFields.tsx";

export interface CheckoutUnavailableProps {
  texts: { checkout: CheckoutTexts; cart: Pick<CartTexts, "retry"> };
  action: string;
  sent: CheckoutForm;
  /** Whether the form was to place the order. */
  isSubmission: boolean;
}

/**
 * Keeps a form that could not be handled, and sends it again. The one that places the order asks what became of it instead: its
 * answer may have been lost, and only a button with the label of the law, below all that is ordered, may order.
 */
export function CheckoutUnavailable({
  texts: { checkout, cart },
  action,
  sent,
  isSubmission,
}: CheckoutUnavailableProps) {
  return (
    <div className="kontor-page kontor-checkout">
      <div className="kontor-intro">
        <h1>{checkout.checkout}</h1>
      </div>
      <div className="kontor-notice" data-kind="error" role="alert">
        <p>{isSubmission ? checkout.unconfirmed : checkout.unavailable}</p>
      </div>
      <form method="post" action={action}>
        <SentFields sent={isSubmission ? { ...sent, check: "yes" } : sent} />
        <Button type="submit" variant="activating" {...focusedIf(true)}>
          {isSubmission ? checkout.checkOrder : cart.retry}
        </Button>
      </form>
    </div>
  );
}
