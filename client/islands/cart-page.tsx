import { takeOver } from "../take-over.ts";
import { CartView, type CartViewProps } from "../../features/cart/client/CartView.tsx";
import { cartStore } from "../cart.ts";

export function hydrate(container: Element, props: CartViewProps) {
  takeOver(container, <CartView {...props} store={cartStore} />);
}
