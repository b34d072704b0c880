import { Island } from "../../border/client/Island.tsx";
import { CartView, type CartViewProps } from "../../features/cart/client/CartView.tsx";

/** The cart, rendered by the server and hydrated at once. */
export function CartPage(props: Omit<CartViewProps, "store">) {
  return (
    <div className="kontor-page">
      <h1>{props.texts.cart}</h1>
      <Island name="CartPage" strategy="load" data={props}>
        <CartView {...props} />
      </Island>
    </div>
  );
}
