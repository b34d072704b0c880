import { hydrateRoot } from "react-dom/client";
import { CartView, type CartViewProps } from "../../features/cart/client/CartView.tsx";
import { cartStore } from "../cart.ts";

export function hydrate(container: Element, props: CartViewProps) {
  hydrateRoot(container, <CartView {...props} store={cartStore} />);
}
