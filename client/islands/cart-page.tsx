import { takeOver } from "../take-over.ts";
import { CartView, type CartViewProps } from "../../features/cart/client/CartView.tsx";
import { cartStore } from "../cart.ts";

export function hydrate(container: Element, props: CartViewProps) {
  if (props.cart) cartStore.startWith(props.cart);
  takeOver(container, <CartView {...props} store={cartStore} />);
}
