import { cartPagePath } from "../../../border/cart/cart-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { orderPaths } from "../../orders/order-contract.ts";
import type { CheckoutStop, CheckoutTexts } from "../../orders/checkout-texts.ts";
import type { OrderTexts } from "../../orders/order-texts.ts";

export interface CheckoutStoppedProps {
  texts: { checkout: CheckoutTexts; orders: OrderTexts };
  stop: CheckoutStop;
}

/** Says why nothing can be ordered, and leads back to the cart. */
export function CheckoutStopped({ texts: { checkout, orders }, stop }: CheckoutStoppedProps) {
  const { title, text } = checkout.stops[stop];
  return (
    <div className="kontor-page kontor-checkout">
      <div className="kontor-intro">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <p className="kontor-actions">
        <Button href={cartPagePath}>{checkout.toCart}</Button>
        {stop === "emptyCart" && (
          <Button variant="secondary" href={orderPaths.lookUp}>
            {orders.lookUp}
          </Button>
        )}
      </p>
    </div>
  );
}
