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
}

/** Keeps a form that could not be handled, and sends it again. */
export function CheckoutUnavailable({
  texts: { checkout, cart },
  action,
  sent,
}: CheckoutUnavailableProps) {
  return (
    <div className="kontor-page kontor-checkout">
      <div className="kontor-intro">
        <h1>{checkout.checkout}</h1>
      </div>
      <div className="kontor-notice" data-kind="error" role="alert">
        <p>{checkout.unavailable}</p>
      </div>
      <form method="post" action={action}>
        <SentFields sent={sent} />
        <Button type="submit" variant="activating" {...focusedIf(true)}>
          {cart.retry}
        </Button>
      </form>
    </div>
  );
}
