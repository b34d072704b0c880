import type { ReactNode } from "react";
import { CartView, type CartViewProps } from "../../../border/cart/client/CartView.tsx";
import { Island } from "../../../border/client/Island.tsx";
import { GuaranteeReminder, type GuaranteeReminderProps } from "../document/GuaranteeReminder.tsx";

export interface CartPageProps extends Omit<CartViewProps, "store"> {
  /** Shown above the cart. */
  children?: ReactNode;
  guarantee: GuaranteeReminderProps;
  /** Popular products, below an empty cart. */
  popular: ReactNode;
}

/** Renders the cart, which is hydrated at once. */
export function CartPage({ children, guarantee, popular, ...props }: CartPageProps) {
  return (
    <div className="kontor-page">
      <h1>{props.texts.cart}</h1>
      {children}
      <Island name="CartPage" strategy="load" data={props}>
        <CartView {...props} />
      </Island>
      {popular}
      <GuaranteeReminder {...guarantee} />
    </div>
  );
}
