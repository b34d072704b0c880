import type { MiniCartProps } from "../../features/cart/client/mini-cart-props.ts";
import { MiniCart } from "../../features/cart/client/MiniCart.tsx";
import panelStyles from "../../features/cart/client/mini-cart.css?inline";
import { closeOverlaysEvent } from "../../shared/client/overlay.ts";
import { cartStore } from "./page-cart.ts";
import { tracking } from "./track.ts";
import { hydratePart } from "./hydrate-part.ts";

const onOpen = () => {
  window.dispatchEvent(new Event(closeOverlaysEvent));
  tracking(({ trackCart }) => trackCart(cartStore.state.get().cart));
};

declare module "./Island.tsx" {
  interface Islands {
    MiniCart: MiniCartProps;
  }
}

export function hydrate(container: Element, props: MiniCartProps) {
  hydratePart(container, <MiniCart {...props} store={cartStore} onOpen={onOpen} />, panelStyles);
}
