import type { ReactNode } from "react";
import { Island } from "../../border/client/Island.tsx";
import { CartView, type CartViewProps } from "../../features/cart/client/CartView.tsx";

export interface CartPageProps extends Omit<CartViewProps, "store"> {
  /** What stands beside the cart. */
  children?: ReactNode;
}

/** The cart, rendered by the server and hydrated at once. */
export function CartPage({ children, ...props }: CartPageProps) {
  return (
    <div className="kontor-page">
      <h1>{props.texts.cart}</h1>
      {children}
      <Island name="CartPage" strategy="load" data={props}>
        <CartView {...props} />
      </Island>
    </div>
  );
}
