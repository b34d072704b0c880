import { cartPagePath } from "../../../border/border-paths.ts";
import { customerPaths, orderPaths } from "../../shop-paths.ts";
import { type CartTexts } from "../../../border/cart/cart-contract.ts";
import type { CartEntryView } from "../../../border/cart/client/cart-entries.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type CustomerTexts } from "../../customer/customer-contract.ts";
import type { CheckoutStop, CheckoutTexts } from "../../orders/checkout-texts.ts";
import type { ReviewChange } from "../../orders/checkout-contract.ts";
import type { OrderTexts } from "../../orders/order-texts.ts";
import { ChangeList, type ChangeListProps } from "./ChangeList.tsx";
import { CheckoutNotice } from "./CheckoutNotice.tsx";
import { ObstacleList } from "./ObstacleList.tsx";

export interface CheckoutStoppedProps {
  texts: {
    checkout: CheckoutTexts;
    orders: OrderTexts;
    cart: CartTexts;
    customer: Pick<CustomerTexts, "login">;
  };
  stop: CheckoutStop;
  site: ChangeListProps["site"];
  /** Changes since the shopper last looked at the review. */
  changes?: ReviewChange[];
  /** Entries of the cart that prevent the order. */
  obstacles?: CartEntryView[];
  /** Says that the shopper is another one than before. */
  notice?: string;
}

/** Says why nothing can be ordered, and how to solve it: here, or in the cart. */
export function CheckoutStopped({
  texts,
  stop,
  site,
  changes = [],
  obstacles = [],
  notice,
}: CheckoutStoppedProps) {
  const { checkout, orders, cart, customer } = texts;
  const { title, text } = checkout.stops[stop];
  // The obstacles say it with their buttons.
  const others = changes.filter(({ kind }) => kind !== "soldOut" && kind !== "onlyLeft");
  return (
    <div className="kontor-page kontor-checkout">
      <div className="kontor-intro">
        <h1>{title}</h1>
        <p>{text}</p>
        {stop === "cannotCheckOut" && obstacles.length === 0 && <p>{cart.nothingToOrder}</p>}
      </div>
      {notice && <CheckoutNotice text={notice} />}
      {obstacles.length > 0 && <ObstacleList texts={texts} site={site} entries={obstacles} />}
      {others.length > 0 && (
        <div className="kontor-notice" data-kind="error" role="alert">
          <ChangeList site={site} texts={checkout} changes={others} />
        </div>
      )}
      <p className="kontor-actions">
        {stop === "lostCart" ? (
          <>
            <Button href="/">{cart.continueShopping}</Button>
            <Button variant="secondary" href={customerPaths.login}>
              {customer.login}
            </Button>
          </>
        ) : (
          <Button variant={obstacles.length > 0 ? "secondary" : "primary"} href={cartPagePath}>
            {checkout.toCart}
          </Button>
        )}
        {stop === "emptyCart" && (
          <Button variant="secondary" href={orderPaths.lookUp}>
            {orders.lookUp}
          </Button>
        )}
      </p>
    </div>
  );
}
