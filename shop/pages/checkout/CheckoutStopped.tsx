import { cartPagePath } from "../../../border/cart/cart-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { orderPaths } from "../../orders/order-contract.ts";
import type { CheckoutStop, CheckoutTexts } from "../../orders/checkout-texts.ts";
import type { ReviewChange } from "../../orders/checkout-contract.ts";
import type { OrderTexts } from "../../orders/order-texts.ts";
import { ChangeList, type ChangeListProps } from "./ChangeList.tsx";

export interface CheckoutStoppedProps {
  texts: { checkout: CheckoutTexts; orders: OrderTexts };
  stop: CheckoutStop;
  site: ChangeListProps["site"];
  /** Changes since the shopper last looked at the review. */
  changes?: ReviewChange[];
}

/** Says why nothing can be ordered, and leads back to the cart. */
export function CheckoutStopped({
  texts: { checkout, orders },
  stop,
  site,
  changes = [],
}: CheckoutStoppedProps) {
  const { title, text } = checkout.stops[stop];
  return (
    <div className="kontor-page kontor-checkout">
      <div className="kontor-intro">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {changes.length > 0 && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <ChangeList site={site} texts={checkout} changes={changes} />
        </div>
      )}
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
