import { hydrateInPieces } from "../../../border/client/hydrate-part.ts";
import { CartView, type CartViewProps } from "../../../border/cart/client/CartView.tsx";
import { cartStore } from "../../../border/client/page-cart.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    CartPage: CartViewProps;
  }
}

export function hydrate(container: Element, props: CartViewProps) {
  if (props.cart) cartStore.startWith(props.cart, props.removed);
  return hydrateInPieces(container, <CartView {...props} store={cartStore} />);
}
