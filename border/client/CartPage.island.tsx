import { CartView, type CartViewProps } from "../cart/client/CartView.tsx";
import { hydrateInPieces } from "./hydrate-part.ts";
import { cartStore } from "./page-cart.ts";

declare module "./Island.tsx" {
  interface Islands {
    CartPage: CartViewProps;
  }
}

export function hydrate(container: Element, props: CartViewProps) {
  if (props.cart) cartStore.startWith(props.cart, props.removed);
  return hydrateInPieces(container, <CartView {...props} store={cartStore} />);
}
